import type { NotificationKind } from '#identity/notifications/rules.ts'
import { inviteUser } from '#identity/passwords/server/links.ts'
import { count, type Limit } from '#identity/sessions/server/limits.ts'
import { type Context, implement } from '#platform/operation/context.ts'
import { email } from '../contract.ts'
import { NO_CASE, type Outgoing, paragraphsOf, recipientsOf } from '../wording.ts'
import { type KnownAddress, knownAddresses } from './store.ts'

const SENDING: Limit = { name: 'email', hits: 60, seconds: 900 }

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
      opening: 'an account at VisaCare was made for you.',
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
type Sending = Context<(typeof email)['plain']>

async function sendAll(context: Sending, mail: Outgoing, kind: Kind): Promise<{ posted: number }> {
  const { actor, services, refuse, audit, db } = context
  await count(services, SENDING, String(actor.userId))
  if ((mail.inputFileList ?? []).length > 0) refuse('NO_ATTACHMENTS')
  if (mail.caseId && Number(mail.caseId) !== NO_CASE) refuse('NO_SUCH_CASE')
  const to = recipientsOf(mail)
  if (to.length === 0) refuse('NO_RECIPIENT')
  // Read under the caller's own scope: an address of another tenant is as unknown as one that nobody has.
  const known = await knownAddresses(db, [...to, ...mail.ccEmailIds])
  const addressed = to.map((address) => known.find((each) => each.email === address))
  if (
    addressed.includes(undefined) ||
    mail.ccEmailIds.some((copy) => !known.some((each) => each.email === copy.toLowerCase()))
  )
    refuse('UNKNOWN_RECIPIENT')
  for (const each of addressed as KnownAddress[]) {
    if (kind.invites && each.userId && each.status === 'Invited') {
      await inviteUser(context, { ...each, userId: each.userId })
      continue
    }
    await context.mail({
      to: [each.email],
      cc: mail.ccEmailIds,
      subject: mail.subject || kind.subject,
      template: kind.template,
      kind: kind.about,
      companyId: each.companyId,
      lawFirmId: each.companyId ? null : each.lawFirmId,
      paragraphs: paragraphsOf(kind.opening, mail),
      action: { label: 'Open VisaCare', url: services.config.publicUrl },
    })
  }
  audit({ subject: `mail:${kind.template}`, after: { to, cc: mail.ccEmailIds } })
  return { posted: to.length }
}
