import { isEmail } from '#formats/email.ts'
import type { Db } from '../database/database.ts'
import { broughtRoles } from './brought.ts'
import type { ReadArchive } from './read-archive.ts'
import { isOf, rowsIn } from './strangers.ts'
import type { Row } from './translate.ts'

/** Somebody who gets an account by an import, as the archive names them. */
export type ArchiveUser = { name: string; email: string; role: string; wasActive: boolean }

type RoleHere = { id: number; name: string; scope: string }

export const usersIn = (archive: ReadArchive): ArchiveUser[] =>
  rowsIn(archive, 'users').map((row) => ({
    name: nameOf(row),
    email: String(row.email ?? ''),
    role: String(row.role_id ?? ''),
    wasActive: row.status !== 'Inactive',
  }))

/** The roles of this installation that an archive may bring, by their names. */
export const rolesHere = (db: Db) =>
  db.rows<RoleHere>('select id, name, scope from roles where id = any ($1)', [[...broughtRoles]])

/** Users who would get more than their own company or law firm, or who would be nowhere. */
export function misplacedIn(archive: ReadArchive, roles: readonly RoleHere[]): string[] {
  const problems = rowsIn(archive, 'users').flatMap((row) => {
    if (!isAddress(row.user_name) || !isAddress(row.email))
      return `${nameOf(row)} has “${shown(row.user_name)}” and “${shown(row.email)}” as user name and email address. Both have to be email addresses.`
    const role = roles.find(({ name }) => name === row.role_id)
    const who = `${nameOf(row)} (${String(row.email)})`
    if (!role)
      return `${who} has the role “${String(row.role_id)}”. An archive brings only the roles that VisaCare has for companies, their employees and law firms.`
    const missing = missingFor(archive, role, row)
    return missing ? `${who} has the role “${role.name}”, but ${missing}.` : []
  })
  return problems.length > MOST ? [...problems.slice(0, MOST), `And ${problems.length - MOST} more users.`] : problems
}
const MOST = 20

/** As accounts are kept here: an address with a space or a control character around it would be another account's twin. */
const isAddress = (value: unknown): boolean => typeof value === 'string' && isEmail(value)
const shown = (value: unknown): string =>
  String(value ?? '')
    .replace(/\p{Cc}/gu, ' ')
    .slice(0, 100)

/** Account names and addresses of an archive as they are compared. */
export const accountsIn = (archive: ReadArchive): string[] =>
  rowsIn(archive, 'users').flatMap(({ user_name, email }) => [user_name, email].map((each) => compared(String(each))))
const compared = (address: string): string => address.trim().toLowerCase()

/** What app.role_fits asks of a user, within the archive. */
function missingFor(archive: ReadArchive, { scope }: RoleHere, row: Row): string | undefined {
  const [company, firm] = [row.company_id ?? null, row.law_firm_id ?? null]
  if (scope === 'firm' || scope === 'attorney')
    return isOf(archive, 'law_firms', firm) && company === null ? undefined : 'is in no law firm of this archive'
  if (!isOf(archive, 'companies', company) || firm !== null) return 'is in no company of this archive'
  return scope === 'person' && !isOf(archive, 'people', row.person_id) ? 'has no employee record in it' : undefined
}

const nameOf = (row: Row): string => [row.first_name, row.last_name].filter(Boolean).join(' ') || String(row.user_name)
