import { Fragment, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react'
import { Link, useNavigateTo } from '../navigation.tsx'
import type { Column } from './column.ts'
import styles from './DataTable.module.css'
import type { DataTableProps } from './data-table-props.ts'

const PLACEHOLDERS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth']

/** The rows; the first cell holds the link or button that keys reach. Arrow keys go from row to row, Enter opens the one that has the focus. */
export function TableBody<Row>(props: DataTableProps<Row> & { columns: readonly Column<Row>[] }) {
  const { columns, page, rowKey, selection, loading } = props
  if (!page) return <Placeholders columns={columns.length + (selection ? 1 : 0)} />
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: as cards on a phone the elements lose their own roles
    <tbody role="rowgroup" onKeyDown={moveBetweenRows} className={loading ? styles.stale : undefined}>
      {page.items.map((row, index) => (
        <Fragment key={rowKey(row)}>
          <GroupRow {...props} row={row} before={page.items[index - 1]} />
          <TableRow {...props} row={row} />
          {props.rowsUnder?.(row).map((under) => (
            <TableRow key={rowKey(under)} {...props} row={under} isUnder />
          ))}
        </Fragment>
      ))}
    </tbody>
    // biome-ignore-end lint/a11y/noRedundantRoles: see above
  )
}

/** The heading of the rows that follow, where another group begins. */
function GroupRow<Row>({ row, before, columns, selection, groupOf }: DataTableProps<Row> & { row: Row; before?: Row }) {
  const group = groupOf?.(row)
  if (!group || (before !== undefined && groupOf?.(before).key === group.key)) return null
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: as cards on a phone the elements lose their own roles
    <tr role="row" className={styles.group}>
      <td role="cell" colSpan={columns.length + (selection ? 1 : 0)}>
        {group.title}
      </td>
    </tr>
    // biome-ignore-end lint/a11y/noRedundantRoles: see above
  )
}

function TableRow<Row>(props: DataTableProps<Row> & { row: Row; isUnder?: boolean }) {
  const { row, columns, rowKey, rowHref, onOpen, selection, isUnder } = props
  const navigate = useNavigateTo()
  const key = rowKey(row)
  const open = rowHref ? () => navigate(rowHref(row)) : onOpen && (() => onOpen(row))
  const ticked = selection?.selected.has(key) ?? false
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: as cards on a phone the elements lose their own roles
    <tr
      role="row"
      aria-selected={selection ? ticked : undefined}
      data-opens={open ? true : undefined}
      data-under={isUnder || undefined}
      onClick={(event) => {
        if (open && isPlainPress(event)) open()
      }}
    >
      {selection && isUnder && <td role="cell" />}
      {selection && !isUnder && (
        <td role="cell" className={styles.tick}>
          <input
            type="checkbox"
            data-row-focus={open ? undefined : true}
            aria-label={`Select ${props.rowLabel?.(row) ?? key}`}
            checked={ticked}
            onChange={() => {
              const others = [...selection.selected].filter((other) => other !== key)
              selection.onChange(new Set(ticked ? others : [...others, key]))
            }}
          />
        </td>
      )}
      {columns.map((column, index) => (
        <td
          key={column.key}
          role="cell"
          data-title={column.title}
          className={column.numeric ? styles.numeric : undefined}
        >
          {index === 0 ? <Opener {...props}>{column.cell(row)}</Opener> : column.cell(row)}
          {column.aside?.(row)}
        </td>
      ))}
    </tr>
    // biome-ignore-end lint/a11y/noRedundantRoles: see above
  )
}

function Opener<Row>({ row, rowHref, onOpen, children }: DataTableProps<Row> & { row: Row; children: ReactNode }) {
  if (rowHref) {
    return (
      <Link to={rowHref(row)} className={styles.open} data-row-focus>
        {children}
      </Link>
    )
  }
  if (!onOpen) return children
  return (
    <button type="button" className={styles.open} data-row-focus onClick={() => onOpen(row)}>
      {children}
    </button>
  )
}

function Placeholders({ columns }: { columns: number }) {
  return (
    <tbody aria-hidden>
      {PLACEHOLDERS.map((name) => (
        <tr key={name}>
          <td colSpan={columns} className={styles.placeholder}>
            <div />
          </td>
        </tr>
      ))}
    </tbody>
  )
}

function moveBetweenRows(event: KeyboardEvent<HTMLTableSectionElement>) {
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row-focus]')]
  const row = (event.target as Element).closest('tr')
  const at = stops.findIndex((stop) => row?.contains(stop))
  const target = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: stops.length - 1 }[event.key]
  const stop = target === undefined ? undefined : stops[target]
  if (!stop || at < 0) return
  event.preventDefault()
  stop.focus()
}

/** A press on the row itself, not on a control in it and not the end of marking text. */
function isPlainPress(event: MouseEvent): boolean {
  const control = (event.target as Element).closest('a, button, input, select, label')
  return !control && !window.getSelection()?.toString()
}
