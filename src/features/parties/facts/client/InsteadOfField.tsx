import type { ReactNode } from 'react'
import styles from './facts.module.css'

type InsteadOfFieldProps = {
  /** What is asked: it stands above, unless `isUntitled` says that it stands there already, and is heard at the button. */
  label: string
  isUntitled?: boolean
  /** What is said of it for now. */
  children: ReactNode
  action: string
  readOnly: boolean
  onAct: () => void
}

/** In the place of a field: what is known of it, and a button that brings the field. */
export function InsteadOfField({ label, isUntitled, children, action, readOnly, onAct }: InsteadOfFieldProps) {
  return (
    <div className={styles.not}>
      {!isUntitled && <span className={styles.notLabel}>{label}</span>}
      <span className={styles.notLine}>
        {children}
        {!readOnly && (
          <button type="button" className={styles.textButton} onClick={onAct}>
            {action}
            <span className="visually-hidden"> {label}</span>
          </button>
        )}
      </span>
    </div>
  )
}
