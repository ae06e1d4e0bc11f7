import type { OfferedMove } from '#case-file/case-details/records.ts'
import styles from '#case-file/cases/client/cases.module.css'
import { movesApi } from '#case-file/moves/client/api.ts'
import { statusesOf, statusNames } from '#case-types/status-table.ts'
import { Status } from '#case-types/statuses.ts'
import { useAttempt } from '#platform/client/use-attempt.tsx'
import { useDialog } from '#platform/client/use-dialog.ts'
import { useCommand } from '#platform/client/use-operation.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/page/Card.tsx'
import { useToast } from '#ui/toasts.tsx'
import { afterMove } from './after-move.ts'
import type { CasePart } from './CaseDetailsScreen.tsx'
import { MoveDialog } from './MoveDialog.tsx'

/** Where the case stands among the statuses, and the moves that this person may make now. */
export function StatusBar({ file, reload }: CasePart) {
  const moving = useDialog<OfferedMove>()
  const undo = useCommand(movesApi.undoMove, { refresh: afterMove })
  const { attempt, refusal } = useAttempt()
  const toast = useToast()
  const forward = file.moves.filter(({ kind }) => kind === 'on')
  const others = file.moves.filter(({ kind }) => kind !== 'on')
  const takeBack = () =>
    attempt(async () => {
      await undo.run({ id: file.id })
      toast('The move was taken back.', { kind: 'success' })
      reload()
    })
  return (
    <Card title="Status">
      <ol className={styles.steps} aria-label="Statuses of the case">
        {statusesOf(file.mode, file.status)
          .filter(comesBy(file))
          .map((status) => (
            <li
              key={status}
              aria-current={status === file.status ? 'step' : undefined}
              data-state={status < file.status ? 'done' : 'ahead'}
            >
              {statusNames[status]}
            </li>
          ))}
      </ol>
      <p className={styles.dimmed}>Stage: {file.stageName}</p>
      <div className={styles.buttons}>
        {forward.map((move, index) => (
          <Button
            key={`${move.to}${move.words}`}
            variant={index === 0 ? 'primary' : 'default'}
            onClick={() => moving.open(move)}
          >
            {move.words}
          </Button>
        ))}
        {others.map((move) => (
          <Button
            key={`${move.to}${move.words}`}
            variant={move.kind === 'withdrawal' ? 'quietDanger' : 'default'}
            onClick={() => moving.open(move)}
          >
            {move.words}
          </Button>
        ))}
        {file.undoUntil !== null && (
          <Button variant="subtle" loading={undo.loading} onClick={() => void takeBack()}>
            Take the last move back
          </Button>
        )}
        {file.moves.length === 0 && <p className={styles.dimmed}>There is nothing here for you to move on.</p>}
      </div>
      {moving.subject && (
        <MoveDialog
          key={moving.turn}
          opened={moving.opened}
          file={file}
          move={moving.subject}
          onClose={moving.close}
          onLate={reload}
          onDone={(text) => {
            toast(text, { kind: 'success' })
            reload()
          }}
        />
      )}
      {refusal}
    </Card>
  )
}

/** A case that was decided without a request or notice of intent never came by one. */
const comesBy =
  ({ status: now, rfeDueOn }: CasePart['file']) =>
  (status: number) =>
    status !== Status.noticeOpen || now <= Status.noticeOpen || rfeDueOn !== null
