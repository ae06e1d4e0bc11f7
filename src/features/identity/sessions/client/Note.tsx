import type { ReactNode } from 'react'
import { IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '#ui/icons.ts'
import styles from './steps.module.css'

export type NoteProps = { kind?: 'info' | 'success' | 'warning'; children: ReactNode }

const SIGNS = { info: IconInfoCircle, success: IconCircleCheck, warning: IconAlertTriangle }

/** Something to know before going on, said where it matters. */
export function Note({ kind = 'info', children }: NoteProps) {
  const Sign = SIGNS[kind]
  return (
    <div className={styles.note} data-kind={kind} role={kind === 'warning' ? 'alert' : 'status'}>
      <Sign size={18} aria-hidden />
      <div>{children}</div>
    </div>
  )
}
