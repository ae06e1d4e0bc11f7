import type { CaseRow } from '../records.ts'
import styles from './cases.module.css'
import { ballWords } from './words.ts'

/** For whom it waits, whoever acts first in front, and below it what that one has to do; what an agency does is not ours to say. */
export function BallAndTodo({ row: { ball, waitsFor, todo } }: { row: Pick<CaseRow, 'ball' | 'waitsFor' | 'todo'> }) {
  const sides = waitsFor.length === 0 ? [ball] : waitsFor
  return (
    <>
      {sides.map((side) => ballWords[side] ?? side).join(', ')}
      {todo && ball !== 'agency' && (
        <span className={styles.todo} title={todo}>
          {todo}
        </span>
      )}
    </>
  )
}
