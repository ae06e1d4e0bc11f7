import type { ReactNode } from 'react'
import { IconAlertTriangle } from '../icons.ts'
import type { Tone } from '../theme/tokens.ts'
import styles from './items.module.css'
import { Tile } from './Tile.tsx'

export type StripProps = {
  tone?: Extract<Tone, 'red' | 'amber' | 'green' | 'blue' | 'teal'>
  /** A sentence: what happens to whom unless something is done. */
  title: string
  icon?: ReactNode
  /** Names and dates. */
  children?: ReactNode
  /** The one button. */
  action?: ReactNode
}

/** The one thing on a screen that may be loud; at most one, above everything else. */
export function Strip({ tone = 'red', title, icon, children, action }: StripProps) {
  return (
    <section className={styles.strip} data-tone={tone} aria-label={title}>
      <Tile icon={icon ?? <IconAlertTriangle size={18} aria-hidden />} />
      <div className={styles.stripText}>
        <h2>{title}</h2>
        {children}
      </div>
      {action && <div className={styles.stripAction}>{action}</div>}
    </section>
  )
}

export type StripNameProps = { tone: Tone; name: ReactNode; when?: ReactNode; says?: ReactNode }

/** One of those a strip is about: light, name, date, and how it stands. */
export function StripName({ tone, name, when, says }: StripNameProps) {
  return (
    <li data-tone={tone}>
      <i className={styles.dot} aria-hidden />
      <span>
        <strong>{name}</strong> {when && <span className={styles.stripWhen}>{when}</span>}
        {says && <small>{says}</small>}
      </span>
    </li>
  )
}

export function StripNames({ children }: { children: ReactNode }) {
  return <ul className={styles.stripNames}>{children}</ul>
}
