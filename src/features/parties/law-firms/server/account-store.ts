import { parseAccountName } from '#formats/email.ts'
import { inviteUser, setFirstPassword } from '#identity/passwords/server/links.ts'
import { insertUser } from '#identity/users/server/store.ts'
import type { Db } from '#platform/database/database.ts'
import { isUniqueViolation } from '#platform/database/violations.ts'
import type { CommandContext } from '#platform/operation/context.ts'
import { badInput } from '#platform/operation/refusal.ts'
import type { Services } from '#platform/services.ts'
import type { FirmUser } from '../account-contract.ts'

export type NewAccount = {
  lawFirmId: number
  roleId: number
  email: string
  userName?: string
  password?: string
  firstName: string
  middleName?: string
  lastName: string
  /** E.164, or empty. */
  mobileNumber?: string
  assistsUserId?: number
}

type Making = CommandContext & { services: Services; now: Date; actor: { userId: number } }

/**
 * The sign-in of somebody in a firm, with the account e-mail in the same transaction. A typed password works once; the
 * mailed link always works. 'taken': the address or the name has an account already.
 */
export async function openAccount(context: Making, account: NewAccount): Promise<number | 'taken'> {
  const { db, now, actor } = context
  const { lawFirmId, password, email, firstName } = account
  const userName = account.userName ?? accountNameOf(email)
  if ((await accountAt(context, email)) || (await accountAt(context, userName))) return 'taken'
  const { assistsUserId, mobileNumber = '' } = account
  const user = { ...account, assistsUserId, mobileNumber, userName, companyId: null, personId: null }
  let userId: number
  try {
    userId = await insertUser(db, user, { at: now, by: actor.userId })
  } catch (error) {
    // Somebody else took the name between the question and the answer.
    if (isUniqueViolation(error)) return 'taken'
    throw error
  }
  if (password) await setFirstPassword(context, userId, password)
  await inviteUser(context, { userId, userName, email, firstName, companyId: null, lawFirmId })
  return userId
}

export type KnownAccount = { id: number; roleId: number; lawFirmId: number | null }

/** Addresses are unique over all tenants, so the question leaves the scope. */
export const accountAt = ({ db, asSystem }: Pick<CommandContext, 'db' | 'asSystem'>, address: string) =>
  asSystem('an address has one account', () =>
    db.maybe<KnownAccount>(
      `select id, role_id as "roleId", law_firm_id as "lawFirmId" from users
        where lower(email) = lower($1) or lower(user_name) = lower($1) order by id limit 1`,
      [address],
    ),
  )

function accountNameOf(email: string): string {
  const parsed = parseAccountName(email)
  if (!parsed.ok) throw badInput({ email: parsed.message })
  return parsed.value
}

const FIRM_USER = `
  select u.id, u.user_name as "userName", u.email, u.first_name as "firstName", u.last_name as "lastName",
         u.role_id as "roleId", r.name as "roleName", u.law_firm_id as "lawFirmId", u.mobile_number as phone, u.status,
         case when r.scope = 'attorney' then coalesce(u.assists_user_id, u.id) end as "attorneyId"
    from users u
    join roles r on r.id = u.role_id`

export const getFirmUser = (db: Db, userId: number) =>
  db.one<FirmUser>(`${FIRM_USER} where u.id = $1 and u.law_firm_id is not null`, [userId])

export const firmUsersInRole = (db: Db, lawFirmId: number, roleId: number) =>
  db.rows<FirmUser>(
    `${FIRM_USER} where u.law_firm_id = $1 and u.role_id = $2 order by u.last_name, u.first_name, u.id limit 200`,
    [lawFirmId, roleId],
  )

export const assistantsOf = (db: Db, lawFirmId: number, attorneyId: number) =>
  db.rows<FirmUser>(
    `${FIRM_USER} where u.law_firm_id = $1 and u.assists_user_id = $2 order by u.last_name, u.first_name, u.id limit 200`,
    [lawFirmId, attorneyId],
  )
