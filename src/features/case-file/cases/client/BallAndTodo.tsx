import type { CaseRow } from '../records.ts'
import styles from './cases.module.css'
import { ballWords } from './words.ts'

/** Who has the ball, and below it what has to be done with it; what an agency does is not ours to say. */
export function BallAndTodo({ row: { ball, todo } }: { row: Pick<CaseRow, 'ball' | 'todo'> }) {
  return (
    <>
      {ballWords[ball]}
      {todo && ball !== 'agency' && (
        <span className={styles.todo} title={todo}>
          {todo}
        </span>
      )}
    </>
  )
}
