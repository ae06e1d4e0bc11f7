import { installationApi } from '#desk/client/api.ts'
import { useCommand } from '#platform/client/use-operation.ts'
import { ProgressBar, StepList } from '#ui/page/Steps.tsx'
import type { Checklist, StepId } from '../contract.ts'
import styles from './installation.module.css'
import { SetupStep } from './SetupStep.tsx'

/** The steps of the first hour in one card; the one to do now stands open. */
export function SetupSteps({ checklist }: { checklist: Checklist }) {
  const { steps, done, total, next, mail } = checklist
  const putAside = useCommand(installationApi.putAside, { refresh: [installationApi.checklist] })
  const numberOf = (id: StepId) => steps.findIndex((step) => step.id === id) + 1
  return (
    <section className={styles.steps} aria-label="Steps of the set-up">
      <div className={styles.bar}>
        <ProgressBar label="Steps done" value={done} max={total} />
      </div>
      <StepList label="Set-up">
        {steps.map((step) => (
          <SetupStep
            key={step.id}
            step={step}
            number={numberOf(step.id)}
            isNext={step.id === next}
            afterNumber={step.after === null ? null : numberOf(step.after)}
            mail={step.id === 'mail' ? mail : null}
            onAside={(aside) => putAside.run({ step: step.id, aside })}
          />
        ))}
      </StepList>
    </section>
  )
}
