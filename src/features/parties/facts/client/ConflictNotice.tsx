import type { Known } from '#engine/answer.ts'
import type { Fact } from '#engine/fact.ts'
import { Button } from '#ui/Button.tsx'
import styles from './facts.module.css'
import { answerInWords } from './words.ts'

/** What the server says when somebody else saved the same answer first. */
export type Conflict = { current: Known; version: number; changed: string[] }

type ConflictNoticeProps = { facts: readonly Fact[]; conflict: Conflict; onTheirs: () => void; onMine: () => void }

export function ConflictNotice({ facts, conflict, onTheirs, onMine }: ConflictNoticeProps) {
  const changed = facts.filter(({ id }) => conflict.changed.includes(id))
  return (
    <div className={styles.conflict} role="alert">
      <p>Somebody else changed this while you were typing. Nothing of yours is lost.</p>
      <ul>
        {changed.map((fact) => (
          <li key={fact.id}>
            <strong>{fact.label}</strong> now reads: {answerInWords(fact, conflict.current[fact.id])}
          </li>
        ))}
      </ul>
      <div className={styles.conflictActions}>
        <Button size="small" onClick={onTheirs}>
          Take their answer
        </Button>
        <Button size="small" variant="primary" onClick={onMine}>
          Save mine instead
        </Button>
      </div>
    </div>
  )
}
