import { IconCheck } from '#ui/icons.ts'
import { type Step, steps } from './draft.ts'
import styles from './new-case.module.css'
import type { Keeping } from './use-kept-draft.ts'

const SAYS: Readonly<Record<Keeping, string>> = {
  '': '',
  saving: 'Saving…',
  saved: 'Draft saved',
  failed: 'Not saved. Check your connection; the next change tries again.',
}

/** Where one is, what is done, and that nothing is lost. */
export function StepMarks({ step, keeping }: { step: Step; keeping: Keeping }) {
  return (
    <div className={styles.marks}>
      <ol aria-label="Steps">
        {steps.map((name, index) => (
          <li
            key={name}
            tabIndex={-1}
            aria-current={index === step ? 'step' : undefined}
            data-state={index < step ? 'done' : 'ahead'}
          >
            <i aria-hidden>{index < step ? <IconCheck size={12} stroke={2.6} /> : index + 1}</i>
            {name}
          </li>
        ))}
      </ol>
      <span role="status" className={styles.keeping} data-state={keeping}>
        {keeping === 'saved' && <IconCheck size={14} aria-hidden />}
        {SAYS[keeping]}
      </span>
    </div>
  )
}
