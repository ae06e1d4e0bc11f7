import { accountById } from '#identity/sessions/server/accounts.ts'
import { auditStep } from '#platform/audit/audit.ts'
import type { Transaction } from '#platform/database/database.ts'
import { enqueueStep } from '#platform/jobs/enqueue.ts'
import { post } from '#platform/mail/outbox.ts'
import type { CommandContext, Context } from '#platform/operation/context.ts'
import type { Services } from '#platform/services.ts'
import type { passwords } from '../contract.ts'
import { linkTime, OBJECTION_HOURS } from '../link-times.ts'
import { findCode, inviterOf, linkTo, makeCode, type NewAccount, useCode } from './links.ts'

type Moving = CommandContext & { services: Services; now: Date; actor: { userId: number } }

/**
 * Another address for an account in use: whoever holds the address can choose the password, so the new one counts once
 * the link mailed to it is used, and the old one is told at once and can stop it. What somebody else asked for waits
 * three days for that, unless the old address agrees. Links that wait at the old address end.
 */
export async function askToConfirm(context: Moving, account: NewAccount, movedTo: string): Promise<void> {
  const { db, now, services, actor } = context
  const { userId, companyId, lawFirmId } = account
  const byOwner = actor.userId === userId
  const from = new Date(now.getTime() + (byOwner ? 0 : OBJECTION_HOURS * 3_600_000))
  const [code, keep, by] = await context.asSystem('confirm an address', async () => {
    await db.run('delete from action_codes where user_id = $1 and used_at is null', [userId])
    await db.run('update users set pending_email = $2, pending_email_from = $3 where id = $1', [userId, movedTo, from])
    return [
      await makeCode(db, userId, 'email', now),
      await makeCode(db, userId, 'keep', now),
      await inviterOf(db, { byId: actor.userId, companyId, lawFirmId }),
    ]
  })
  const waits = byOwner
    ? ''
    : ` It changes three days after this mail at the earliest, or as soon as the present address agrees.`
  const hello = `Hello ${account.firstName || account.userName},`
  const who = by.name || 'Somebody'
  const common = { companyId, lawFirmId }
  await context.asSystem('mails about an address', async () => {
    await context.mail({
      ...common,
      to: [movedTo],
      subject: 'Confirm your new e-mail address',
      template: 'address-confirm',
      paragraphs: [
        hello,
        `${who} asks to make this the e-mail address of your VisaCare account. It counts once you confirm it with the link below.${waits} The link works once and is valid for ${linkTime('email')}.`,
      ],
      action: { label: 'Confirm this address', url: linkTo(services, code) },
    })
    await context.mail({
      ...common,
      to: [account.email],
      subject: 'The e-mail address of your account is to change',
      template: 'address-changing',
      paragraphs: [
        hello,
        `${who} asked to change the e-mail address of your VisaCare account to ${movedTo}. It changes once it is confirmed there; until then everything goes on coming here.${waits}`,
        `If you do not know of this, keep your address with the link below and tell your administrator. The link works once and is valid for ${linkTime('keep')}.`,
      ],
      action: { label: 'Keep or change my address', url: linkTo(services, keep) },
    })
  })
}

const system = { kind: 'system' } as const

/** Uses the link up; the address it was mailed to is the account's from then on, and the old one is told. */
export async function confirmAddress(
  { services, request, now, refuse }: Context<typeof passwords.confirmAddress>,
  code: string,
): Promise<string> {
  const found = await findCode(services.database.read(system), code, now)
  if (!found?.userId || found.purpose !== 'email') return refuse('LINK_USED')
  const account = await accountById(services.database.read(system), found.userId)
  return services.database.transaction(system, async (tx) => {
    if (await isTooEarly(tx, account.id, now)) refuse('NOT_YET')
    if ((await useCode(tx, code, now))?.userId !== account.id) refuse('LINK_USED')
    const email = await takePending(tx, account.id, now)
    // Somebody else got an account with it meanwhile.
    if (email === undefined) return refuse('EMAIL_TAKEN')
    const { id: userId, companyId, lawFirmId } = account
    const letter = {
      to: [account.email],
      subject: 'The e-mail address of your account has changed',
      template: 'address-changed',
      ...{ companyId, lawFirmId },
      paragraphs: [
        `Hello ${account.firstName || account.userName},`,
        `the e-mail address of your VisaCare account is now ${email}. Nothing more comes to this one.`,
        'If you do not know of this, tell your administrator now.',
      ],
    }
    const { supportEmail } = services.config
    await post(tx, {
      letters: [letter],
      enqueue: (...job) => tx.atEnd(enqueueStep(...job)),
      ...{ keyring: services.keyring, now, by: userId, supportEmail },
    })
    tx.atEnd(
      auditStep({
        ...{ at: now, operation: 'passwords.confirmAddress', userId, companyId, lawFirmId, request },
        ...{ subject: `user:${userId}`, before: { email: account.email }, after: { email } },
      }),
    )
    return email
  })
}

async function takePending(tx: Transaction, userId: number, now: Date): Promise<string | undefined> {
  const moved = await tx.maybe<{ email: string }>(
    `update users set email = pending_email, pending_email = null, pending_email_from = null, version = version + 1, updated_at = $2
      where id = $1 and pending_email is not null
        and not exists (select 1 from users o where o.id <> $1
                         and lower(users.pending_email) in (lower(o.email), lower(o.user_name)))
      returning email`,
    [userId, now],
  )
  return moved?.email
}

const isTooEarly = async (tx: Transaction, userId: number, now: Date): Promise<boolean> =>
  (await tx.maybe('select 1 from users where id = $1 and pending_email_from > $2 for update', [userId, now])) !==
  undefined

/** The old address has its say: it stays, or the new one may take its place at once. */
export async function answerMove(
  { services, request, now, refuse }: Context<typeof passwords.answerMove>,
  { actcode, agree }: { actcode: string; agree: boolean },
): Promise<{ email: string; pendingEmail: string | null }> {
  const found = await findCode(services.database.read(system), actcode, now)
  if (!found?.userId || found.purpose !== 'keep') return refuse('LINK_USED')
  const { id, email, companyId, lawFirmId } = await accountById(services.database.read(system), found.userId)
  return services.database.transaction(system, async (tx) => {
    if ((await useCode(tx, actcode, now))?.userId !== id) refuse('LINK_USED')
    const answered = agree
      ? 'update users set pending_email_from = null where id = $1 returning pending_email as "pendingEmail"'
      : `update users set pending_email = null, pending_email_from = null where id = $1 returning null as "pendingEmail"`
    const { pendingEmail } = await tx.one<{ pendingEmail: string | null }>(answered, [id])
    if (!agree)
      await tx.run(`delete from action_codes where user_id = $1 and purpose = 'email' and used_at is null`, [id])
    tx.atEnd(
      auditStep({
        ...{ at: now, operation: 'passwords.answerMove', userId: id, companyId, lawFirmId, request },
        ...{ subject: `user:${id}`, after: { agree, pendingEmail } },
      }),
    )
    return { email, pendingEmail }
  })
}
