import type { ReactNode } from 'react'
import { Button, IconButton } from '../Button.tsx'
import { Dropdown } from '../Dropdown.tsx'
import { CheckField } from '../fields/CheckField.tsx'
import { IconColumns, IconX } from '../icons.ts'
import type { Column, Selection } from './column.ts'
import styles from './DataTable.module.css'
import { SearchBox } from './SearchBox.tsx'
import { asking, type Density, type TableState } from './tableState.ts'

type TableToolbarProps<Row> = {
  columns: readonly Column<Row>[]
  state: TableState
  onState: (state: TableState) => void
  searchLabel?: string
  density: Density
  onDensity: (density: Density) => void
  chosen: readonly string[]
  onChosen: (chosen: string[]) => void
  selection?: Selection
  bulkActions?: ReactNode
  children?: ReactNode
}

/** Search, further buttons, the view's settings; and what to do with the selected rows while there are any. */
export function TableToolbar<Row>(props: TableToolbarProps<Row>) {
  const { state, onState, searchLabel, selection, bulkActions, children } = props
  const count = selection?.selected.size ?? 0
  return (
    <div className={styles.toolbar} data-print="none">
      {searchLabel && (
        <SearchBox label={searchLabel} value={state.search} onSearch={(search) => onState(asking(state, { search }))} />
      )}
      {selection && count > 0 && (
        <div className={styles.bulk} role="status">
          <span>{count.toLocaleString('en')} selected</span>
          {bulkActions}
          <IconButton
            size="small"
            label="Select none"
            icon={<IconX size={16} />}
            onClick={() => selection.onChange(new Set())}
          />
        </div>
      )}
      <div className={styles.tools}>
        {children}
        <ViewSettings {...props} />
      </div>
    </div>
  )
}

function ViewSettings<Row>({ columns, chosen, onChosen, density, onDensity }: TableToolbarProps<Row>) {
  const toggle = (key: string, shown: boolean) =>
    onChosen(shown ? [...chosen, key] : chosen.filter((other) => other !== key))
  return (
    <Dropdown
      label="Columns"
      trigger={(trigger) => (
        <Button {...trigger} icon={<IconColumns size={16} aria-hidden />}>
          Columns
        </Button>
      )}
    >
      {() => (
        <div className={styles.settings}>
          <h3>Columns</h3>
          {columns.slice(1).map(({ key, title }) => (
            <CheckField
              key={key}
              label={title}
              checked={chosen.includes(key)}
              onChange={(shown) => toggle(key, shown)}
            />
          ))}
          <h3>Rows</h3>
          <CheckField
            label="Compact"
            checked={density === 'compact'}
            onChange={(compact) => onDensity(compact ? 'compact' : 'normal')}
          />
        </div>
      )}
    </Dropdown>
  )
}
