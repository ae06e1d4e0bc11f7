import { money } from '#case-file/cases/client/words.ts'
import { showDate } from '#formats/dates.ts'
import { today } from '#platform/client/today.ts'
import { startPlan } from '../start-plan.ts'
import type { Draft } from './draft.ts'
import styles from './new-case.module.css'
import { usePerson } from './WhoStep.tsx'

/** Cost and first day together, and how one gets there. */
export function StartPlanCard({ draft, totalCents }: { draft: Draft; totalCents: number | undefined }) {
  const person = usePerson(draft)
  const name = person ? person.firstName || person.lastName : ''
  const plan = startPlan({ typeId: Number(draft.typeId), subType: draft.subType, today: today(), name })
  return (
    <section aria-label="Cost and start">
      <div className={styles.figures}>
        {totalCents !== undefined && (
          <div>
            <h2>Fees in total</h2>
            <p className={styles.figure}>{money(totalCents)}</p>
          </div>
        )}
        <div>
          <h2>Can start by</h2>
          <p className={styles.figure}>{plan.startsOn === null ? 'On approval' : showDate(plan.startsOn)}</p>
        </div>
      </div>
      <p className={styles.dimmed}>{plan.says}</p>
      <ol className={styles.plan} aria-label="How you get there">
        {plan.steps.map(({ on, who, does }) => (
          <li key={`${who} ${does}`}>
            <time dateTime={on}>{showDate(on).slice(0, 5)}</time>
            <span>
              {who} {does}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
