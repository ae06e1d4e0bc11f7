import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import styles from './page.module.css'

export type CardProps = { title?: string; actions?: ReactNode; children: ReactNode }

export function Card({ title, actions, children }: CardProps) {
  return (
    <section className={styles.card} aria-label={title} data-print="together">
      {(title || actions) && (
        <div className={styles.cardHead}>
          {title && <h2>{title}</h2>}
          {actions}
        </div>
      )}
      <div className={classes(styles.cardBody, styles.stack)}>{children}</div>
    </section>
  )
}

/** Parts of a page below each other, evenly spaced. */
export function Stack({ children }: { children: ReactNode }) {
  return <div className={styles.stack}>{children}</div>
}
