import { addressesOnCase, type KnownAddress } from '#case-file/cases/server/addresses-store.ts'
import { requireCase } from '#case-file/cases/server/visible.ts'
import { inviteUser } from '#identity/passwords/server/links.ts'
import { count } from '#identity/sessions/server/limits.ts'
import { type Context, implement } from '#platform/operation/context.ts'
import { email } from '../contract.ts'
import { type CallKind, kinds } from '../kinds.ts'
import { type Outgoing, recipientsOf } from '../wording.ts'
import { attachmentsOf } from './attachments.ts'
import { SENDING } from './limit.ts'
import { knownAddresses } from './store.ts'
import { wordingOf } from './wording-of.ts'

export const emailHandlers = implement(email, {
  employeeSetup: (context, mail) => sendAll(context, mail, 'employee-setup'),
  accountCreation: (context, mail) => sendAll(context, mail, 'account-creation'),
  employerSetup: (context, mail) => sendAll(context, mail, 'employer-setup'),
  caseCreation: (context, mail) => sendAll(context, mail, 'case-creation'),
  plain: (context, mail) => sendAll(context, mail, 'message'),
})

export type Sending = Context<(typeof email)['plain']>

async function sendAll(context: Sending, mail: Outgoing, call: CallKind): Promise<{ posted: number }> {
  const { actor, services, refuse, audit, db } = context
  await count(services, SENDING, String(actor.userId))
  const { caseId } = mail
  const file = caseId === undefined ? undefined : await requireCase(db, actor, caseId)
  const to = recipientsOf(mail)
  if (to.length === 0) refuse('NO_RECIPIENT')
  // Read under the caller’s own scope: an address of another tenant is as unknown as one that nobody has. Whoever is on
  // the case already may be written to as well (decisions §10).
  const onCase =
    caseId === undefined ? [] : await context.asSystem('who is on the case already', () => addressesOnCase(db, caseId))
  const known = [...onCase, ...(await knownAddresses(db, [...to, ...mail.ccEmailIds]))]
  const addressed = to.map((address) => known.find((each) => each.email === address))
  if (
    addressed.includes(undefined) ||
    mail.ccEmailIds.some((copy) => !known.some((each) => each.email === copy.toLowerCase()))
  )
    refuse('UNKNOWN_RECIPIENT')
  const copied = mail.ccEmailIds.map((copy) => copy.toLowerCase())
  const toFamily = known.some(({ email: address, ofFamily }) => ofFamily && [...to, ...copied].includes(address))
  const attachments = await attachmentsOf(context, { caseId, files: mail.inputFileList, toFamily })
  const saying = await wordingOf(context, mail, call, file)
  const { invites, about } = kinds[call]
  for (const each of addressed as KnownAddress[]) {
    const { subject, paragraphs, own } = saying(each)
    if (invites && each.userId && each.status === 'Invited') {
      await inviteUser(context, { ...each, userId: each.userId }, own ? { subject, paragraphs } : undefined)
      continue
    }
    const letter = {
      to: [each.email],
      cc: mail.ccEmailIds,
      subject,
      template: call,
      kind: about,
      // What is about a case belongs to the case's company, whoever reads it.
      companyId: file?.companyId ?? each.companyId,
      lawFirmId: (file?.companyId ?? each.companyId) ? null : each.lawFirmId,
      paragraphs,
      attachments,
      action: { label: 'Open VisaCare', url: services.config.publicUrl },
    }
    // The firm writes to its clients: the mail is the company's, whose outbox is not the firm's.
    await context.asSystem('mail to somebody the sender may see', () => context.mail(letter))
  }
  audit({
    subject: caseId === undefined ? `mail:${call}` : `case:${caseId}`,
    after: {
      to,
      cc: mail.ccEmailIds,
      template: call,
      named: mail.emailTemplate || undefined,
      files: attachments.map(({ name }) => name),
    },
    companyId: file?.companyId,
  })
  return { posted: to.length }
}
