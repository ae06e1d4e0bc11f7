import { dollars } from '#case-file/cases/client/words.ts'
import { showDate } from '#formats/dates.ts'
import { premiumOf, startPlan } from '#preparation/filing-file/start-plan.ts'
import { IconBolt } from '#ui/icons.ts'
import { Avatar } from '#ui/items/Tile.tsx'
import { Card } from '#ui/page/Card.tsx'
import { today } from '#ui/today.ts'
import styles from './cost.module.css'
import type { StepProps } from './draft.ts'
import { type Estimate, inOrder, useFamily } from './use-estimate.ts'
import { usePerson } from './WhoStep.tsx'

type CostStepProps = StepProps & { estimate: Estimate | undefined }

/** How fast, with whom, and how one gets there; each choice changes the total and the date beside it. */
export function CostStep({ draft, change, estimate }: CostStepProps) {
  const person = usePerson(draft)
  const family = useFamily(draft)
  const name = person ? person.firstName || person.lastName : ''
  const asked = { typeId: Number(draft.typeId), subType: draft.subType }
  const plan = startPlan({
    ...asked,
    today: today(),
    name,
    endsOn: estimate?.authorizedUntil,
    optUntil: draft.optUntil,
  })
  const premium = premiumOf({ ...asked, filedOn: plan.filedOn })
  return (
    <>
      {premium && (
        <section aria-labelledby="speed">
          <h2 id="speed" className={styles.heading}>
            How fast?
          </h2>
          <div className={styles.speeds}>
            <Speed
              title="Regular"
              chosen={!draft.premium}
              onChoose={() => change({ premium: false })}
              rows={[
                ['Decision', 'no fixed day'],
                ['Extra cost', 'none'],
              ]}
            />
            <Speed
              title="Premium"
              fast
              chosen={draft.premium}
              onChoose={() => change({ premium: true })}
              rows={[
                ['Decision', `by ${showDate(premium.by)}`],
                ['Extra cost', dollars(premium.cents)],
              ]}
            />
          </div>
          <p className={styles.dimmed}>
            With premium (Form I-907), USCIS answers within {premium.days} business days.{' '}
            {plan.startsOn !== null && 'It does not change the start date.'} {premium.unsure}
          </p>
        </section>
      )}
      {family.length > 0 && (
        <Card title="Family on record" flush>
          <ul className={styles.family} aria-label="Family on record">
            {family.map(({ id, firstName, lastName, relation }) => {
              const place = draft.dependentIds.indexOf(String(id))
              const cents = estimate?.familyCents[inOrder(family, draft.dependentIds).indexOf(String(id))]
              const full = `${firstName} ${lastName}`.trim()
              const never = estimate?.familyNever[inOrder(family, draft.dependentIds).indexOf(String(id))]
              if (never && place === -1)
                return (
                  <li key={id} className={styles.never}>
                    <Avatar name={full} />
                    <span className={styles.member}>
                      <strong>{full}</strong>
                      <span>{never}</span>
                    </span>
                  </li>
                )
              return (
                <li key={id}>
                  <label>
                    <input
                      type="checkbox"
                      checked={place !== -1}
                      onChange={({ target }) =>
                        change({
                          dependentIds: target.checked
                            ? [...draft.dependentIds, String(id)]
                            : draft.dependentIds.filter((other) => other !== String(id)),
                        })
                      }
                    />
                    <Avatar name={full} />
                    <span className={styles.member}>
                      <strong>{full}</strong>
                      <span>{never ?? `${relation}, files together`}</span>
                    </span>
                    <strong>{cents === undefined ? '' : cents === 0 ? 'No extra fee' : `+ ${dollars(cents)}`}</strong>
                  </label>
                </li>
              )
            })}
          </ul>
        </Card>
      )}
      {plan.dated && (
        <section aria-labelledby="plan">
          <h2 id="plan" className={styles.heading}>
            {plan.startsOn === null || plan.startsOn === today()
              ? `How it gets to ${plan.agency} by ${showDate(plan.filedOn)}`
              : `How you get to ${showDate(plan.startsOn)}`}
          </h2>
          <ol className={styles.plan} aria-label="Plan">
            {plan.steps.map(({ on, who, does }) => (
              <li key={`${who} ${does}`}>
                <time dateTime={on}>{showDate(on)}</time>
                <span>
                  {who} {does}
                </span>
              </li>
            ))}
          </ol>
          <p className={styles.dimmed}>
            Estimates from usual times, not a promise. Once it is open, the case gives the days that count.
          </p>
        </section>
      )}
    </>
  )
}

type SpeedProps = {
  title: string
  fast?: boolean
  chosen: boolean
  onChoose: () => void
  rows: readonly (readonly [string, string])[]
}

function Speed({ title, fast, chosen, onChoose, rows }: SpeedProps) {
  return (
    <label className={styles.speed} data-chosen={chosen}>
      <input type="radio" name="speed" checked={chosen} onChange={onChoose} />
      <span>
        <strong>
          {title}
          {fast && <IconBolt size={15} aria-hidden />}
        </strong>
        {rows.map(([label, value]) => (
          <span key={label} className={styles.pair}>
            <span>{label}</span>
            <b>{value}</b>
          </span>
        ))}
      </span>
    </label>
  )
}
