import { type ReactNode, useId } from 'react'
import { classes } from '../classes.ts'
import { IconCheck, IconChevronDown } from '../icons.ts'
import styles from './FoldedSteps.module.css'
import marks from './Steps.module.css'

export type FoldedStep<Key extends string> = {
  key: Key
  title: string
  /** How it stands, in a few words. */
  says: ReactNode
  /** Counters and marks at the right. */
  chips?: ReactNode
  done: boolean
  content: ReactNode
}

export type FoldedStepsProps<Key extends string> = {
  label: string
  steps: readonly FoldedStep<Key>[]
  /** The one that is open. */
  open: Key | undefined
  onOpen: (key: Key | undefined) => void
}

/** Steps below each other, one open at a time: what was done stays one line. */
export function FoldedSteps<Key extends string>({ label, steps, open, onOpen }: FoldedStepsProps<Key>) {
  const id = useId()
  return (
    <ol className={styles.list} aria-label={label}>
      {steps.map(({ key, title, says, chips, done, content }, place) => {
        const isOpen = key === open
        return (
          <li key={key} id={key} className={classes(styles.step, isOpen && styles.open)}>
            <h3 className={styles.head}>
              <button
                type="button"
                className={styles.button}
                aria-expanded={isOpen}
                aria-controls={`${id}-${key}`}
                onClick={() => onOpen(isOpen ? undefined : key)}
              >
                <span className={classes(marks.mark, styles.mark, done ? marks.done : isOpen && marks.now)} aria-hidden>
                  {done ? <IconCheck size={14} /> : place + 1}
                </span>
                <span className={styles.title}>
                  {title}
                  <span className={marks.onlyHeard}>{done ? ', done.' : ', to do.'}</span>
                </span>
                <span className={styles.says}>{says}</span>
                {chips && <span className={styles.chips}>{chips}</span>}
                <IconChevronDown size={18} className={styles.chevron} aria-hidden />
              </button>
            </h3>
            <div id={`${id}-${key}`} className={styles.content} hidden={!isOpen}>
              {isOpen && content}
            </div>
          </li>
        )
      })}
    </ol>
  )
}
