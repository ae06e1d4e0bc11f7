import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import type { Hue } from '../theme/tokens.ts'
import styles from './Chip.module.css'
import badge from './page.module.css'

export type ChipProps = {
  hue?: Hue
  /** For what only identifies, such as a case number. */
  outlined?: boolean
  /** Leading icon, drawn at 13 px. */
  icon?: ReactNode
  children: ReactNode
}

/** One fact or status of what the header is about. The words say it; the color only helps the eye. */
export function Chip({ hue = 'gray', outlined, icon, children }: ChipProps) {
  return (
    <span className={classes(badge.badge, styles.chip, outlined && styles.outlined)} data-hue={hue}>
      {icon}
      {children}
    </span>
  )
}
