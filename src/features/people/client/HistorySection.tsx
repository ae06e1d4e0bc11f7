import type { Fact } from '#engine/fact.ts'
import { allFacts } from '#facts/all.ts'
import { answerInWords, sourceWords } from '#features/facts/client/words.ts'
import { showMoment } from '#platform/client/moments.ts'
import { useOperation } from '#platform/client/use-operation.ts'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { Card } from '#ui/page/Card.tsx'
import { EmptyState, ErrorState, Loading } from '#ui/page/states.tsx'
import { peopleApi } from './api.ts'
import styles from './people.module.css'

export function HistorySection({ personId }: { personId: number }) {
  return (
    <Card title="History">
      <Changes personId={personId} />
    </Card>
  )
}

type HistoryDialogProps = { opened: boolean; personId: number; fact: Fact | undefined; onClose: () => void }

/** The history of one answer. */
export function HistoryDialog({ opened, personId, fact, onClose }: HistoryDialogProps) {
  return (
    <Dialog opened={opened} onClose={onClose} title={`History: ${fact?.label ?? ''}`}>
      {opened && fact && <Changes personId={personId} fact={fact.id} />}
    </Dialog>
  )
}

function Changes({ personId, fact }: { personId: number; fact?: string }) {
  const history = useOperation(peopleApi.history, { id: personId, fact })
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
