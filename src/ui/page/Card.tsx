import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import styles from './page.module.css'

export type CardProps = {
  title?: string
  /** How many there are, beside the title. */
  count?: number
  actions?: ReactNode
  /** Rows that reach from edge to edge and bring their own space. */
  flush?: boolean
  children: ReactNode
}

export function Card({ title, count, actions, flush, children }: CardProps) {
  return (
    <section className={classes(styles.card, flush && styles.flush)} aria-label={title} data-print="together">
      {(title || actions) && (
        <div className={styles.cardHead}>
          {title && (
            <h2>
              {title}
              {count !== undefined && <span className={styles.cardCount}>{count.toLocaleString('en')}</span>}
            </h2>
          )}
          {actions}
        </div>
      )}
      <div className={classes(styles.cardBody, !flush && styles.stack)}>{children}</div>
    </section>
  )
}

/** Parts of a page below each other, evenly spaced. */
export function Stack({ children }: { children: ReactNode }) {
  return <div className={styles.stack}>{children}</div>
}
