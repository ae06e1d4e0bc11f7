import type { ReactNode } from 'react'
import { useOperation } from '#platform/client/use-operation.ts'
import { Link } from '#ui/navigation.tsx'
import rows from '#ui/page/rows.module.css'
import { Loading } from '#ui/page/states.tsx'
import type { CheckReport } from '../records.ts'
import { preFilingApi } from './api.ts'

const MOST_SHOWN = 6

type StandsInTheWayProps = {
  caseId: number
  stage: CheckReport['stage']
  /** How an attorney says why it does not matter; shown only where there is something to say it about. */
  waiver?: ReactNode
}

/** What the pre-filing check would answer to a move, said before it is made. */
export function StandsInTheWay({ caseId, stage, waiver }: StandsInTheWayProps) {
  const check = useOperation(preFilingApi.check, { id: caseId, stage })
  if (check.error) return <p role="alert">{check.error.message}</p>
  if (!check.items) return <Loading lines={2} />
  const { findings, unchecked, blocking, unacknowledged, notChecked, mayWaive } = check.items
  const errors = findings.filter(({ severity, waived }) => severity === 'error' && waived === null)
  // What nobody can waive comes first.
  const open = [...errors.filter(({ waivable }) => !waivable), ...errors.filter(({ waivable }) => waivable)]
  const unrun = unchecked.filter(({ severity, waived }) => severity === 'error' && waived === null)
  if (blocking === 0 && (stage === 'review' || unacknowledged === 0) && notChecked === 0)
    return <p role="status">The pre-filing check found nothing to fix.</p>
  return (
    <>
      <div role="status" className={rows.row}>
        <strong>{headline(blocking, stage === 'filing' ? unacknowledged : 0, notChecked)}</strong>
        <ul>
          {open.slice(0, MOST_SHOWN).map(({ rule, sentence }) => (
            <li key={`${rule} ${sentence}`}>{sentence}</li>
          ))}
          <More of={open.length} />
        </ul>
        {notChecked > 0 && (
          <>
            <span>
              {notChecked} {notChecked === 1 ? 'rule was' : 'rules were'} not checked, because something is not known:
            </span>
            <ul>
              {unrun.slice(0, MOST_SHOWN).map(({ rule, message }) => (
                <li key={rule}>
                  {rule} {message}
                </li>
              ))}
              <More of={unrun.length} />
            </ul>
          </>
        )}
        <span>
          <Link to={`/visaCareFiling/${caseId}#check`}>Open the pre-filing check</Link>
        </span>
      </div>
      {mayWaive && (open.some(({ waivable }) => waivable) || (stage === 'filing' && unrun.length > 0)) && waiver}
    </>
  )
}

/** Says that a list goes on, at its end. */
const More = ({ of }: { of: number }) => (of > MOST_SHOWN ? <li>{`And ${of - MOST_SHOWN} more`}</li> : null)

function headline(errors: number, warnings: number, notChecked: number): string {
  const parts = [
    errors > 0 && `${errors} ${errors === 1 ? 'error' : 'errors'} to fix`,
    warnings > 0 && `${warnings} ${warnings === 1 ? 'warning has' : 'warnings have'} to be acknowledged`,
    notChecked > 0 && `${notChecked} not checked`,
  ]
  return `${parts.filter(Boolean).join('; ')}.`
}
