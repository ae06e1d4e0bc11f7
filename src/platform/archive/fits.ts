import { counted } from '#formats/words.ts'
import type { Db } from '../database/database.ts'
import { sharedNames } from './conventions.ts'
import { OWN_FIRM } from './manifest.ts'
import type { ReadArchive } from './read-archive.ts'
import { type Shape, shapesIn } from './shape.ts'

/** What keeps an archive from being imported here, and what will be different when it is. */
export type Fit = { problems: string[]; notes: string[]; withoutInvoices: boolean }

type Checked = { archive: ReadArchive; db: Db }

/** Everything that can be known before the first row is written. */
export async function fitOf({ archive, db }: Checked): Promise<Fit> {
  const shapes = await shapesIn(db)
  const fit: Fit = { problems: [], notes: [], withoutInvoices: false }
  fit.problems.push(...unknownParts(archive, shapes))
  if (fit.problems.length > 0) return fit
  fit.problems.push(...(await missingShared(archive, shapes, db)))
  for (const { table, column, what } of ONCE) {
    const taken = await takenOf(archive, db, table, column)
    if (taken.length > 0) fit.problems.push(`${what} exists here already: ${listed(taken)}.`)
  }
  const numbers = await takenOf(archive, db, 'cases', 'number')
  if (numbers.length > 0)
    fit.notes.push(
      `${numbers.length} case ${numbers.length === 1 ? 'number is' : 'numbers are'} taken here and will be given anew: ${listed(numbers)}.`,
    )
  const invoices = await takenOf(archive, db, 'invoices', 'number')
  if (invoices.length > 0) {
    fit.withoutInvoices = true
    fit.notes.push(
      'Invoices and payments are not imported: their numbers are taken here. They can be read in the archive.',
    )
  }
  if (rowsOf(archive, 'users').length > 0)
    fit.notes.push('Passwords do not come along. Everybody chooses a new one with Forgot Password.')
  const leftOut = Object.values(archive.manifest.leftOutRows).reduce((sum, each) => sum + each, 0)
  if (leftOut > 0)
    fit.notes.push(`${counted(leftOut, 'record')} that named somebody outside the archive stayed behind.`)
  if (archive.manifest.missingFiles.length > 0)
    fit.notes.push(`${archive.manifest.missingFiles.length} files were missing already when the archive was made.`)
  return fit
}

const ONCE = [
  { table: 'law_firms', column: 'code', what: 'The law firm’s code' },
  { table: 'companies', column: 'code', what: 'The company’s code' },
  { table: 'companies', column: 'email', what: 'The company’s e-mail address' },
  { table: 'users', column: 'user_name', what: 'The user name' },
] as const

const rowsOf = ({ records }: ReadArchive, table: string) => records.get(table) ?? []
const listed = (values: readonly string[]) => `${values.slice(0, 5).join(', ')}${values.length > 5 ? ', …' : ''}`

async function takenOf(archive: ReadArchive, db: Db, table: string, column: string): Promise<string[]> {
  const values = rowsOf(archive, table).flatMap((row) => (typeof row[column] === 'string' ? [row[column]] : []))
  const taken = await db.rows<{ value: string }>(
    `select ${column} as value from ${table} where lower(${column}) = any (select lower(v) from unnest($1::text[]) v) order by 1`,
    [values],
  )
  return taken.map(({ value }) => value)
}

/** A later version has tables and columns that this one does not know: what lies in them would be lost. */
function unknownParts({ manifest }: ReadArchive, shapes: readonly Shape[]): string[] {
  const unknown = Object.entries(manifest.tables).flatMap(([table, { rows, columns }]) => {
    const shape = shapes.find(({ name }) => name === table)
    if (!shape) return rows > 0 ? [table] : []
    return columns.filter((column) => !shape.columns.includes(column)).map((column) => `${table}.${column}`)
  })
  if (unknown.length === 0) return []
  return [
    `The archive was made by VisaCare ${manifest.product}, which knows more than this one (${listed(unknown)}). Update this installation first.`,
  ]
}

async function missingShared(archive: ReadArchive, shapes: readonly Shape[], db: Db): Promise<string[]> {
  const problems: string[] = []
  for (const [table, name] of Object.entries(sharedNames)) {
    const wanted = new Set<string>()
    for (const shape of shapes)
      for (const { column } of shape.references.filter((each) => each.table === table))
        for (const row of rowsOf(archive, shape.name)) if (typeof row[column] === 'string') wanted.add(row[column])
    wanted.delete(OWN_FIRM)
    const known = await db.rows<{ name: string }>(`select ${name} as name from ${table} where ${name} = any ($1)`, [
      [...wanted],
    ])
    for (const { name: found } of known) wanted.delete(found)
    if (wanted.size > 0)
      problems.push(
        `There is no ${table.replaceAll('_', ' ').replace(/s$/, '')} named ${listed([...wanted])} here. Create it first.`,
      )
  }
  return problems
}
