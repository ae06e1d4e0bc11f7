import type { Known } from '#engine/answer.ts'
import { allFacts } from '#facts/all.ts'
import { FactsForm } from '#parties/facts/client/FactsForm.tsx'
import { call } from '#platform/client/call.ts'
import { questionnairesApi } from '#preparation/client/api.ts'
import { Button } from '#ui/Button.tsx'
import styles from './editor.module.css'
import type { MissingFact } from './letter-facts.ts'

type Props = {
  caseId: number
  question: NonNullable<MissingFact['answer']>
  onSaved: () => void
  onCancel: () => void
}

/** One question of the case beside the letter: saved and checked as in the questionnaire, and it says what it touches. */
export function AnswerHere({ caseId, question: { subject, fact: id, version }, onSaved, onCancel }: Props) {
  const fact = allFacts.get(id)
  if (!fact) return null
  return (
    <div className={styles.answer}>
      <FactsForm
        subject={subject}
        facts={[fact]}
        known={NOTHING}
        version={version}
        authors={{}}
        save={async (answers, expected) => {
          const changes = [{ subject, answers: answers as never, version: expected }]
          const { subjects } = await call(questionnairesApi.save, { caseId, changes })
          const saved = subjects[0]
          return { known: (saved?.known ?? {}) as Known, version: saved?.version ?? expected, changed: [id] }
        }}
        onSaved={onSaved}
      />
      <Button size="small" variant="link" onClick={onCancel}>
        Not now
      </Button>
    </div>
  )
}

const NOTHING: Known = {}
