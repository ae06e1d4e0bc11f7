import type { ReactNode } from 'react'
import { counted } from '#formats/words.ts'
import { useOperation } from '#platform/client/use-operation.ts'
import { preFilingApi } from '#preparation/client/api.ts'
import { Link } from '#ui/navigation.tsx'
import rows from '#ui/page/rows.module.css'
import { Loading } from '#ui/page/states.tsx'
import type { CheckReport } from '../records.ts'
import { topicOf } from '../rule-topics.ts'

const MOST_SHOWN = 3

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
        {open.length > 0 && (
          <ul>
            {open.slice(0, MOST_SHOWN).map(({ rule, sentence }) => (
              <li key={`${rule} ${sentence}`}>{sentence}</li>
            ))}
            {open.length > MOST_SHOWN && <li>{`And ${counted(open.length - MOST_SHOWN, 'more error')}`}</li>}
          </ul>
        )}
        {notChecked > 0 && <span>Not known yet: {missingIn(unrun)}.</span>}
        <span>
          <Link to={`/visaCareFiling/${caseId}#check`}>Open the pre-filing check</Link>
        </span>
      </div>
      {mayWaive && (open.some(canBeSaid) || (stage === 'filing' && unrun.length > 0)) && waiver}
    </>
  )
}

/** Signature and payment are not waived; of a filing made elsewhere an attorney says here that it was signed and paid. */
const canBeSaid = ({ waivable, rule }: { waivable: boolean; rule: string }) =>
  waivable || rule === 'V62' || rule === 'V67'

const MOST_NAMED = 5

/** What would have to be known to check the rest, each thing once; where nobody can be asked, what the rules look at. */
export function missingIn(unrun: readonly Pick<CheckReport['unchecked'][number], 'rule' | 'message' | 'missing'>[]) {
  const named = [
    ...new Set(
      unrun.flatMap(({ rule, message, missing }) =>
        missing.length > 0 ? missing.map(({ label }) => label) : [topicOf(rule, message)],
      ),
    ),
  ]
  const more = named.length - MOST_NAMED
  return [...named.slice(0, MOST_NAMED), ...(more > 0 ? [`${more} more`] : [])].join(', ')
}

function headline(errors: number, warnings: number, notChecked: number): string {
  const parts = [
    errors > 0 && `${errors} ${errors === 1 ? 'error' : 'errors'} to fix`,
    warnings > 0 && `${warnings} ${warnings === 1 ? 'warning has' : 'warnings have'} to be acknowledged`,
    notChecked > 0 && `${notChecked} not checked`,
  ]
  return `${parts.filter(Boolean).join('; ')}.`
}
