import { awaitedWords } from '../awaited-words.ts'
import type { CaseRow } from '../records.ts'
import styles from './cases.module.css'

/** For whom it waits, whoever acts first in front, and below it what that one has to do; what an agency does is not ours to say. */
export function BallAndTodo({ row: { ball, waitsFor, todo } }: { row: Pick<CaseRow, 'ball' | 'waitsFor' | 'todo'> }) {
  return (
    <>
      {awaitedWords({ ball, waitsFor })}
      {todo && ball !== 'agency' && (
        <span className={styles.todo} title={todo}>
          {todo}
        </span>
      )}
    </>
  )
}
