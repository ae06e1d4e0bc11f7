import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import { IconCheck, IconMinus } from '../icons.ts'
import styles from './Steps.module.css'

export type StepState = 'open' | 'now' | 'done' | 'aside'

export type StepRowProps = {
  number: number
  title: string
  state: StepState
  /** How it stands. */
  says: ReactNode
  /** What can be done about it, at the right. */
  actions?: ReactNode
  /** What belongs to the step that is done now. */
  children?: ReactNode
}

/** Steps to do one after the other, each with how it stands. */
export function StepList({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ol className={styles.list} aria-label={label}>
      {children}
    </ol>
  )
}

export function StepRow({ number, title, state, says, actions, children }: StepRowProps) {
  return (
    <li
      className={classes(styles.step, state === 'now' && styles.now)}
      aria-current={state === 'now' ? 'step' : undefined}
    >
      <span className={classes(styles.mark, styles[state])} aria-hidden>
        {state === 'done' ? <IconCheck size={16} /> : state === 'aside' ? <IconMinus size={16} /> : number}
      </span>
      <div className={styles.text}>
        <strong className={styles.title}>
          {title}
          <span className="visually-hidden">{HEARD[state]}</span>
        </strong>
        <div className={styles.says}>{says}</div>
        {children}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </li>
  )
}

// The mark says it by shape and color; whoever listens is told.
const HEARD: Record<StepState, string> = { open: ', to do', now: ', next', done: ', done', aside: ', not needed' }

/** How much of a whole is there. */
export function ProgressBar({ label, value, max }: { label: string; value: number; max: number }) {
  return <progress className={styles.progress} aria-label={label} value={value} max={Math.max(max, 1)} />
}
