import { isIsoDate, typedYears } from '#formats/dates.ts'
import { emptiedColumns, isEndless, isLine } from './conventions.ts'
import { problemAt, someOf } from './problems.ts'
import type { ReadArchive } from './read-archive.ts'
import type { Shape } from './shape.ts'
import { rowsIn } from './strangers.ts'

type Cell = { shape: Shape; column: string; value: unknown }

/**
 * What the database would take, or break on, and nothing here could have written: as sentences with table, row and column.
 * Each property of a row is looked at, whatever columns the manifest names.
 */
export const rawValuesIn = (archive: ReadArchive, shapes: readonly Shape[]): string[] =>
  someOf(
    shapes.flatMap((shape) =>
      rowsIn(archive, shape.name).flatMap((row, index) =>
        Object.entries(row).flatMap(([column, value]) => {
          const why = whyNot({ shape, column, value })
          return why ? [problemAt(shape.name, index + 1, { column }, why)] : []
        }),
      ),
    ),
    'values that can’t be imported',
  )

function whyNot({ shape, column, value }: Cell): string | undefined {
  const { name, columns, types, lists, objects } = shape
  if (!columns.includes(column))
    return emptiedColumns[name]?.includes(column) ? undefined : 'VisaCare has no such column'
  if (value === null) return undefined
  if (!isStorable(value)) return 'this text has a character that can’t be stored'
  const reads = readings[types[column] ?? '']
  if (reads && !reads(value) && !(value === 'infinity' && isEndless(name, column)))
    return `this is no ${reads === isInstant ? 'moment' : 'day'} between ${typedYears.from} and ${typedYears.to}`
  if (typeof value === 'string' && isLine(name, column) && !isUsersAddress(name, column) && BREAKS.test(value))
    return 'this text has to be one line'
  if (lists.includes(column) && !Array.isArray(value)) return 'this is no list'
  if (objects.includes(column) && (typeof value !== 'object' || Array.isArray(value))) return 'this is no set of values'
  return undefined
}

const BREAKS = /[\p{Cc}\p{Zl}\p{Zp}]/u

/** Who has an account under which address is told by name (users-in.ts). */
const isUsersAddress = (table: string, column: string): boolean => table === 'users' && column === 'user_name'

/** The database keeps no zero byte and no half of a character, in a text or anywhere within. */
function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return !value.includes('\0') && value.isWellFormed()
  if (typeof value !== 'object' || value === null) return true
  return Object.entries(value).every(([name, each]) => isStorable(name) && isStorable(each))
}

const isDay = (value: unknown): boolean => typeof value === 'string' && isIsoDate(value)

// As the database writes it, and as JSON does.
const INSTANT = /^(\d{4}-\d\d-\d\d)T\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d(:?\d\d)?)$/
function isInstant(value: unknown): boolean {
  const [, day = ''] = typeof value === 'string' ? (INSTANT.exec(value) ?? []) : []
  return isIsoDate(day) && Number.isFinite(Date.parse(String(value)))
}

const readings: Readonly<Record<string, (value: unknown) => boolean>> = {
  date: isDay,
  'date[]': (value) => Array.isArray(value) && value.every(isDay),
  'timestamp with time zone': isInstant,
}
