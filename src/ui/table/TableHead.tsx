import { IconArrowDown, IconArrowsSort, IconArrowUp } from '../icons.ts'
import type { Column, Page, Selection } from './column.ts'
import styles from './DataTable.module.css'
import { sortedBy, type TableState } from './tableState.ts'

type TableHeadProps<Row> = {
  columns: readonly Column<Row>[]
  state: TableState
  onState: (state: TableState) => void
  selection?: Selection
  page: Page<Row> | undefined
  rowKey: (row: Row) => string
}

export function TableHead<Row>({ columns, state, onState, ...props }: TableHeadProps<Row>) {
  const { selection, page, rowKey } = props
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: as cards on a phone the elements lose their own roles
    <thead role="rowgroup">
      <tr role="row">
        {selection && (
          <th role="columnheader" scope="col" className={styles.tick}>
            <SelectAll selection={selection} keys={page?.items.map(rowKey) ?? []} />
          </th>
        )}
        {columns.map((column) => (
          <th
            key={column.key}
            role="columnheader"
            scope="col"
            style={{ width: column.width }}
            className={column.numeric ? styles.numeric : undefined}
            aria-sort={column.sortable ? directionOf(state.sort, column.key) : undefined}
          >
            {column.sortable ? <SortButton {...{ column, state, onState }} /> : column.title}
          </th>
        ))}
      </tr>
    </thead>
    // biome-ignore-end lint/a11y/noRedundantRoles: see above
  )
}

type ColumnPartProps<Row> = { column: Column<Row>; state: TableState; onState: (state: TableState) => void }

function SortButton<Row>({ column, state, onState }: ColumnPartProps<Row>) {
  const direction = directionOf(state.sort, column.key)
  const Arrow = direction === 'ascending' ? IconArrowUp : direction === 'descending' ? IconArrowDown : IconArrowsSort
  return (
    <button type="button" className={styles.sort} onClick={() => onState(sortedBy(state, column.key))}>
      {column.title}
      <Arrow size={14} aria-hidden data-idle={direction === 'none' || undefined} />
    </button>
  )
}

function SelectAll({ selection, keys }: { selection: Selection; keys: string[] }) {
  const { selected, onChange } = selection
  const all = keys.length > 0 && keys.every((key) => selected.has(key))
  const some = keys.some((key) => selected.has(key))
  return (
    <input
      type="checkbox"
      aria-label="Select all on this page"
      checked={all}
      ref={(box) => {
        if (box) box.indeterminate = some && !all
      }}
      onChange={() => {
        const others = [...selected].filter((key) => !keys.includes(key))
        onChange(new Set(all ? others : [...others, ...keys]))
      }}
    />
  )
}

function directionOf(sort: string | undefined, key: string): 'ascending' | 'descending' | 'none' {
  if (sort === key) return 'ascending'
  return sort === `-${key}` ? 'descending' : 'none'
}
