import { useState } from 'react'
import { FixLink } from '#case-work/filing-file/client/FixLink.tsx'
import { Button } from '#ui/Button.tsx'
import rows from '#ui/page/rows.module.css'
import type { CheckReport } from '../records.ts'
import { AnswerForm } from './AnswerForm.tsx'

type Missing = CheckReport['unchecked'][number]['missing'][number]

/** What could not be checked, and the answers that would decide it. A check that was not made is not a check passed. */
export function UncheckedRules({ caseId, report }: { caseId: number; report: CheckReport }) {
  if (report.unchecked.length === 0) return null
  return (
    <details>
      <summary>Not checked yet ({report.unchecked.length})</summary>
      <ul className={rows.list}>
        {report.unchecked.map(({ rule, message, missing }) => (
          <li key={rule} className={rows.row}>
            <span>
              {rule} {message}
            </span>
            {missing.map((each) => (
              <MissingFact key={each.fact} caseId={caseId} missing={each} mayAnswer={report.mayAnswer} />
            ))}
          </li>
        ))}
      </ul>
    </details>
  )
}

function MissingFact({ caseId, missing, mayAnswer }: { caseId: number; missing: Missing; mayAnswer: boolean }) {
  const [answering, setAnswering] = useState(false)
  const { fact, label, ask, jump, jumpLabel } = missing
  if (!ask)
    return (
      <div className={rows.head}>
        <span className={rows.dimmed}>Not known: {label}.</span>
        {jump !== '' && <FixLink to={jump} label={jumpLabel} />}
      </div>
    )
  if (!mayAnswer) return <span className={rows.dimmed}>Not known: {label}</span>
  if (answering) return <AnswerForm caseId={caseId} fact={fact} label={label} ask={ask} />
  return (
    <span>
      <Button size="small" variant="subtle" onClick={() => setAnswering(true)}>
        Answer “{label}”
      </Button>
    </span>
  )
}
