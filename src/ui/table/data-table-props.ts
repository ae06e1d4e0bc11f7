import type { ReactNode } from 'react'
import type { EmptyStateProps } from '../page/states.tsx'
import type { Column, Page, Selection } from './column.ts'
import type { KeptView, TableState } from './tableState.ts'

export type DataTableProps<Row> = {
  /** What is listed, in the plural: "Cases". */
  label: string
  columns: readonly Column<Row>[]
  rowKey: (row: Row) => string
  /** Undefined until the first answer; the last page stays while the next one loads. */
  page: Page<Row> | undefined
  loading?: boolean
  error?: { message: string; reference?: string }
  onRetry?: () => void
  /** How the reading stands (specification §3), for whoever looks at the page with a program. */
  status?: { statusCode: number; statusValue: string }
  state: TableState
  onState: (state: TableState) => void
  /** Label of the search box; without it there is none. */
  searchLabel?: string
  /** Where a row leads: its first cell is a link. */
  rowHref?: (row: Row) => string
  /** Or what opening it does: its first cell is a button. */
  onOpen?: (row: Row) => void
  /** What a row is called, where it cannot be seen: "case 10231". */
  rowLabel?: (row: Row) => string
  selection?: Selection
  /** What can be done with the selected rows. */
  bulkActions?: ReactNode
  /** Further buttons, such as export. */
  toolbar?: ReactNode
  empty: EmptyStateProps
  /** Filters and search stand elsewhere: the table has no toolbar of its own. */
  plain?: boolean
  /** In the head of a plain table, while rows are selected. */
  selectionBar?: ReactNode
  /** Rows of the same heading stand under it, in the order they come. */
  groupOf?: (row: Row) => { key: string; title: ReactNode }
  /** Rows that are folded out under a row. */
  rowsUnder?: (row: Row) => readonly Row[]
  /** Keeps the chosen columns and density under this name. */
  rememberAs?: string
  /** Or lets the caller keep them: `useTableSettings` does so on the server. */
  kept?: KeptView
}
