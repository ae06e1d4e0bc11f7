import type { Page } from '#ui/table/column.ts'
import type { TableState } from '#ui/table/tableState.ts'

/** A short list that is all here: what the user searched for, as the one page of the table. */
export function localPage<Row>(
  rows: readonly Row[] | undefined,
  { search, sort }: TableState,
  textOf: (row: Row) => string,
  sorts: Record<string, (row: Row) => string | number> = {},
): Page<Row> | undefined {
  if (!rows) return undefined
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  const found = rows.filter((row) => words.every((word) => textOf(row).toLowerCase().includes(word)))
  return { items: sorted(found, sort, sorts), next: null, total: found.length, totalCapped: false }
}

function sorted<Row>(
  rows: Row[],
  sort: string | undefined,
  sorts: Record<string, (row: Row) => string | number>,
): Row[] {
  const keyOf = sorts[sort?.replace(/^-/, '') ?? '']
  if (!keyOf) return rows
  const direction = sort?.startsWith('-') ? -1 : 1
  return rows.toSorted((a, b) => direction * compared(keyOf(a), keyOf(b)))
}

const compared = (a: string | number, b: string | number) =>
  typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b), 'en')
