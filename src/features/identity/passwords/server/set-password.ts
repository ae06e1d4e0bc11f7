import type { Account } from '#identity/sessions/server/accounts.ts'
import { hashPassword, passwordIsRight } from '#identity/sessions/server/password-hash.ts'
import type { Db, Transaction } from '#platform/database/database.ts'
import { Refusal } from '#platform/operation/refusal.ts'
import type { Services } from '#platform/services.ts'
import { newPasswordProblems } from '../new-password.ts'
import {
  defaultPasswordPolicy,
  type PasswordPolicy,
  type PasswordProblem,
  screenTexts,
  validatorText,
} from '../passwords.ts'

/** Checks a new password against the active policy, the lists and the history, and answers its hash. */
export async function acceptedPassword(
  services: Services,
  account: Pick<Account, 'id' | 'email' | 'userName' | 'firstName' | 'middleName' | 'lastName'>,
  password: string,
  confirmation?: string,
  db: Db = services.database.read({ kind: 'system' }),
): Promise<string> {
  const policy = await activePolicy(db)
  const ownNames = [account.firstName, account.middleName, account.lastName, account.userName].filter(Boolean)
  const typed = { password, confirmation, email: account.email, ownNames }
  const problems = newPasswordProblems(typed, policy, { demoMode: services.config.demoData })
  if (problems.length === 0 && (await usedBefore(db, account.id, password, policy.history))) problems.push('reused')
  if (problems.length > 0) throw passwordRefused(problems, policy)
  return hashPassword(password)
}

export function passwordRefused(problems: PasswordProblem[], policy: PasswordPolicy): Refusal {
  return new Refusal(400, 'REFUSED', validatorText(problems), {
    fields: { password: screenTexts(problems, policy).join(' and ') },
  })
}

/** Stores an accepted password and its history. `firstLogin`: somebody else typed it, so it works once. */
export async function storePassword(
  tx: Transaction,
  userId: number,
  passwordHash: string,
  now: Date,
  firstLogin = false,
): Promise<void> {
  await tx.run(
    `insert into credentials (user_id, password_hash, password_changed_at, first_login) values ($1, $2, $3, $4)
     on conflict (user_id) do update set password_hash = $2, password_changed_at = $3, first_login = $4`,
    [userId, passwordHash, now, firstLogin],
  )
  await tx.run('insert into password_history (user_id, password_hash, changed_at) values ($1, $2, $3)', [
    userId,
    passwordHash,
    now,
  ])
}

export async function activePolicy(db: Db): Promise<PasswordPolicy> {
  const row = await db.maybe<PasswordPolicy>(`
    select min_length as "minLength", require_lower as "requireLower", require_upper as "requireUpper",
           require_digit as "requireDigit", require_special as "requireSpecial", special_characters as "specialCharacters",
           history, max_age_days as "maxAgeDays"
      from password_policies where status = 'Active'`)
  return { ...defaultPasswordPolicy, ...row }
}

async function usedBefore(db: Db, userId: number, password: string, history: number): Promise<boolean> {
  const earlier = await db.rows<{ passwordHash: string }>(
    'select password_hash as "passwordHash" from password_history where user_id = $1 order by changed_at desc limit $2',
    [userId, history],
  )
  for (const { passwordHash } of earlier) if (await passwordIsRight(passwordHash, password)) return true
  return false
}

/** A user in sight of the asker. */
export const userOfName = (db: Db, userName: string) =>
  db.maybe<{ id: number }>('select id from users where lower(user_name) = lower($1)', [userName])

/** When a password changed, newest first. Needs scope system. */
export const passwordChanges = (db: Db, userId: number) =>
  db.rows<{ changedAt: string }>(
    'select changed_at as "changedAt" from password_history where user_id = $1 order by changed_at desc limit 100',
    [userId],
  )

/** Whoever was invited is a user once there is a password. */
export const activateInvited = (tx: Transaction, userId: number, at: Date) =>
  tx.run(`update users set status = 'Active', updated_at = $2 where id = $1 and status = 'Invited'`, [userId, at])
