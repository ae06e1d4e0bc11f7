import { addressesOnCase, type KnownAddress } from '#case-file/cases/server/addresses-store.ts'
import type { CaseColumns } from '#case-file/cases/server/case-row.ts'
import { requireCase } from '#case-file/cases/server/visible.ts'
import { inviteUser } from '#identity/passwords/server/links.ts'
import { count } from '#identity/sessions/server/limits.ts'
import { filePlace } from '#platform/crypto/sealed-columns.ts'
import type { Attachment } from '#platform/mail/letter.ts'
import { type Context, implement } from '#platform/operation/context.ts'
import { tenantInScope } from '#platform/session/actor.ts'
import { mayOpen } from '#preparation/documents/server/opening.ts'
import { email } from '../contract.ts'
import { type CallKind, kinds, ownKindNamed } from '../kinds.ts'
import { labelOf, merged, paragraphsIn, type TemplateValues, templateFields } from '../template-fields.ts'
import { type Outgoing, paragraphsOf, recipientsOf } from '../wording.ts'
import { valuesOfCase } from './case-values.ts'
import { SENDING } from './limit.ts'
import { chosenTemplate, documentsOfCase, knownAddresses } from './store.ts'

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

const MOST_BYTES = 15 * 1024 * 1024

type Wanted = { caseId: number | undefined; files: readonly string[]; toFamily: boolean }

/**
 * The documents of a case that travel with a mail. What is kept from the family is not mailed to it either; what shows a
 * Social Security number leaves by mail as it is opened: with the right and a fresh password, and the mail is on record.
 */
async function attachmentsOf(context: Sending, { caseId, files, toFamily }: Wanted): Promise<Attachment[]> {
  const { db, refuse } = context
  if (files.length === 0) return []
  if (caseId === undefined) return refuse('FILES_NEED_CASE')
  const keys = [...new Set(files.map((name) => name.toLowerCase().replace(/\.\w{1,5}$/, '')))]
  const found = await documentsOfCase(db, caseId, keys)
  if (found.length < keys.length) refuse('UNKNOWN_FILE')
  if (toFamily && found.some(({ employeeAccess }) => !employeeAccess)) refuse('FILE_NOT_FOR_FAMILY')
  for (const { documentId } of found) await mayOpen(context, documentId)
  if (found.reduce((sum, { size }) => sum + size, 0) > MOST_BYTES) refuse('FILES_TOO_LARGE')
  return found.map((file) => ({ name: file.name, contentType: file.contentType, place: filePlace(file) }))
}

type Wording = { subject: string; paragraphs: string[]; own: boolean }

/**
 * What a call says to each of its recipients: in the tenant's words where it has a template, else in the product's. A
 * template that nobody has is refused rather than replaced, and so is one with a gap: a mail cannot be taken back.
 */
async function wordingOf(context: Sending, mail: Outgoing, call: CallKind, file: CaseColumns | undefined) {
  const { db, actor, refuse } = context
  const named = ownKindNamed(mail.emailTemplate)
  const kind = named ?? call
  const [template, ofCase] = await context.asSystem('the words of the sender’s tenant', async () => {
    const wanted = { name: named ? '' : mail.emailTemplate, usedFor: kind }
    const found = await chosenTemplate(db, tenantInScope(actor), wanted)
    return [found, found && file ? await valuesOfCase(db, file) : {}] as const
  })
  if (!template && mail.emailTemplate && !named) refuse('UNKNOWN_TEMPLATE')
  const { subject, opening } = kinds[kind]
  return ({ email, userName }: KnownAddress): Wording => {
    if (!template) {
      const says = opening || mail.subject || 'there is news for you at VisaCare.'
      return { subject: mail.subject || subject, paragraphs: paragraphsOf(says, mail), own: false }
    }
    const values = { ...ofCase, ...givenValues(mail), customerEmail: email, userId: userName }
    const [head, body] = [merged(template.subject, values), merged(template.body, values)]
    const missing = [...new Set([...head.missing, ...body.missing])]
    if (missing.length > 0)
      refuse('MISSING_VALUES', { fields: { emailTemplate: `Not known: ${missing.map(labelOf).join(', ')}.` } })
    return { subject: head.text.slice(0, 300), paragraphs: paragraphsIn(body.text), own: true }
  }
}

/** What the call brought along wins over what the case says; the number of a case is said, not its id. */
const givenValues = (mail: Outgoing): TemplateValues =>
  Object.fromEntries(
    templateFields
      .filter(({ name }) => name !== 'caseId' && mail[name])
      .map(({ name }) => [name, String(mail[name])] as const),
  )
