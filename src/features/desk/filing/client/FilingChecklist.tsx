import { lazy, type ReactNode, Suspense } from 'react'
import type { FilingState } from '#paperwork/packages/records.ts'
import { Counters, PreFilingPanel } from '#preparation/pre-filing/client/PreFilingPanel.tsx'
import type { CheckReport } from '#preparation/pre-filing/records.ts'
import { type FoldedStep, FoldedSteps } from '#ui/page/FoldedSteps.tsx'
import { StatusBadge } from '#ui/page/StatusBadge.tsx'
import { Loading } from '#ui/page/states.tsx'
import { Fees } from './FeesPanel.tsx'
import { FilingPanel } from './FilingPanel.tsx'
import styles from './filing.module.css'
import type { FilingStep } from './filing-steps.ts'
import { PlanForm } from './PlanForm.tsx'
import { signatureCounts } from './signature-order.ts'

const SignHereList = lazy(() => import('./SignHereList.tsx'))

export type Part = FilingStep['part']

type FilingChecklistProps = {
  caseId: number
  steps: readonly FilingStep[]
  state: FilingState
  check: CheckReport | null | undefined
  underWay: boolean
  open: Part | undefined
  onOpen: (part: Part | undefined) => void
  onFiled: () => void
}

/** The five steps from review to mailbox, one open at a time. */
export function FilingChecklist(props: FilingChecklistProps) {
  const { steps, open, onOpen } = props
  const { goesWith } = props.state
  const done = steps.filter((step) => step.done).length
  return (
    <section className={styles.checklist} aria-label="Filing steps">
      <header className={styles.listHead}>
        <h2>
          Filing steps{' '}
          <span className={styles.count}>
            {done} of {steps.length} done
          </span>
        </h2>
        <span className={styles.then}>{goesWith ? `Filed with the ${goesWith.filedAs}` : 'Then mark as filed'}</span>
      </header>
      <FoldedSteps
        label="Filing steps"
        steps={steps.map(
          (step): FoldedStep<Part> => ({
            ...{ key: step.part, title: step.title, done: step.done, content: contentOf(step.part, props) },
            ...{ says: step.part === 'check' ? '' : step.says, chips: chipsOf(step, props) },
          }),
        )}
        open={open}
        onOpen={onOpen}
      />
    </section>
  )
}

function contentOf(part: Part, { caseId, state, underWay, onFiled }: FilingChecklistProps): ReactNode {
  switch (part) {
    case 'check':
      return <PreFilingPanel caseId={caseId} />
    case 'fees':
      return (
        <section aria-label="Government fees" className={styles.panel}>
          <Fees caseId={caseId} />
        </section>
      )
    case 'address':
      return <PlanForm key={JSON.stringify(state.plan)} caseId={caseId} state={state} />
    case 'package':
      return <FilingPanel {...{ caseId, state, underWay, onFiled }} />
    case 'sign-here':
      return (
        <Suspense fallback={<Loading lines={4} />}>
          <SignHereList caseId={caseId} state={state} />
        </Suspense>
      )
  }
}

/** What the eye looks for first: the check's three counters, and how many boxes are signed. */
function chipsOf({ part, badge, hue, done }: FilingStep, { check, state }: FilingChecklistProps): ReactNode {
  if (part === 'check' && check) return <Counters report={check} />
  if (part === 'sign-here')
    return signatureCounts(state.signHere, state.paymentForms).map(({ words, hue: own }) => (
      <StatusBadge key={words} hue={own}>
        {words}
      </StatusBadge>
    ))
  return done && part !== 'package' ? null : <StatusBadge hue={hue}>{badge}</StatusBadge>
}
