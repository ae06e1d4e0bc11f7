import { Button, IconButton } from '#ui/Button.tsx'
import { IconChevronLeft, IconChevronRight } from '#ui/icons.ts'
import styles from './form-screen.module.css'

type PageBarProps = {
  page: number
  pages: number
  scale: number
  onPage: (page: number) => void
  onScale: (scale: number) => void
}

const STEP = 0.15
const SMALLEST = 0.55
const LARGEST = 2.35

/** Which page, and how large. */
export function PageBar({ page, pages, scale, onPage, onScale }: PageBarProps) {
  return (
    <div className={styles.pageBar}>
      <IconButton
        size="small"
        label="Previous page"
        icon={<IconChevronLeft size={16} />}
        disabled={page === 0}
        onClick={() => onPage(page - 1)}
      />
      <label className={styles.pageChoice}>
        <span className={styles.onlyHeard}>Page</span>
        <select value={page} onChange={(event) => onPage(Number(event.target.value))}>
          {Array.from({ length: pages }, (_, each) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number
            <option key={each} value={each}>{`Page ${each + 1} of ${pages}`}</option>
          ))}
        </select>
      </label>
      <IconButton
        size="small"
        label="Next page"
        icon={<IconChevronRight size={16} />}
        disabled={page === pages - 1}
        onClick={() => onPage(page + 1)}
      />
      <span className={styles.zoom}>
        <Button size="small" disabled={scale <= SMALLEST} onClick={() => onScale(scale - STEP)}>
          Smaller
        </Button>
        <Button size="small" disabled={scale >= LARGEST} onClick={() => onScale(scale + STEP)}>
          Larger
        </Button>
      </span>
    </div>
  )
}
