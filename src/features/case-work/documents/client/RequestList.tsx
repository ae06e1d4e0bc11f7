import { useState } from 'react'
import { RemindDialog } from '#case-file/reminders/client/RemindDialog.tsx'
import { showMoment } from '#platform/client/moments.ts'
import { useAttempt } from '#platform/client/use-attempt.tsx'
import { useDialog } from '#platform/client/use-dialog.ts'
import { useCommand } from '#platform/client/use-operation.ts'
import { Button } from '#ui/Button.tsx'
import { shownDate } from '#ui/fields/dates.ts'
import { Card } from '#ui/page/Card.tsx'
import { StatusBadge } from '#ui/page/StatusBadge.tsx'
import type { CaseDocuments, RequestedItem } from '../records.ts'
import { AskDialog } from './AskDialog.tsx'
import { documentsApi, refresh } from './api.ts'
import styles from './documents.module.css'
import { QuestionsDialog } from './QuestionsDialog.tsx'
import { ReasonDialog } from './ReasonDialog.tsx'
import { standingOf, stateWords } from './words.ts'

type RequestListProps = { of: CaseDocuments; onUpload: (itemId: string) => void }

/** What the case asks for: from whom, until when, and what became of it. */
export function RequestList({ of, onUpload }: RequestListProps) {
  const { caseId, requests, may } = of
  const waive = useCommand(documentsApi.waive, { refresh })
  const waiving = useDialog<RequestedItem>()
  const asking = useDialog<RequestedItem | undefined>()
  const answering = useDialog<undefined>()
  const reminding = useDialog<undefined>()
  const [all, setAll] = useState(false)
  const { attempt, refusal } = useAttempt()
  const perhaps = requests.filter(({ state }) => state === 'perhaps').length
  const listed = all ? requests : requests.filter(({ state }) => state !== 'perhaps')
  const open = requests.filter(({ state }) => state === 'asked' || state === 'rejected')

  return (
    <Card
      title="Documents asked for"
      actions={
        <div className={styles.actions}>
          {may.remind && open.length > 0 && (
            <Button size="small" onClick={() => reminding.open(undefined)}>
              Remind
            </Button>
          )}
          {of.questions.length > 0 && (
            <Button size="small" onClick={() => answering.open(undefined)}>
              Answer {of.questions.length === 1 ? '1 question' : `${of.questions.length} questions`}
            </Button>
          )}
          {may.review && (
            <Button size="small" onClick={() => asking.open(undefined)}>
              Ask for a document
            </Button>
          )}
        </div>
      }
    >
      <p role="status">{standingOf(requests)}</p>
      <ul className={styles.list} aria-label="Documents asked for">
        {listed.map((item) => (
          <li key={item.itemId}>
            <ItemText item={item} />
            <StatusBadge hue={stateWords[item.state].hue}>{stateWords[item.state].text}</StatusBadge>
            <span className={styles.rowActions}>
              {may.upload && item.state !== 'accepted' && item.state !== 'waived' && (
                <Button size="small" aria-label={`Upload: ${item.name}`} onClick={() => onUpload(item.itemId)}>
                  Upload
                </Button>
              )}
              {may.review && item.state !== 'accepted' && item.state !== 'waived' && (
                <>
                  <Button
                    size="small"
                    variant="subtle"
                    aria-label={`Due day: ${item.name}`}
                    onClick={() => asking.open(item)}
                  >
                    Due day
                  </Button>
                  <Button
                    size="small"
                    variant="subtle"
                    aria-label={`Not needed: ${item.name}`}
                    onClick={() => waiving.open(item)}
                  >
                    Not needed
                  </Button>
                </>
              )}
              {may.review && item.state === 'waived' && (
                <Button
                  size="small"
                  variant="subtle"
                  aria-label={`Needed after all: ${item.name}`}
                  onClick={() => void attempt(() => waive.run({ caseId, itemId: item.itemId, waived: false }))}
                >
                  Needed after all
                </Button>
              )}
            </span>
          </li>
        ))}
      </ul>
      {perhaps > 0 && (
        <div>
          <Button variant="link" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? 'Hide what may not apply' : `Show ${perhaps} more that may apply`}
          </Button>
        </div>
      )}
      <ReasonDialog
        key={waiving.turn}
        opened={waiving.opened}
        title={`${waiving.subject?.name ?? ''} is not needed`}
        label="Why it is not needed"
        confirmLabel="Not needed"
        onClose={waiving.close}
        onGiven={async (reason) => {
          if (waiving.subject) await waive.run({ caseId, itemId: waiving.subject.itemId, reason })
          waiving.close()
        }}
      />
      <QuestionsDialog
        key={`questions ${answering.turn}`}
        of={of}
        opened={answering.opened}
        onClose={answering.close}
      />
      <AskDialog
        key={`ask ${asking.turn}`}
        caseId={caseId}
        opened={asking.opened}
        item={asking.subject}
        onClose={asking.close}
      />
      {reminding.turn > 0 && (
        <RemindDialog
          key={`remind ${reminding.turn}`}
          ids={[caseId]}
          only="document"
          refresh={refresh}
          opened={reminding.opened}
          onClose={reminding.close}
          onDone={() => {}}
        />
      )}
      {refusal}
    </Card>
  )
}

function ItemText({ item }: { item: RequestedItem }) {
  const { name, from, need, note, questions, reason, decidedByName, dueOn, remindedAt, state } = item
  const remarks = [
    `From: ${from}`,
    need === 'recommended' && 'recommended',
    dueOn && `due ${shownDate(dueOn)}`,
    remindedAt && state !== 'accepted' && `reminded ${showMoment(remindedAt)}`,
  ].filter(Boolean)
  return (
    <div className={styles.grow}>
      <strong>{name}</strong>
      <div className={styles.hint}>{remarks.join(' · ')}</div>
      {state === 'perhaps' && questions.length > 0 && <div className={styles.hint}>{questions.join(' ')}</div>}
      {note && <div className={styles.hint}>{note}</div>}
      {reason && (
        <div className={state === 'rejected' ? styles.error : styles.hint}>
          {reason}
          {decidedByName && ` (${decidedByName})`}
        </div>
      )}
    </div>
  )
}
