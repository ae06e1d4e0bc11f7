import { listColumns, propertyTables, subjectTables, textColumns } from './conventions.ts'
import type { Shape } from './shape.ts'

export type Row = Record<string, unknown>
/** The number or name of a record on the other side; undefined when it is not there. */
export type Lookup = (table: string, id: number | string) => number | string | undefined

/**
 * A row with every record it names named as the other side does: numbers within the archive, or the ids of the
 * installation. The same walk serves both ways. Undefined when it names something it cannot be without.
 */
export function translated(shape: Shape, row: Row, lookup: Lookup): Row | undefined {
  const result: Row = {}
  for (const column of shape.columns) if (column in row) result[column] = row[column]
  for (const { column, table, required } of shape.references) {
    const value = result[column]
    if (value === null || value === undefined) continue
    const found = lookup(table, value as number | string)
    if (found === undefined && required) return undefined
    result[column] = found ?? null
  }
  if (shape.numbered) result.id = lookup(shape.name, row.id as number)
  if ('subject_id' in row && 'subject' in row) {
    const found = lookup(subjectTables[String(row.subject)] ?? '', row.subject_id as number)
    if (found === undefined) return undefined
    result.subject_id = found
  }
  if (typeof row.link === 'string' && typeof row.case_id === 'number')
    result.link = linkOf(row.link, row.case_id, result.case_id)
  for (const column of shape.columns) {
    const value = result[column]
    if (typeof value === 'string') result[column] = textOf(`${shape.name}.${column}`, value, lookup)
    else if (typeof value === 'object' && value !== null)
      result[column] = within(`${shape.name}.${column}`, value, lookup)
  }
  return result
}

const linkOf = (link: string, before: number, after: unknown): string =>
  link.replace(new RegExp(`/${before}(?![0-9])`), `/${String(after)}`)

function textOf(place: string, text: string, lookup: Lookup): string {
  const rule = textColumns[place]
  if (!rule?.begins || !text.startsWith(rule.begins)) return text
  const found = lookup(rule.table, Number(text.slice(rule.begins.length)))
  return `${rule.begins}${found ?? NOBODY}`
}

function within(place: string, value: unknown, lookup: Lookup): unknown {
  const list = listColumns[place]
  if (Array.isArray(value)) {
    if (list) return value.flatMap((each) => lookup(list, each as number) ?? [])
    return value.map((each) => within(place, each, lookup))
  }
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => {
      const table = propertyTables[name]
      if (table && isNumber(each)) return [name, lookup(table, Number(each)) ?? null]
      return [subjectName(name, lookup), within(`${place}.${name}`, each, lookup)]
    }),
  )
}

/** Whatever could be taken for one: “ 12”, “+12” and “0xc” name the same record to who reads them as a number. */
const isNumber = (value: unknown): boolean =>
  typeof value === 'number' || (typeof value === 'string' && value.trim() !== '' && Number.isFinite(Number(value)))

/** `person:12`, `together/7`: what a package rests on is noted under such names. */
function subjectName(name: string, lookup: Lookup): string {
  const [, subject = '', mark = '', id = ''] = /^([a-z]+)([:/])([0-9]+)$/.exec(name) ?? []
  const found = subject in subjectTables ? lookup(subjectTables[subject] ?? '', Number(id)) : undefined
  return subject in subjectTables ? `${subject}${mark}${found ?? NOBODY}` : name
}

/** In place of a number that names nothing on the other side, where it could be taken for somebody else's. */
const NOBODY = 0
