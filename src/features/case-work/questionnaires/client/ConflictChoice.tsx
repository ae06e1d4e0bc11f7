import type { Fact } from '#engine/fact.ts'
import { changesIn } from '#parties/facts/client/draft.ts'
import { useFactWords } from '#parties/facts/client/fact-words.ts'
import { answerInWords } from '#parties/facts/client/words.ts'
import { Button } from '#ui/Button.tsx'
import type { Row } from './answers-state.ts'
import { useLanguage } from './language.tsx'
import styles from './questionnaire.module.css'

type ConflictChoiceProps = { fact: Fact; row: Row; onChoose: (choice: 'mine' | 'theirs') => void }

/** Two people answered the same question: both answers, and nothing is overwritten before somebody chooses. */
export function ConflictChoice({ fact, row, onChoose }: ConflictChoiceProps) {
  const { say } = useLanguage()
  const words = useFactWords()
  const mine = changesIn([fact], {}, { [fact.id]: row.draft })[fact.id]
  return (
    <div className={styles.conflict} role="alert">
      <p>{say.conflict}</p>
      <dl>
        <dt>{say.mine}</dt>
        <dd>{mine ? answerInWords(fact, mine, words) : say.noAnswer}</dd>
        <dt>{say.theirs}</dt>
        <dd>{row.theirs?.answer ? answerInWords(fact, row.theirs.answer, words) : say.noAnswer}</dd>
      </dl>
      <div className={styles.buttons}>
        <Button size="small" onClick={() => onChoose('theirs')}>
          {say.takeTheirs}
        </Button>
        <Button size="small" variant="primary" onClick={() => onChoose('mine')}>
          {say.saveMine}
        </Button>
      </div>
    </div>
  )
}
