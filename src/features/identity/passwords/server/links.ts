import { accountById } from '#identity/sessions/server/accounts.ts'
import { randomToken } from '#platform/crypto/tokens.ts'
import type { Db, Transaction } from '#platform/database/database.ts'
import type { CommandContext } from '#platform/operation/context.ts'
import { slot } from '#platform/parts.ts'
import type { Services } from '#platform/services.ts'
import type { Actor } from '#platform/session/actor.ts'
import { tokenHashOf } from '#platform/session/sessions.ts'
import { type LinkPurpose, linkHours, linkTime } from '../link-times.ts'
import { acceptedPassword, storePassword } from './set-password.ts'

/** A one-time code: only its hash is stored; an older unused one of the same purpose ends. Needs scope system. */
export async function makeCode(
  tx: Transaction,
  userId: number | null,
  purpose: LinkPurpose,
  now: Date,
): Promise<string> {
  const code = randomToken()
  await tx.run('delete from action_codes where purpose = $2 and used_at is null and user_id is not distinct from $1', [
    userId,
    purpose,
  ])
  await tx.run(
    `insert into action_codes (code_hash, user_id, purpose, created_at, expires_at) values (decode($1, 'hex'), $2, $3, $4, $5)`,
    [tokenHashOf(code), userId, purpose, now, new Date(now.getTime() + linkHours[purpose] * 3_600_000)],
  )
  return code
}

export type CodeRow = { userId: number | null; userName: string | null; purpose: LinkPurpose }

/** What a code is for, as long as it is good. Does not use it. */
export const findCode = (db: Pick<Transaction, 'maybe'>, code: string, now: Date) =>
  db.maybe<CodeRow>(
    `select a.user_id as "userId", u.user_name as "userName", a.purpose
       from action_codes a left join users u on u.id = a.user_id
      where a.code_hash = decode($1, 'hex') and a.used_at is null and a.expires_at > $2`,
    [tokenHashOf(code), now],
  )

/** What a code was for that is used or too old; a newer one took the place of one that is not found. */
export const purposeOfCode = (db: Pick<Transaction, 'maybe'>, code: string) =>
  db.maybe<{ purpose: LinkPurpose }>(`select purpose from action_codes where code_hash = decode($1, 'hex')`, [
    tokenHashOf(code),
  ])

/** Uses a code up. Of two uses at the same time one finds nothing. */
export const useCode = (tx: Transaction, code: string, now: Date) =>
  tx.maybe<{ userId: number | null; purpose: LinkPurpose }>(
    `update action_codes set used_at = $2
      where code_hash = decode($1, 'hex') and used_at is null and expires_at > $2
      returning user_id as "userId", purpose`,
    [tokenHashOf(code), now],
  )

type Making = CommandContext & { services: Services; now: Date; actor?: Pick<Actor, 'userId'> | null }
export type NewAccount = {
  userId: number
  email: string
  userName: string
  firstName: string
  companyId: number | null
  lawFirmId: number | null
}

/** What a tenant says in its own words in place of who invites and why. */
export type OwnWording = { subject: string; paragraphs: readonly string[] }

/** Credentials without a password, a code and the activation mail, in the transaction that makes the user. */
export async function inviteUser(context: Making, account: NewAccount, wording?: OwnWording): Promise<void> {
  const { db, now, services } = context
  const code = await context.asSystem('activation link', async () => {
    await db.run('insert into credentials (user_id) values ($1) on conflict do nothing', [account.userId])
    return makeCode(db, account.userId, 'activate', now)
  })
  await context.asSystem('activation mail', async () => {
    const { companyId, lawFirmId, userId } = account
    const by = await inviterOf(db, { byId: context.actor?.userId ?? null, companyId, lawFirmId })
    const reasons: Reason[] = []
    for (const reasonOf of invitationReasons.of(services)) {
      const found = await reasonOf(db, userId)
      if (found) reasons.push(found)
    }
    const [reason] = reasons
    await context.mail({
      to: [account.email],
      subject: wording?.subject ?? `Your VisaCare account${reason ? `: ${reason.what}` : ''}`,
      template: 'account-activation',
      companyId: account.companyId,
      lawFirmId: account.lawFirmId,
      paragraphs: [
        ...(wording?.paragraphs ?? [
          `Hello ${account.firstName || account.userName},`,
          [invitedBy(by), ...reasons.map(({ says }) => says)].join(' '),
        ]),
        `Your user name is ${account.userName}. Choose your password with the link below. It works once and is valid for ${linkTime('activate')}.`,
        ...[askWho(by)].filter(Boolean),
      ],
      action: { label: 'Choose your password', url: linkTo(services, code) },
    })
  })
}

/** A password typed by another person: it works once, then FIRSTLOGIN forces a new one. */
export async function setFirstPassword(context: Making, userId: number, password: string): Promise<void> {
  await context.asSystem('first password', async () => {
    const account = await accountById(context.db, userId)
    const passwordHash = await acceptedPassword(context.services, account, password, undefined, context.db)
    await storePassword(context.db, userId, passwordHash, context.now, true)
    await context.db.run(`update users set status = 'Active' where id = $1`, [userId])
  })
}

export const linkTo = ({ config }: Pick<Services, 'config'>, code: string) =>
  `${config.publicUrl.replace(/\/$/, '')}/forgotPasswordUpdate/${code}`

/** Why somebody gets an account: in sentences, and in a few words for the subject. */
export type Reason = { says: string; what: string }

/** What the account is for, what to have at hand and how long it takes. Needs scope system. */
export const invitationReasons =
  slot<(system: Db, userId: number) => Promise<Reason | undefined>>('why somebody is invited')

/** What is done for somebody who can sign in for the first time. */
export const onceActivated = slot<(tx: Transaction, userId: number) => void>('done once an account is activated')

export type Inviting = { byId: number | null; companyId: number | null; lawFirmId: number | null }

export type Inviter = { name: string; office: string; email: string }

/** Who invites: the person with the own office, else the company or law firm for which it is done. Needs scope system. */
export const inviterOf = (system: Db, { byId, companyId, lawFirmId }: Inviting) =>
  system.one<Inviter>(
    `select coalesce((select email from users where id = $1), '') as email, coalesce((select app.full_name(first_name, last_name) from users where id = $1), '') as name,
            coalesce((select coalesce(f.name, c.name) from users u left join law_firms f on f.id = u.law_firm_id
                       left join companies c on c.id = u.company_id where u.id = $1),
              (select name from companies where id = $2), (select name from law_firms where id = $3), '') as office`,
    [byId, companyId, lawFirmId],
  )

/** "Harriet Wells of Northwind Analytics invites you to VisaCare." */
export function invitedBy({ name, office }: Pick<Inviter, 'name' | 'office'>): string {
  const who = [name, office].filter(Boolean).join(' of ')
  return who ? `${who} invites you to VisaCare.` : 'An account at VisaCare was created for you.'
}

/** Whom to ask: who invited. */
export const askWho = ({ name, email }: Pick<Inviter, 'name' | 'email'>): string =>
  name && email ? `Questions about it? Write to ${name}, ${email}.` : ''
