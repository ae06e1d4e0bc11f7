import { howFar } from '#case-file/cases/client/words.ts'
import { trackOf } from '#case-types/status/track.ts'
import { showDate } from '#formats/dates.ts'
import { Track } from '#ui/items/Track.tsx'
import { Link } from '#ui/navigation.tsx'
import { today } from '#ui/today.ts'
import type { CaseLine, Standing } from '../records.ts'
import { lightOf, lightWords, type NextStep, renewHref } from '../rules.ts'
import styles from './employees.module.css'
import { PersonMark } from './PersonMark.tsx'

/** The light is about the renewal, the day beside it is the law's. */
export function UntilCell({ standing, none = 'No end date' }: { standing: Standing; none?: string }) {
  const { workUntil } = standing
  if (workUntil === null) return <span className={styles.dimmed}>{none}</span>
  const light = lightOf(standing, today())
  return (
    <span className={styles.until} data-light={light} title={lightWords[light]}>
      <i aria-hidden />
      <time dateTime={workUntil}>{showDate(workUntil)}</time>
      <small>{howFar(workUntil)}</small>
    </span>
  )
}

/** Where a case stands on its track, and what it is. */
export function StageCell({ line, none = 'No open case' }: { line: CaseLine | null; none?: string }) {
  if (!line) return <span className={styles.dimmed}>{none}</span>
  return (
    <span className={styles.stage}>
      <Track mini {...trackOf(line)} />
      <small title={line.typeName}>{line.typeName}</small>
    </span>
  )
}

export function NextStepCell({ step, standing }: { step: NextStep; standing: Standing }) {
  if (step.renew && !step.quiet)
    return (
      <Link to={renewHref(standing)} className={styles.act}>
        {step.words}
      </Link>
    )
  return (
    <span className={step.quiet ? styles.dimmed : styles.step} title={step.words}>
      {step.who && <b data-you={step.who === 'You' || undefined}>{step.who}: </b>}
      {step.words}
    </span>
  )
}

/** Names as everybody writes them: Ingrid SATO. */
export const nameOf = ({ firstName, lastName }: Pick<Standing, 'firstName' | 'lastName'>) =>
  [firstName, lastName].filter(Boolean).join(' ')

type PersonCellProps = { standing: Standing; under: string /** A button stands beside it. */; folds?: boolean }

export function PersonCell({ standing, under, folds = false }: PersonCellProps) {
  return (
    <span className={styles.person} data-folds={folds || undefined}>
      <PersonMark person={standing} />
      <span>
        <span className={styles.name}>{nameOf(standing)}</span>
        <small>{under}</small>
      </span>
    </span>
  )
}
