import type { ReactNode } from 'react'
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
      <div className={styles.cardBody}>{children}</div>
    </section>
  )
}
