import { IconButton } from '../Button.tsx'
import { IconChevronLeft, IconChevronRight } from '../icons.ts'
import type { Page } from './column.ts'
import styles from './DataTable.module.css'
import { nextPage, previousPage, rangeText, type TableState } from './tableState.ts'

type TableFootProps = {
  page: Page<unknown>
  loading: boolean
  state: TableState
  onState: (state: TableState) => void
}

/** Where in the list we are, and the way to the pages before and after. */
export function TableFoot({ page, loading, state, onState }: TableFootProps) {
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
