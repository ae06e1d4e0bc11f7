import { classes } from '../classes.ts'
import { useSay } from '../say.ts'
import styles from './items.module.css'

/** The steps of a filing as everybody reads them. */
export const trackSteps = ['Gather', 'Prepare', 'Sign', 'Filed', 'Decision'] as const

export type TrackProps = {
  /** Where it is another way than that of a filing. */
  steps?: readonly string[]
  /** Where it stands, counted from 0. */
  here: number
  /** Under the current step: the status that the law firm reads. */
  note?: string
  /** Twelve pixels a step, the word beside it: for lists. */
  mini?: boolean
}

const standing = (step: number, here: number) => (step < here ? styles.done : step === here ? styles.here : undefined)

/** A few steps: what is done, where the case is, what is ahead. */
export function Track({ steps = trackSteps, here, note, mini }: TrackProps) {
  const say = useSay()
  const name = say(steps[here] ?? '')
  if (mini)
    return (
      <span className={styles.miniTrack}>
        <span className={styles.miniBars} aria-hidden>
          {steps.map((step, index) => (
            <i key={step} className={standing(index, here)} />
          ))}
        </span>
        {name}
      </span>
    )
  return (
    <ol
      className={styles.track}
      aria-label={say('Step {step} of {all}: {name}', { step: here + 1, all: steps.length, name })}
    >
      {steps.map((step, index) => (
        <li key={step} className={standing(index, here)} aria-current={index === here ? 'step' : undefined}>
          {say(step)}
          {index < here && <span className="visually-hidden"> {say('done')}</span>}
          {index === here && note && <small className={classes(styles.trackNote)}>{note}</small>}
        </li>
      ))}
    </ol>
  )
}
