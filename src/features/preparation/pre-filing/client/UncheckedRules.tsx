import { useState } from 'react'
import { ended } from '#formats/words.ts'
import { AttemptButton } from '#platform/client/AttemptButton.tsx'
import { showMoment } from '#platform/client/moments.ts'
import { FixLink } from '#preparation/filing-file/client/FixLink.tsx'
import { Button } from '#ui/Button.tsx'
import rows from '#ui/page/rows.module.css'
import type { CheckReport } from '../records.ts'
import { topicOf } from '../rule-topics.ts'
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
  const inTheWay = (rule: Rule) => rule.severity === 'error' && rule.waived === null
  const counted = report.unchecked.filter(inTheWay)
  const others = report.unchecked.filter((rule) => !inTheWay(rule))
  const list = (rules: readonly Rule[]) => (
    <ul className={rows.list}>
      {rules.map((rule) => (
        <UncheckedRule key={rule.rule} {...{ caseId, report, rule, onWaive, onTakeBack }} />
      ))}
    </ul>
  )
  return (
    <>
      {counted.length > 0 && (
        <details open={report.blocking === 0}>
          <summary>Not checked yet ({counted.length})</summary>
          {list(counted)}
        </details>
      )}
      {others.length > 0 && (
        <details>
          <summary>Not checked, and no obstacle to filing ({others.length})</summary>
          {list(others)}
        </details>
      )}
    </>
  )
}

function UncheckedRule({ caseId, report, rule: each, onWaive, onTakeBack }: UncheckedRulesProps & { rule: Rule }) {
  return (
    <li className={rows.row}>
      <div className={rows.head}>
        <span className={rows.grow}>
          {each.rule} {topicOf(each.rule, each.message)}
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
  )
}

function MissingFact({ caseId, missing, mayAnswer }: { caseId: number; missing: Missing; mayAnswer: boolean }) {
  const [answering, setAnswering] = useState(false)
  const { fact, label, ask, jump, jumpLabel } = missing
  if (!ask)
    return (
      <div className={rows.head}>
        <span className={rows.dimmed}>Not known: {ended(label)}</span>
        {jump !== '' && <FixLink to={jump} label={jumpLabel} />}
      </div>
    )
  if (!mayAnswer) return <span className={rows.dimmed}>Not known: {label}</span>
  if (answering) return <AnswerForm {...{ caseId, fact, label, ask }} onAnswered={() => setAnswering(false)} />
  return (
    <span>
      <Button size="small" variant="subtle" onClick={() => setAnswering(true)}>
        Answer “{label}”
      </Button>
    </span>
  )
}
