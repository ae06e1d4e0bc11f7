import { counted } from '#formats/words.ts'
import type { Db } from '../database/database.ts'
import { toRead } from './brought.ts'
import { emptiedColumns } from './conventions.ts'
import { notesOnGiven } from './given-here.ts'
import { rawValuesIn } from './raw-values.ts'
import type { ReadArchive } from './read-archive.ts'
import { type Shape, shapesIn, tablesHere } from './shape.ts'
import { rowsIn, strangersIn } from './strangers.ts'
import { type ArchiveUser, accountsIn, misplacedIn, rolesHere, usersIn } from './users-in.ts'

/** What keeps an archive from being imported here, what will be different when it is, and who gets an account. */
export type Fit = { problems: string[]; notes: string[]; users: ArchiveUser[] }

type Checked = { archive: ReadArchive; db: Db }

/** Everything that can be known before the first row is written. */
export async function fitOf({ archive, db }: Checked): Promise<Fit> {
  const shapes = await shapesIn(db)
  const fit: Fit = { problems: [], notes: [], users: usersIn(archive) }
  fit.problems.push(...unknownParts(archive, shapes, await tablesHere(db)))
  if (fit.problems.length > 0) return fit
  // Before the database is asked for any of them.
  fit.problems.push(...rawValuesIn(archive, shapes))
  if (fit.problems.length > 0) return fit
  fit.problems.push(...strangersIn(archive), ...misplacedIn(archive, await rolesHere(db)))
  for (const { table, column, what } of ONCE) {
    const taken = await takenOf(archive, db, table, column)
    if (taken.length > 0) fit.problems.push(`${what} exists here already: ${listed(taken)}.`)
  }
  const accounts = await takenAccounts(archive, db)
  if (accounts.length > 0) fit.problems.push(`These accounts exist here already: ${listed(accounts)}.`)
  const numbers = await takenOf(archive, db, 'cases', 'number')
  if (numbers.length > 0)
    fit.notes.push(
      `${numbers.length} case ${numbers.length === 1 ? 'number is' : 'numbers are'} taken here and will be given anew: ${listed(numbers)}.`,
    )
  if (Object.keys(toRead).some((table) => rowsIn(archive, table).length > 0))
    fit.notes.push(
      'Subscriptions, discounts, invoices, payments and accepted terms are not imported. They can be read in the archive.',
    )
  if (fit.users.length > 0)
    fit.notes.push(
      'Nobody can sign in after the import. Each account stays inactive until you send its invitation or an administrator activates it; Forgot Password does not open it.',
    )
  fit.notes.push(...notesOnGiven(archive))
  const leftOut = Object.values(archive.manifest.leftOutRows).reduce((sum, each) => sum + each, 0)
  if (leftOut > 0)
    fit.notes.push(`${counted(leftOut, 'record')} that named somebody outside the archive stayed behind.`)
  if (archive.manifest.missingFiles.length > 0)
    fit.notes.push(`${archive.manifest.missingFiles.length} files were missing already when the archive was made.`)
  return fit
}

const ONCE = [
  { table: 'law_firms', column: 'code', what: 'The law firm’s code' },
  { table: 'law_firms', column: 'email', what: 'The law firm’s email address' },
  { table: 'companies', column: 'code', what: 'The company’s code' },
  { table: 'companies', column: 'email', what: 'The company’s email address' },
] as const

const listed = (values: readonly string[]) => `${values.slice(0, 5).join(', ')}${values.length > 5 ? ', …' : ''}`

async function takenOf(archive: ReadArchive, db: Db, table: string, column: string): Promise<string[]> {
  const values = rowsIn(archive, table).flatMap((row) =>
    typeof row[column] === 'string' && row[column] !== '' ? [row[column]] : [],
  )
  const taken = await db.rows<{ value: string }>(
    `select ${column} as value from ${table} where lower(${column}) = any (select lower(v) from unnest($1::text[]) v) order by 1`,
    [values],
  )
  return taken.map(({ value }) => value)
}

/** An address has one account, whether it is its name or where its mail goes. */
async function takenAccounts(archive: ReadArchive, db: Db): Promise<string[]> {
  const taken = await db.rows<{ name: string }>(
    `select user_name as name from users
      where lower(btrim(user_name)) = any ($1::text[]) or lower(btrim(email)) = any ($1::text[]) order by 1`,
    [accountsIn(archive)],
  )
  return taken.map(({ name }) => name)
}

/**
 * A later version has tables and columns that this one does not know: what lies in them would be lost. Tables that are
 * known here and come with no archive were put in by hand.
 */
function unknownParts(
  { manifest }: ReadArchive,
  shapes: readonly Shape[],
  here: readonly { name: string }[],
): string[] {
  const filled = Object.entries(manifest.tables).filter(([table, { rows }]) => rows > 0 && !(table in toRead))
  const isKnown = (table: string) => shapes.some(({ name }) => name === table)
  const foreign = filled.filter(([table]) => !isKnown(table) && here.some(({ name }) => name === table))
  const later = [
    ...filled.filter(([table]) => !isKnown(table) && !here.some(({ name }) => name === table)).map(([table]) => table),
    ...shapes.flatMap(({ name, columns }) =>
      (manifest.tables[name]?.columns ?? [])
        .filter((column) => !columns.includes(column) && !emptiedColumns[name]?.includes(column))
        .map((column) => `${name}.${column}`),
    ),
  ]
  return [
    ...(foreign.length > 0
      ? [`An archive never brings these: ${listed(foreign.map(([table]) => table.replaceAll('_', ' ')))}.`]
      : []),
    ...(later.length > 0
      ? [
          `The archive was made by VisaCare ${manifest.product}, which knows more than this one (${listed(later)}). Update this installation first.`,
        ]
      : []),
  ]
}
