import { type FiveStep, fiveSteps } from '#case-types/status/five-steps.ts'
import { isOpenCase } from '#case-types/status/statuses.ts'
import { countedAtStep } from '#case-types/status/step-in-sql.ts'
import { Link } from '#ui/navigation.tsx'
import { Card } from '#ui/page/Card.tsx'
import type { Counts } from '../records.ts'
import styles from './homes.module.css'

type StagesCardProps = { title: string; counts: Counts; listPath: (filter: Record<string, string>) => string }

const steps: readonly FiveStep[] = [0, 1, 2, 3, 4]

/** Open cases as one thin bar of five stages; each number leads to its cases. */
export function StagesCard({ title, counts, listPath }: StagesCardProps) {
  const openIn = (step: FiveStep) => countedAtStep(counts, step, isOpenCase)
  const all = steps.map(openIn)
  const total = all.reduce((sum, n) => sum + n, 0)
  return (
    <Card title={title} count={total} flush actions={<Link to={listPath({})}>All cases</Link>}>
      <div className={styles.inside}>
        <div className={styles.stages} aria-hidden>
          {steps.map((step) => (
            <i key={step} data-step={step} style={{ flexGrow: all[step] ?? 0 }} />
          ))}
        </div>
        <ul className={styles.stageNames} aria-label={title}>
          {steps.map((step) => (
            <li key={step}>
              <Link to={listPath({ step: String(step) })}>
                <strong>{(all[step] ?? 0).toLocaleString('en')}</strong>
                <span>
                  <i data-step={step} aria-hidden />
                  {fiveSteps[step]}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </Card>
  )
}
