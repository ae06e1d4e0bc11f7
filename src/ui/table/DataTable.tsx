import { IconButton } from '../Button.tsx'
import { classes } from '../classes.ts'
import { IconChevronLeft, IconChevronRight } from '../icons.ts'
import { EmptyState, ErrorState } from '../page/states.tsx'
import { type Column, filterName, type Page } from './column.ts'
import styles from './DataTable.module.css'
import type { DataTableProps } from './data-table-props.ts'
import { TableBody } from './TableBody.tsx'
import { TableFilters } from './TableFilters.tsx'
import { TableHead } from './TableHead.tsx'
import { TableToolbar } from './TableToolbar.tsx'
import { asking, isNarrowed, nextPage, previousPage, rangeText, type TableState, useView } from './tableState.ts'

/** The one list of the product. Paging, sorting and filtering are the server's; a phone shows the rows as cards. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, page, loading = false, error, state, onState, rememberAs = label } = props
  const { density, setDensity, chosen, setChosen } = useView(rememberAs, props.columns, props.kept)
  // What narrows the list is in sight, so that it can be seen and taken away.
  const narrows = (column: Column<Row>) => column.filter !== undefined && Boolean(state.filters[filterName(column)])
  const columns = props.columns.filter((column, index) => index === 0 || chosen.includes(column.key) || narrows(column))
  const nothing = page?.items.length === 0 && !loading && !error

  return (
    <section
      className={styles.box}
      aria-label={label}
      data-status-code={props.status?.statusCode}
      data-status-value={props.status?.statusValue}
    >
      {props.selectionBar}
      {!props.plain && (
        <TableToolbar
          {...{ state, onState, density, chosen }}
          columns={props.columns}
          searchLabel={props.searchLabel}
          onDensity={setDensity}
          onChosen={setChosen}
          selection={props.selection}
          bulkActions={props.bulkActions}
        >
          {props.toolbar}
        </TableToolbar>
      )}
      {!props.plain && <TableFilters {...{ label, state, onState }} columns={props.columns} shown={columns} />}
      <div className={styles.scroll}>
        {/* biome-ignore-start lint/a11y/noRedundantRoles: as cards on a phone the elements lose their own roles */}
        <table
          role="table"
          className={classes(styles.table, density === 'compact' && styles.compact)}
          aria-label={label}
          aria-busy={loading}
        >
          <TableHead {...{ columns, state, onState }} selection={props.selection} page={page} rowKey={props.rowKey} />
          {!error && <TableBody {...props} columns={columns} loading={loading} />}
        </table>
        {/* biome-ignore-end lint/a11y/noRedundantRoles: see above */}
      </div>
      {error && <ErrorState message={error.message} reference={error.reference} onRetry={props.onRetry} />}
      {nothing && <Nothing {...props} />}
      {page && !error && <TableFoot page={page} loading={loading} state={state} onState={onState} />}
    </section>
  )
}

function Nothing<Row>({ state, onState, empty, label }: DataTableProps<Row>) {
  if (!isNarrowed(state)) return <EmptyState {...empty} />
  const showAll = () => onState(asking(state, { search: '', filters: {} }))
  return (
    <EmptyState
      title="Nothing matches"
      text="Try other words, or remove a filter."
      action={
        <button type="button" className={styles.showAll} onClick={showAll}>
          Show all {label.toLowerCase()}
        </button>
      }
    />
  )
}

type TableFootProps = {
  page: Page<unknown>
  loading: boolean
  state: TableState
  onState: (state: TableState) => void
}

/** Where in the list we are, and the way to the pages before and after. */
function TableFoot({ page, loading, state, onState }: TableFootProps) {
  const { next } = page
  if (page.items.length === 0 && state.cursors.length === 0) return null
  return (
    <div className={styles.foot}>
      <span role="status">{rangeText(state, page.items.length, page.total, page.totalCapped)}</span>
      <div className={styles.pages} data-print="none">
        <IconButton
          variant="default"
          size="small"
          label="Previous page"
          disabled={state.cursors.length === 0 || loading}
          icon={<IconChevronLeft size={16} />}
          onClick={() => onState(previousPage(state))}
        />
        <span>Page {state.cursors.length + 1}</span>
        <IconButton
          variant="default"
          size="small"
          label="Next page"
          disabled={next === null || loading}
          icon={<IconChevronRight size={16} />}
          onClick={() => next !== null && onState(nextPage(state, next))}
        />
      </div>
    </div>
  )
}
