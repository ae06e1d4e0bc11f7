import { type ReactNode, useState } from 'react'
import { showDate } from '#formats/dates.ts'
import { useCommand, useOperation } from '#platform/client/use-operation.ts'
import { deadlinesApi } from '#preparation/client/api.ts'
import { DateField } from '#ui/fields/DateField.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { Card } from '#ui/page/Card.tsx'
import rows from '#ui/page/rows.module.css'
import { ErrorState, Loading } from '#ui/page/states.tsx'
import { useSay } from '#ui/say.ts'
import { today } from '#ui/today.ts'
import type { CaseDeadline, CaseDeadlines, ClockShown, MissedDeadline } from '../records.ts'
import { DeadlineItem } from './DeadlineItem.tsx'
import styles from './deadlines.module.css'
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

type Answer = NonNullable<CaseDeadlines['answer']>

/** How the answer to the open notice will go can change; the day it is due follows at once. */
function AnswerChannel({ caseId, answer }: { caseId: number; answer: Answer }) {
  const save = useCommand(deadlinesApi.answerChannel, { refresh: [deadlinesApi.ofCase] })
  const change = (channel: string) =>
    // What went wrong stands under the field.
    void save.run({ caseId, channel: (channel || null) as Answer['channel'] }).catch(() => {})
  return (
    <SelectField
      label="How will the answer go?"
      hint="On paper, an answer due on a weekend or holiday is in time on the next business day. Online it is not."
      options={[
        { value: 'paper', label: 'On paper' },
        { value: 'online', label: 'Online' },
      ]}
      value={answer.channel ?? ''}
      disabled={save.loading}
      error={save.error?.message}
      onChange={change}
    />
  )
}

/** How the six years run: the first day, what each trip gives back, and the last day. */
function H1bClock({ clock, citations }: { clock: ClockShown; citations: boolean }) {
  const { startedOn, baseEnd, endsOn, recapturedDays, fresh, trips, daysLeft, doubt } = clock
  return (
    <details open={doubt !== ''}>
      <summary>
        H-1B clock: six years end on {showDate(endsOn)}
        {daysLeft !== null && daysLeft >= 0 && `, ${daysLeft === 1 ? '1 day' : `${daysLeft} days`} left`}
      </summary>
      {doubt && <p role="status">{doubt}</p>}
      <p>
        {fresh ? 'A fresh clock after a year abroad, from' : 'First day in H-1B or L-1:'} {showDate(startedOn)}. Without
        recapture it ends on {showDate(baseEnd)}; {recapturedDays === 1 ? '1 day is' : `${recapturedDays} days are`}{' '}
        given back.
      </p>
      {trips.length > 0 && (
        <table className={styles.trips}>
          <caption>Days given back per trip abroad</caption>
          <thead>
            <tr>
              <th scope="col">Left</th>
              <th scope="col">Returned</th>
              <th scope="col">Full days abroad</th>
            </tr>
          </thead>
          <tbody>
            {trips.map(({ leftOn, returnedOn, days }) => (
              <tr key={`${leftOn} ${returnedOn}`}>
                <td>{showDate(leftOn)}</td>
                <td>{returnedOn ? showDate(returnedOn) : 'not yet'}</td>
                <td>{days}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className={rows.dimmed}>
        The days of departure and return do not count. Keep proof: stamps, I-94 history, tickets
        {citations && ' (8 CFR 214.2(h)(13)(iii)(C))'}.
      </p>
    </details>
  )
}
