import type { Known } from '#engine/answer.ts'
import type { Fact } from '#engine/fact.ts'
import styles from './facts.module.css'
import { answerInWords, sourceInWords } from './words.ts'

type FactListProps = { facts: readonly Fact[]; known: Known; authors: Record<string, string> }

/** The answers there are, to be read. */
export function FactList({ facts, known, authors }: FactListProps) {
  const answered = facts.flatMap((fact) => {
    const answer = known[fact.id]
    return answer ? [{ fact, answer }] : []
  })
  if (answered.length === 0) return <p className={styles.dimmed}>Nothing is entered yet.</p>
  return (
    <dl className={styles.list}>
      {answered.map(({ fact, answer }) => (
        <div key={fact.id} title={sourceInWords(answer, authors)}>
          <dt>{fact.label}</dt>
          <dd>{answerInWords(fact, answer)}</dd>
        </div>
      ))}
    </dl>
  )
}
