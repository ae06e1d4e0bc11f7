import type { ReactNode } from 'react'
import type { Hue } from '../theme/tokens.ts'
import styles from './page.module.css'

export type StatusBadgeProps = { hue?: Hue; children: ReactNode }

/** A status in words; the colour only helps the eye. */
export function StatusBadge({ hue = 'gray', children }: StatusBadgeProps) {
  return (
    <span className={styles.badge} data-hue={hue}>
      {children}
    </span>
  )
}
