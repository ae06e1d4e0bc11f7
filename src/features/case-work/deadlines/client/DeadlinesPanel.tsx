import { type ReactNode, useState } from 'react'
import { deadlinesApi } from '#case-work/client/api.ts'
import { today } from '#platform/client/today.ts'
import { useCommand, useOperation } from '#platform/client/use-operation.ts'
import { DateField } from '#ui/fields/DateField.tsx'
import { Card } from '#ui/page/Card.tsx'
import rows from '#ui/page/rows.module.css'
import { ErrorState, Loading } from '#ui/page/states.tsx'
import { useSay } from '#ui/say.ts'
import type { CaseDeadline, MissedDeadline } from '../records.ts'
import { AnswerChannel } from './AnswerChannel.tsx'
import { DeadlineItem } from './DeadlineItem.tsx'
import styles from './deadlines.module.css'
import { H1bClock } from './H1bClock.tsx'
import { dayOfFilingWords, isBehind, missedWords } from './words.ts'

/** The dates of a case: each with its rule and arithmetic; what governs, what is done, and what if it were filed on a day. */
export function DeadlinesPanel({ caseId, children }: { caseId: number; children?: ReactNode }) {
  const found = useOperation(deadlinesApi.ofCase, { caseId })
  const done = useCommand(deadlinesApi.done, { refresh: [deadlinesApi.ofCase] })
  const all = found.items
  const wrong = all?.checks.filter(({ level }) => level !== 'ok') ?? []
  const now = today()
  const say = useSay()
  const ahead = all?.items.filter((item) => !isBehind(item, now)) ?? []
  const behind = all?.items.filter((item) => isBehind(item, now)) ?? []
  const dates = (items: readonly CaseDeadline[]) => (
    <ul className={styles.dates}>
      {items.map((item) => (
        <DeadlineItem
          key={`${item.rule} ${item.part}`}
          caseId={caseId}
          item={item}
          mayEdit={all?.mayEdit ?? false}
          onDone={(isDone) => done.run({ caseId, id: item.id ?? 0, done: isDone })}
        />
      ))}
    </ul>
  )
  return (
    <div id="deadlines">
      <Card title={say('Dates')}>
        {children}
        {found.error && <ErrorState message={found.error.message} onRetry={() => void found.reload()} />}
        {!all && !found.error && <Loading lines={4} />}
        {all && (
          <>
            {all.answer && all.mayEdit && <AnswerChannel caseId={caseId} answer={all.answer} />}
            {all.items.length === 0 && (
              <p className={rows.dimmed}>
                {say('No dates yet. They appear once the questions about the stay and the notices are answered.')}
              </p>
            )}
            {dates(ahead)}
            {behind.length > 0 && (
              <details>
                <summary>{say('Completed and past ({n})', { n: behind.length })}</summary>
                {dates(behind)}
              </details>
            )}
            {wrong.map(({ rule, part, title, sentence, citation }) => (
              <p key={`${rule} ${part}`} role="status">
                {title}: {sentence} {all.mayEdit && <span className={rows.dimmed}>{citation}</span>}
              </p>
            ))}
            {all.clock && <H1bClock clock={all.clock} citations={all.mayEdit} />}
            {all.mayEdit && <WhatIf caseId={caseId} />}
          </>
        )}
      </Card>
    </div>
  )
}

/** The same rules with another day; nothing is saved. */
function WhatIf({ caseId }: { caseId: number }) {
  const [filedOn, setFiledOn] = useState('')
  const found = useOperation(deadlinesApi.whatIf, { caseId, filedOn }, { enabled: filedOn !== '' })
  return (
    <details>
      <summary>What if it were filed on another day?</summary>
      <DateField label="Filed on" value={filedOn} onChange={setFiledOn} />
      {filedOn !== '' && found.error && (
        <ErrorState message={found.error.message} onRetry={() => void found.reload()} />
      )}
      {filedOn !== '' && found.loading && <Loading lines={3} />}
      {filedOn !== '' && !found.loading && found.items && <Missed {...found.items} />}
      {filedOn !== '' && !found.loading && found.items && (
        <ul className={styles.dates} aria-label="Dates if filed on that day">
          {found.items.items.map((item) => (
            <DeadlineItem key={`${item.rule} ${item.part}`} caseId={caseId} item={item} mayEdit={false} />
          ))}
        </ul>
      )}
    </details>
  )
}

/** What speaks against that day, the first one first; said also when it is nothing. */
function Missed({ missed, judged }: { missed: readonly MissedDeadline[]; judged: boolean }) {
  const words = dayOfFilingWords(missed, judged)
  if (missed.length === 0) return <p role="status">{words}</p>
  return (
    <div role="status">
      <p>
        <strong>{words}</strong>
      </p>
      <ul className={rows.list} aria-label="What speaks against that day">
        {missed.map((each) => (
          <li key={`${each.rule} ${each.part}`} className={rows.row}>
            <span>{missedWords(each)}</span>
            <span className={rows.dimmed}>{each.consequence}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
