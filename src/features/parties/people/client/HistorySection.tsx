import type { Fact } from '#engine/fact.ts'
import { allFacts } from '#facts/all.ts'
import { peopleApi } from '#parties/client/api.ts'
import { answerInWords, sourceWords } from '#parties/facts/client/words.ts'
import { showMoment } from '#platform/client/moments.ts'
import { useOperation } from '#platform/client/use-operation.ts'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { Card } from '#ui/page/Card.tsx'
import { EmptyState, ErrorState, Loading } from '#ui/page/states.tsx'
import type { Person } from '../records.ts'
import styles from './people.module.css'

/** Of the person, and of each job here. */
export function HistorySection({ person }: { person: Person }) {
  return (
    <>
      <Card title="History">
        <PersonChanges personId={person.id} />
      </Card>
      {person.employments.map((job) => (
        <Card key={job.id} title={`History of the employment${job.jobTitle && `: ${job.jobTitle}`}`}>
          <JobChanges employmentId={job.id} />
        </Card>
      ))}
    </>
  )
}

type HistoryDialogProps = { opened: boolean; personId: number; fact: Fact | undefined; onClose: () => void }

/** The history of one answer. */
export function HistoryDialog({ opened, personId, fact, onClose }: HistoryDialogProps) {
  return (
    <Dialog opened={opened} onClose={onClose} title={`History: ${fact?.label ?? ''}`}>
      {opened && fact && <PersonChanges personId={personId} fact={fact.id} />}
    </Dialog>
  )
}

function PersonChanges({ personId, fact }: { personId: number; fact?: string }) {
  return <Changes history={useOperation(peopleApi.history, { id: personId, fact })} />
}

function JobChanges({ employmentId }: { employmentId: number }) {
  return <Changes history={useOperation(peopleApi.employmentHistory, { id: employmentId })} />
}

type Read = ReturnType<typeof useOperation<typeof peopleApi.history>>

function Changes({ history }: { history: Pick<Read, 'items' | 'error' | 'reload'> }) {
  if (history.error) return <ErrorState message={history.error.message} onRetry={() => void history.reload()} />
  if (!history.items) return <Loading />
  if (history.items.items.length === 0)
    return <EmptyState title="No answers yet" text="Every answer and every change of it is listed here." />
  return (
    <ol className={styles.history}>
      {history.items.items.map((change) => (
        <li key={`${change.at} ${change.fact}`}>
          <p>
            <strong>{allFacts.get(change.fact)?.label ?? change.fact}</strong>: {inWords(change.fact, change.after)}
          </p>
          <p className={styles.dimmed}>
            {sourceWords[change.source]}
            {change.byName && ` by ${change.byName}`} on {showMoment(change.at)}
            {change.before && `, before: ${inWords(change.fact, change.before)}`}
          </p>
        </li>
      ))}
    </ol>
  )
}

function inWords(factId: string, answer: Parameters<typeof answerInWords>[1]): string {
  const fact = allFacts.get(factId)
  return fact ? answerInWords(fact, answer) : ''
}
