import { parserFor } from './types.ts'

/** What PostgreSQL tells about one column of an answer. */
export type Field = { name: string; dataTypeID: number; format?: 'text' | 'binary' }
export type ReadRow = (values: readonly (string | null)[]) => Record<string, unknown>

/** Turns the texts of a row into an object; the parser of each column is looked up once per statement. */
export function rowReader(fields: readonly Field[]): ReadRow {
  const columns = fields.map(({ name, dataTypeID, format }) => ({
    name,
    parse: parserFor(dataTypeID, format) as (value: string) => unknown,
  }))
  return (values) => {
    const row: Record<string, unknown> = {}
    for (let index = 0; index < columns.length; index++) {
      const column = columns[index]
      const value = values[index]
      if (column) row[column.name] = value === null || value === undefined ? null : column.parse(value)
    }
    return row
  }
}
