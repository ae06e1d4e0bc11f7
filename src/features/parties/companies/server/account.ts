import type { Day } from '#formats/day.ts'
import { emailTaken, parseAccountName } from '#formats/email.ts'
import { Role } from '#formats/roles.ts'
import { inviteUser, setFirstPassword } from '#identity/passwords/server/links.ts'
import { insertUser, isTaken } from '#identity/users/server/store.ts'
import type { CommandContext } from '#platform/operation/context.ts'
import { badInput, Refusal } from '#platform/operation/refusal.ts'
import type { Services } from '#platform/services.ts'
import type { Actor } from '#platform/session/actor.ts'
import { companyByEmail } from './store.ts'

export type Making = CommandContext & { actor: Actor; now: Date; today: Day; services: Services }

export type NewAdministrator = {
  email: string
  userName?: string
  password?: string
  firstName: string
  lastName: string
}

/**
 * The company's first user, its administrator, with the activation mail. A password typed by the creator works once;
 * the mailed link lets the owner choose another without knowing it (decisions §8). Needs scope system.
 */
export async function addAdministrator(context: Making, companyId: number, given: NewAdministrator): Promise<number> {
  const userName = accountNameOf(given)
  const change = { at: context.now, by: context.actor.userId }
  const { email, firstName, lastName } = given
  const tenant = { companyId, lawFirmId: null }
  const userId = await insertUser(
    context.db,
    {
      ...{ email, userName, firstName, lastName, ...tenant },
      roleId: Role.employer,
      mobileNumber: '',
      personId: null,
      assistsUserId: undefined,
    },
    change,
  )
  if (given.password) await setFirstPassword(context, userId, given.password)
  await inviteUser(context, { userId, userName, email, firstName, ...tenant })
  return userId
}

/** Refuses an address that a company or an account has already. Needs scope system. */
export async function requireFreeAddress(
  { db }: Pick<Making, 'db'>,
  email: string,
  userName = email,
  exceptCompanyId?: number,
): Promise<void> {
  const company = await companyByEmail(db, email)
  const otherCompany = company !== undefined && company.id !== exceptCompanyId
  // A company that is changed may take the address of its own user.
  const account = exceptCompanyId === undefined && (await isTaken(db, email, userName, null))
  if (otherCompany || account) throw addressTaken()
}

export const addressTaken = () => new Refusal(409, 'EMAIL_TAKEN', emailTaken, { fields: { email: emailTaken } })

/** The account name when none is given: the e-mail address, which then has to follow the stricter pattern. */
export function accountNameOf({ userName, email }: Pick<NewAdministrator, 'userName' | 'email'>): string {
  const parsed = parseAccountName(userName || email)
  if (!parsed.ok) throw badInput({ [userName ? 'userName' : 'email']: parsed.message })
  return parsed.value
}
