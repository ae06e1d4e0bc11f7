import type { Question } from '#engine/questions.ts'
import { useFactWords } from '#parties/facts/client/fact-words.ts'
import { answerInWords } from '#parties/facts/client/words.ts'
import { showMoment } from '#platform/client/moments.ts'
import { useOperation } from '#platform/client/use-operation.ts'
import { questionnairesApi } from '#preparation/client/api.ts'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { ErrorState, Loading } from '#ui/page/states.tsx'
import { useLanguage } from '../language.tsx'
import styles from '../questionnaire.module.css'

type HistoryDialogProps = { opened: boolean; subject: Question | undefined; close: () => void; caseId: number }

/** Every answer to one question: who, when, and what stood there before. */
export function HistoryDialog({ opened, subject, close, caseId }: HistoryDialogProps) {
  const { say, fact } = useLanguage()
  return (
    <Dialog opened={opened} onClose={close} title={subject ? say.historyOf(fact(subject.fact).label) : ''}>
      {opened && subject && <Changes question={subject} caseId={caseId} />}
    </Dialog>
  )
}

function Changes({ question, caseId }: { question: Question; caseId: number }) {
  const { say, fact: inLanguage } = useLanguage()
  const words = useFactWords()
  const { subject } = question
  const { items, error } = useOperation(questionnairesApi.history, { caseId, subject, fact: question.fact.id })
  const fact = inLanguage(question.fact)
  if (error) return <ErrorState message={error.message} />
  if (!items) return <Loading lines={3} />
  if (items.items.length === 0) return <p>{say.noHistory}</p>
  return (
    <ol className={styles.thread}>
      {items.items.map((change) => (
        <li key={change.at}>
          <p>{answerInWords(fact, change.after, words)}</p>
          <p className={styles.dimmed}>
            {showMoment(change.at)} {change.byName && `${say.by} ${change.byName}`}
            {change.before && `; ${say.before} ${answerInWords(fact, change.before, words)}`}
          </p>
        </li>
      ))}
    </ol>
  )
}
