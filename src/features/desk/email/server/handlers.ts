import { addressesOnCase, type KnownAddress } from '#case-file/cases/server/addresses-store.ts'
import { requireCase } from '#case-file/cases/server/visible.ts'
import type { NotificationKind } from '#identity/notifications/rules.ts'
import { inviteUser } from '#identity/passwords/server/links.ts'
import { count, type Limit } from '#identity/sessions/server/limits.ts'
import { type Context, implement } from '#platform/operation/context.ts'
import { email, TOO_MANY_EMAILS } from '../contract.ts'
import { type Outgoing, paragraphsOf, recipientsOf } from '../wording.ts'
import { attachmentsOf } from './attachments.ts'
import { knownAddresses } from './store.ts'

const SENDING: Limit = { name: 'email', hits: 60, seconds: 900, says: TOO_MANY_EMAILS }

export const emailHandlers = implement(email, {
  employeeSetup: (context, mail) =>
    sendAll(context, mail, {
      invites: true,
      template: 'employee-setup',
      subject: 'Your VisaCare account',
      opening: 'your account at VisaCare is ready to be set up.',
    }),
  accountCreation: (context, mail) =>
    sendAll(context, mail, {
      invites: true,
      template: 'account-creation',
      subject: 'Your VisaCare account',
      opening: 'an account at VisaCare was created for you.',
    }),
  employerSetup: (context, mail) =>
    sendAll(context, mail, {
      invites: true,
      template: 'employer-setup',
      subject: 'Your company at VisaCare',
      opening: 'your company was registered at VisaCare.',
    }),
  caseCreation: (context, mail) =>
    sendAll(context, mail, {
      invites: false,
      about: 'cases',
      template: 'case-creation',
      subject: 'A case was opened',
      opening: 'a case was opened that concerns you.',
    }),
  plain: (context, mail) =>
    sendAll(context, mail, {
      invites: false,
      about: 'messages',
      template: 'message',
      subject: 'A message from VisaCare',
      opening: mail.subject || 'there is news for you at VisaCare.',
    }),
})

/** Without `about` it is the way into an account, which nobody can decline. */
type Kind = { invites: boolean; about?: NotificationKind; template: string; subject: string; opening: string }
export type Sending = Context<(typeof email)['plain']>

async function sendAll(context: Sending, mail: Outgoing, kind: Kind): Promise<{ posted: number }> {
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
  for (const each of addressed as KnownAddress[]) {
    if (kind.invites && each.userId && each.status === 'Invited') {
      await inviteUser(context, { ...each, userId: each.userId })
      continue
    }
    const letter = {
      to: [each.email],
      cc: mail.ccEmailIds,
      subject: mail.subject || kind.subject,
      template: kind.template,
      kind: kind.about,
      // What is about a case belongs to the case's company, whoever reads it.
      companyId: file?.companyId ?? each.companyId,
      lawFirmId: (file?.companyId ?? each.companyId) ? null : each.lawFirmId,
      paragraphs: paragraphsOf(kind.opening, mail),
      attachments,
      action: { label: 'Open VisaCare', url: services.config.publicUrl },
    }
    // The firm writes to its clients: the mail is the company's, whose outbox is not the firm's.
    await context.asSystem('mail to somebody the sender may see', () => context.mail(letter))
  }
  audit({
    subject: caseId === undefined ? `mail:${kind.template}` : `case:${caseId}`,
    after: { to, cc: mail.ccEmailIds, template: kind.template, files: attachments.map(({ name }) => name) },
    companyId: file?.companyId,
  })
  return { posted: to.length }
}
