import { useState } from 'react'
import { Dropdown } from '../Dropdown.tsx'
import { IconPlus } from '../icons.ts'
import chip from '../page/FilterChip.module.css'
import { FilterChips, FilterChoice } from '../page/FilterChip.tsx'
import { type Column, filterName } from './column.ts'
import styles from './DataTable.module.css'
import { asking, type TableState } from './tableState.ts'

type TableFiltersProps<Row> = {
  label: string
  /** All columns that can be narrowed, and which of them are shown. */
  columns: readonly Column<Row>[]
  shown: readonly Column<Row>[]
  state: TableState
  onState: (state: TableState) => void
}

/** What narrows the list, as chips above it: those of the columns shown, those set, and the rest behind "Filter". */
export function TableFilters<Row>({ label, columns, shown, state, onState }: TableFiltersProps<Row>) {
  const [added, setAdded] = useState<readonly string[]>([])
  const filtered = columns.filter(({ filter }) => filter && (filter.kind === 'text' || filter.options.length > 0))
  if (filtered.length === 0) return null
  const isOffered = (column: Column<Row>) =>
    column.filter?.always || shown.includes(column) || added.includes(column.key)
  const rest = filtered.filter((column) => !isOffered(column))
  const isSet = filtered.some((column) => Boolean(state.filters[filterName(column)]))
  const clear = () => onState(asking(state, { filters: {} }))
  return (
    <div className={styles.filters}>
      <FilterChips label={label} onClear={isSet ? clear : undefined}>
        {filtered.filter(isOffered).map((column) => (
          <ColumnChip key={column.key} {...{ column, state, onState }} />
        ))}
        {rest.length > 0 && <More columns={rest} onAdd={(key) => setAdded([...added, key])} />}
      </FilterChips>
    </div>
  )
}

type ColumnChipProps<Row> = { column: Column<Row>; state: TableState; onState: (state: TableState) => void }

function ColumnChip<Row>({ column, state, onState }: ColumnChipProps<Row>) {
  const name = filterName(column)
  const value = state.filters[name] ?? ''
  const set = (next: string) => onState(asking(state, { filters: { ...state.filters, [name]: next } }))
  if (column.filter?.kind === 'choice')
    return <FilterChoice label={column.title} {...column.filter} value={value} onChange={set} />
  return (
    <input
      className={chip.chip}
      data-on={value !== '' || undefined}
      aria-label={`Filter by ${column.title}`}
      placeholder={column.title}
      value={value}
      onChange={({ target }) => set(target.value)}
    />
  )
}

function More<Row>({ columns, onAdd }: { columns: readonly Column<Row>[]; onAdd: (key: string) => void }) {
  return (
    <Dropdown
      label="More filters"
      align="start"
      trigger={(props) => (
        <button type="button" className={chip.chip} {...props}>
          <IconPlus size={14} aria-hidden />
          Filter
        </button>
      )}
    >
      {(close) => (
        <ul className={chip.choices}>
          {columns.map(({ key, title }) => (
            <li key={key}>
              <button
                type="button"
                onClick={() => {
                  onAdd(key)
                  close()
                }}
              >
                {title}
              </button>
            </li>
          ))}
        </ul>
      )}
    </Dropdown>
  )
}
