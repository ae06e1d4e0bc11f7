import { capSeasonApi } from '#compliance/client/api.ts'
import { showDate } from '#formats/dates.ts'
import { howFar } from '#formats/distance.ts'
import { AttemptButton } from '#platform/client/AttemptButton.tsx'
import { useCommand } from '#platform/client/use-operation.ts'
import { Button } from '#ui/Button.tsx'
import { Link } from '#ui/navigation.tsx'
import { Chip } from '#ui/page/Chip.tsx'
import { today } from '#ui/today.ts'
import type { Board, Registration } from '../records.ts'
import { levelWords } from '../states.ts'
import styles from './cap-season.module.css'

type CardProps = { of: Registration; may: Board['may']; onEdit: () => void }

/** One person on the board: level, window, and what speaks against it. */
export function RegistrationCard({ of, may, onEdit }: CardProps) {
  const open = useCommand(capSeasonApi.openCase, { refresh: [capSeasonApi.board] })
  const submit = useCommand(capSeasonApi.submit, { refresh: [capSeasonApi.board] })
  const remove = useCommand(capSeasonApi.remove, { refresh: [capSeasonApi.board] })
  return (
    <article className={styles.card} aria-label={of.personName}>
      <div className={styles.head}>
        <strong>{of.casePath ? <Link to={of.casePath}>{of.personName}</Link> : of.personName}</strong>
        {of.level !== null && <Chip>{levelWords[of.level]}</Chip>}
      </div>
      <span className={styles.dimmed}>{of.companyName}</span>
      {of.filingUntil && of.lane !== 'approved' && of.lane !== 'filed' && (
        <span>
          File by <time dateTime={of.filingUntil}>{showDate(of.filingUntil)}</time>, {howFar(of.filingUntil, today())}
        </span>
      )}
      {of.problems.map((problem) => (
        <Chip key={problem} hue="orange">
          {problem}
        </Chip>
      ))}
      <div className={styles.actions}>
        {may.openCases && of.lane === 'selected' && (
          <AttemptButton
            size="small"
            variant="tone"
            aria-label={`Open case of ${of.personName}`}
            work={() => open.run({ registrationId: of.id })}
          >
            Open case
          </AttemptButton>
        )}
        {may.edit && of.lane === 'planned' && (
          <>
            <Button size="small" aria-label={`Edit ${of.personName}`} onClick={onEdit}>
              Edit
            </Button>
            <AttemptButton
              size="small"
              aria-label={`Mark ${of.personName} as submitted`}
              work={() => submit.run({ registrationId: of.id, submittedOn: today() })}
            >
              Submitted
            </AttemptButton>
          </>
        )}
        {may.edit && (of.lane === 'planned' || of.lane === 'submitted') && (
          <AttemptButton
            size="small"
            variant="quietDanger"
            aria-label={`Delete the registration of ${of.personName}`}
            work={() => remove.run({ registrationId: of.id })}
          >
            Delete
          </AttemptButton>
        )}
      </div>
    </article>
  )
}
