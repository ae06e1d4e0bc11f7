import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import styles from './IdentityHeader.module.css'

export type IdentityHeaderProps = {
  avatar?: ReactNode
  /** What it is: "H-1B extension". */
  title: string
  person?: string
  organization?: string
  /** Chips, and until when somebody may work. */
  facts?: ReactNode
  track?: ReactNode
  /** The next date of this reader, under what it is: "Your next date". */
  next?: { label: string; due: ReactNode }
  /** The one primary button. */
  action?: ReactNode
  /** On a phone the button stays at the bottom of the screen. */
  sticks?: boolean
  /** The "…" menu. */
  more?: ReactNode
  tabs?: ReactNode
}

/** Who and what a page is about, how far it is, and what the reader does next: one white band with its tabs. */
export function IdentityHeader(props: IdentityHeaderProps) {
  const { avatar, title, person, organization, facts, track, next, action, sticks = false, more, tabs } = props
  return (
    <div className={styles.band}>
      <header className={styles.header}>
        {avatar && <div className={styles.avatar}>{avatar}</div>}
        <div className={styles.names}>
          <h1 className={styles.title}>
            <span className={styles.part}>{title}</span>
            {person && <Part>{person}</Part>}
            {organization && (
              <Part>
                <span className={styles.organization}>{organization}</span>
              </Part>
            )}
          </h1>
          {facts && <div className={styles.facts}>{facts}</div>}
        </div>
        {track && <div className={styles.track}>{track}</div>}
        {next && (
          <div className={styles.next}>
            <span className={styles.nextLabel}>{next.label}</span>
            {next.due}
          </div>
        )}
        {action && (
          <div className={classes(styles.action, sticks && styles.sticks)} data-print="none">
            {action}
          </div>
        )}
        {more && (
          <div className={styles.more} data-print="none">
            {more}
          </div>
        )}
      </header>
      {tabs}
    </div>
  )
}

const Part = ({ children }: { children: ReactNode }) => (
  <span className={styles.part}>
    <span className={styles.dot}> · </span>
    {children}
  </span>
)
