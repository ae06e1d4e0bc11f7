import { useState } from 'react'
import { FixLink } from '#case-work/filing-file/client/FixLink.tsx'
import { AttemptButton } from '#platform/client/AttemptButton.tsx'
import { showMoment } from '#platform/client/moments.ts'
import { Button } from '#ui/Button.tsx'
import rows from '#ui/page/rows.module.css'
import type { CheckReport } from '../records.ts'
import { AnswerForm } from './AnswerForm.tsx'

type Rule = CheckReport['unchecked'][number]
type UncheckedRulesProps = {
  caseId: number
  report: CheckReport
  /** Why it does not matter that a rule was not checked. */
  onWaive: (rule: Rule) => void
  onTakeBack: (rule: Rule) => Promise<unknown>
}
type Missing = CheckReport['unchecked'][number]['missing'][number]

/** What could not be checked, and the answers that would decide it. A check that was not made is not a check passed. */
export function UncheckedRules({ caseId, report, onWaive, onTakeBack }: UncheckedRulesProps) {
  if (report.unchecked.length === 0) return null
  return (
    <details open={report.notChecked > 0 && report.blocking === 0}>
      <summary>Not checked yet ({report.unchecked.length})</summary>
      <ul className={rows.list}>
        {report.unchecked.map((each) => (
          <li key={each.rule} className={rows.row}>
            <div className={rows.head}>
              <span className={rows.grow}>
                {each.rule} {each.message}
              </span>
              {each.severity === 'error' && each.waived === null && report.mayWaiveUnchecked && (
                <Button
                  size="small"
                  variant="subtle"
                  aria-label={`Waive ${each.rule}, not checked`}
                  onClick={() => onWaive(each)}
                >
                  Waive
                </Button>
              )}
              {each.waived !== null && report.mayWaiveUnchecked && (
                <AttemptButton
                  size="small"
                  variant="subtle"
                  aria-label={`Take back ${each.rule}`}
                  work={() => onTakeBack(each)}
                >
                  Take back
                </AttemptButton>
              )}
            </div>
            {each.waived !== null && (
              <span className={rows.dimmed}>
                Waived by {each.waived.byName}, {showMoment(each.waived.at)}: {each.waived.reason}
              </span>
            )}
            {each.missing.map((missing) => (
              <MissingFact key={missing.fact} caseId={caseId} missing={missing} mayAnswer={report.mayAnswer} />
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
