import type { ReactNode } from 'react'
import styles from './Form.module.css'

/** Fields side by side where there is room, one below the other where there is not. */
export function Columns({ children }: { children: ReactNode }) {
  return <div className={styles.columns}>{children}</div>
}

/** The buttons that close a form; the primary one comes last. */
export function FormActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>
}
