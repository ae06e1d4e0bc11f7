import type { Day } from '#formats/day.ts'
import type { Cell } from './csv.ts'

/** Which day an instant is at the office of whoever reads. */
export type Here = { day: (instant: string) => Day }
export type ExportColumn<Row> = { title: string; value: (row: Row, here: Here) => Cell }

/** A column of a list: what its file holds, and what its screen shows as text unless it draws something of its own. */
export type ListColumn<Row> = ExportColumn<Row> & {
  /** What stands in the file instead, where that is several columns, another one, or none. */
  inFile?: readonly ExportColumn<Row>[]
  /** No screen has a place for it. */
  fileOnly?: true
}

/** The columns of a list by their keys on the screen, in the order of the file; headings are those that an import understands. */
export type ListColumns<Row> = Readonly<Record<string, ListColumn<Row>>>

declare const declaredOnce: unique symbol
/** What a file holds can only be made here, out of what the screen shows too. */
export type FileColumns<Row> = readonly ExportColumn<Row>[] & { readonly [declaredOnce]: true }

export const fileColumns = <Row>(columns: ListColumns<Row>): FileColumns<Row> =>
  columnsOfFileAlone(Object.values(columns).flatMap((column) => column.inFile ?? [column]))

/** A file that takes along what no table shows. */
export const columnsOfFileAlone = <Row>(columns: readonly ExportColumn<Row>[]): FileColumns<Row> =>
  columns as FileColumns<Row>

/** A stored day as a cell that is a date; of an instant, the day it is at the reader's office (`here.day`). */
export const dateOf = (day: Day | null): Date | null => (day === null ? null : new Date(`${day}T00:00:00Z`))

export const momentOf = (at: string) => at.slice(0, 19).replace('T', ' ')

export const asText = (value: unknown) => (value === null || value === undefined ? '' : JSON.stringify(value))
