import type { RequestInfo } from '#platform/audit/audit.ts'
import type { Db } from '#platform/database/database.ts'
import { gate } from '#platform/operation/gate.ts'
import { networkOf } from '#platform/operation/network-of.ts'
import { Refusal } from '#platform/operation/refusal.ts'
import { type SwitchedOff, switchedOffWords } from '#platform/operation/session-refusal.ts'
import type { Services } from '#platform/services.ts'
import { countAttempt, recordFailure, takeBackAttempt } from './attempts.ts'
import { passwordIsRight } from './password-hash.ts'

export type Account = {
  id: number
  userName: string
  email: string
  firstName: string
  middleName: string
  lastName: string
  roleId: number
  scope: string
  companyId: number | null
  lawFirmId: number | null
  personId: number | null
  /** Inactive too while the role is. */
  status: string
  /** The tenant the account belongs to does not work. */
  switchedOff: SwitchedOff | null
  demo: boolean
  passwordHash: string | null
  firstLogin: boolean
}

const ACCOUNT = `
  select u.id, u.user_name as "userName", u.email, u.first_name as "firstName", u.middle_name as "middleName",
         u.last_name as "lastName", u.role_id as "roleId", r.scope, u.company_id as "companyId", u.law_firm_id as "lawFirmId",
         u.person_id as "personId", case when r.status <> 'Active' then r.status else u.status end as status,
         app.switched_off(u) as "switchedOff", u.demo, c.password_hash as "passwordHash", coalesce(c.first_login, false) as "firstLogin"
    from users u
    join roles r on r.id = u.role_id
    left join credentials c on c.user_id = u.id`

export const accountByName = (db: Db, userName: string) =>
  db.maybe<Account>(`${ACCOUNT} where lower(u.user_name) = lower($1)`, [userName])
export const accountById = (db: Db, id: number) => db.one<Account>(`${ACCOUNT} where u.id = $1`, [id])
export const accountsByEmail = (db: Db, email: string) =>
  db.rows<Account>(`${ACCOUNT} where lower(u.email) = lower($1) limit 20`, [email])

/**
 * The account behind a name and a password, or 'Login Error.' – the same words, the same work, whether the name, the
 * password or the account's state is wrong. The attempt is counted before the password is looked at, so that many at the
 * same moment are as many attempts as one after the other; who is right gets it back.
 */
export const checkedAccount = (
  services: Services,
  request: RequestInfo,
  userName: string,
  password: string,
): Promise<Account> => signingIn(networkOf(request.ip), () => checked(services, request, userName, password))

// Fewer than there are connections: what else people do goes on while many sign in.
export const SIGNING_IN = { atOnce: 6, waiting: 150 }
const signingIn = gate({
  ...SIGNING_IN,
  says: 'Many people are signing in at this moment. Please try again in a few seconds.',
})

async function checked(services: Services, request: RequestInfo, userName: string, password: string): Promise<Account> {
  const system = services.database.read({ kind: 'system' })
  const [account, { folded }] = await Promise.all([
    accountByName(system, userName),
    system.one<{ folded: string }>('select lower($1) as folded', [userName]),
  ])
  // By the account that was found: several spellings of a name may lead to one, by the database's rules, not by ours.
  const attempt = { account, who: account ? `user:${account.id}` : folded, request }
  await countAttempt(services, attempt)
  const right = await passwordIsRight(account?.passwordHash ?? null, password)
  if (!account || !right || account.status !== 'Active') {
    await recordFailure(services, attempt, 'wrong name or password')
    throw new Refusal(401, 'LOGIN_ERROR', 'Login Error.')
  }
  // Who has the right password may know why it does not help; the attempt stays counted as the failure it is.
  if (account.switchedOff) {
    await recordFailure(services, attempt, 'switched off')
    throw switchedOffRefusal(account.switchedOff)
  }
  await takeBackAttempt(services, attempt)
  return account
}

export const switchedOffRefusal = (off: SwitchedOff) => new Refusal(401, 'SWITCHED_OFF', switchedOffWords[off])
