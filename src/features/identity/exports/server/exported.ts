import type { RowOf } from '#platform/export/export-of.ts'
import type { ExportColumn, FileColumns } from '#platform/export/list-column.ts'
import type { Operation } from '#platform/operation/contract.ts'
import { type Part, slot } from '#platform/parts.ts'

export type ExportedList = {
  /** The list itself, and the operation that takes it along. */
  list: Operation
  operation: Operation
  columns: readonly ExportColumn<unknown>[]
}

/** Every list that can be taken along as a file is handed in by the feature whose list it is. */
export const exported = slot<ExportedList>('lists that can be taken along as files')

export const exportedList = <List extends Operation>(each: {
  list: List
  operation: object
  columns: FileColumns<RowOf<List>>
}): Part => exported(each as unknown as ExportedList)
