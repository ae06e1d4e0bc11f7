import type { Question } from '#engine/questions.ts'
import { showMoment } from '#platform/client/moments.ts'
import type { Part } from '../records.ts'
import { useLanguage } from './language.tsx'
import styles from './questionnaire.module.css'

type PartNoticeProps = { part: Part; questions: readonly Question[]; onGo: (question: string) => void }

/** That a part rests because it was submitted, or what is to be corrected or answered because it came back. */
export function PartNotice({ part, questions, onGo }: PartNoticeProps) {
  const { say, fact } = useLanguage()
  if (part.status === 'Submitted')
    return (
      <div className={styles.notice} role="note">
        <p>{say.submittedNote(showMoment(part.submittedAt))}</p>
      </div>
    )
  if (part.status !== 'Returned') return null
  return (
    <div className={styles.notice} role="note">
      <p>
        {part.message === '' && questions.length > 0 ? (
          <strong>{say.moreAsked(part.returnedByName)}</strong>
        ) : (
          <>
            <strong>{say.returnedNote}</strong> {part.returnedByName && `${part.returnedByName}: `}“{part.message}”
          </>
        )}
      </p>
      {questions.length > 0 && (
        <>
          <p>{say.knownFacts}</p>
          <ul>
            {questions.map((question) => (
              <li key={question.key}>
                <button type="button" className={styles.textButton} onClick={() => onGo(question.key)}>
                  {fact(question.fact).label}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
