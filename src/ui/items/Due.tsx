import { showDate } from '#formats/dates.ts'
import type { Day } from '#formats/day.ts'
import { dueTone, howFar } from '#formats/distance.ts'
import { today } from '#ui/today.ts'
import { classes } from '../classes.ts'
import { Dropdown } from '../Dropdown.tsx'
import { useSay } from '../say.ts'
import type { Tone } from '../theme/tokens.ts'
import styles from './items.module.css'

export type DueProps = {
  on: Day
  /** The reason in a sentence; with it a press answers "Why this date?". */
  why?: string
  /** By itself overdue is red and a week amber; a date that nobody can miss is gray. */
  tone?: Tone
  /** Date and distance beside each other, for tables. */
  inline?: boolean
  /** The day to count from. */
  from?: Day
}

/** A date over how far away it is. */
export function Due({ on, why, from = today(), tone = dueTone(on, from), inline }: DueProps) {
  const say = useSay()
  const words = (
    <>
      <time dateTime={on}>{showDate(on)}</time> <span>{say(howFar(on, from))}</span>
    </>
  )
  const look = classes(styles.due, inline && styles.dueInline)
  if (!why)
    return (
      <span className={look} data-tone={tone}>
        {words}
      </span>
    )
  return (
    <Dropdown
      label={say('Why this date?')}
      align="start"
      className={styles.dueRoot}
      trigger={(props) => (
        <button
          type="button"
          {...props}
          className={look}
          data-tone={tone}
          data-print="kept"
          title={say('Why this date?')}
        >
          {words}
          <span className="visually-hidden">{say('Why this date?')}</span>
        </button>
      )}
    >
      {() => (
        <div className={styles.why}>
          <h3>{say('Why this date?')}</h3>
          <p>{why}</p>
        </div>
      )}
    </Dropdown>
  )
}
