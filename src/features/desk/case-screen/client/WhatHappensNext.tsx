import type { CaseDetails } from '#case-file/case-details/records.ts'
import { Card } from '#ui/page/Card.tsx'
import styles from './next-steps.module.css'
import { nextSteps } from './next-steps.ts'

/** What becomes of the case once the reader's part is in. */
export function WhatHappensNext({ file }: { file: CaseDetails }) {
  const steps = nextSteps(file)
  if (steps.length === 0) return null
  return (
    <Card title="What happens next" actions={<span className={styles.note}>Usual times</span>}>
      <ol className={styles.steps}>
        {steps.map(({ name, what, when, stands }) => (
          <li key={name} data-stands={stands} aria-current={stands === 'here' ? 'step' : undefined}>
            <b>{name}</b>
            <span>{what}</span>
            {when && stands !== 'done' && <strong>{when}</strong>}
          </li>
        ))}
      </ol>
    </Card>
  )
}
