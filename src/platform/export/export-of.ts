import { z } from 'zod'
import type { CanonicalPath } from '../operation/alias.ts'
import { type Operation, type OutputOf, query } from '../operation/contract.ts'
import type { RecordName } from '../operation/record-names.ts'

/** A list answers a page, or, where there are few rows, all of them. */
export type RowOf<List extends Operation> = OutputOf<List> extends { items: readonly (infer Row)[] } ? Row : never

export const exportFormats = ['csv', 'xlsx'] as const
export type ExportFormat = (typeof exportFormats)[number]

export const MOST_CSV_ROWS = 100_000
export const MOST_XLSX_ROWS = 20_000

/**
 * The operation that exports what a list shows: same right, same filters, same order, every page. Whatever leaves as a
 * file wants the password again (promise 8): a screen left open is not to become a copy of everybody in it.
 */
export function exportOf<const N extends string, List extends Operation>(
  name: N,
  list: List,
  what: string,
  audit: string,
) {
  const { limit: _limit, after: _after, ...filters } = (list.input as unknown as z.ZodObject).shape
  return query(name, {
    summary: `${what} as CSV or XLSX: everything the list finds with the same filters. It needs the password again.`,
    confirm: true,
    audit,
    path: `${list.path}/export` as CanonicalPath,
    can: list.can,
    input: z.object(filters).extend({ format: z.enum(exportFormats).default('csv') }),
    output: z.unknown(),
    download: true,
    refusals: {
      TOO_MANY_ROWS: {
        status: 413,
        message: 'A workbook holds at most 20,000 rows here. Choose CSV, or narrow the list with a filter.',
      },
    },
    example: list.example as Record<string, unknown> | undefined,
    names: list.names as Record<string, RecordName> | undefined,
  })
}
