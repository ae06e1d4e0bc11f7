import type { ReactNode } from 'react'
import styles from './page.module.css'

export type PageHeaderProps = {
  /** Where am I. */
  title: string
  /** A status beside the title. */
  badge?: ReactNode
  /** How does it stand, in a sentence: "Waiting for Priya to answer 12 questions (due 12-01-2026)." */
  standing?: ReactNode
  /** What can I do next: one primary button, last. */
  action?: ReactNode
}

export function PageHeader({ title, badge, standing, action }: PageHeaderProps) {
  return (
    <div className={styles.header}>
      <div className={styles.headerText}>
        <div className={styles.headline}>
          <h1>{title}</h1>
          {badge}
        </div>
        {standing && <p className={styles.standing}>{standing}</p>}
      </div>
      {action && (
        <div className={styles.headerActions} data-print="none">
          {action}
        </div>
      )}
    </div>
  )
}
