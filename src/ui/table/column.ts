import type { ReactNode } from 'react'
import type { Option } from '../fields/SelectField.tsx'

/** One column of a list, as data. */
export type Column<Row> = {
  /** What the server calls it: used for sorting and filtering. */
  key: string
  title: string
  cell: (row: Row) => ReactNode
  /** In the first column: what stands beside the link that opens the row, such as the button that unfolds it. */
  aside?: (row: Row) => ReactNode
  sortable?: boolean
  /** Figures: right-aligned, all digits of one width. */
  numeric?: boolean
  /** Any CSS width, such as '120px'; the others share what is left. */
  width?: string
  filter?: ColumnFilter
  /** Left out until the user chooses it. */
  hidden?: boolean
}

/**
 * `name`: what the server calls the filter, where that is not the column's key. `always`: offered while its column is
 * hidden. `onOpen`: somebody wants to choose; a long list of choices is fetched then.
 */
export type ColumnFilter = { name?: string; always?: boolean } & (
  | { kind: 'text' }
  | { kind: 'choice'; options: readonly Option[]; onOpen?: () => void }
)

export const filterName = ({ key, filter }: { key: string; filter?: ColumnFilter }) => filter?.name ?? key

/** A page of rows as every list of the server answers it. */
export type Page<Row> = { items: readonly Row[]; next: string | null; total: number; totalCapped: boolean }

export type Selection = { selected: ReadonlySet<string>; onChange: (selected: ReadonlySet<string>) => void }
