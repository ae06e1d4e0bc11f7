import { type ReactNode, Suspense } from 'react'
import type { CaseDetails, OfferedMove } from '#case-file/case-details/records.ts'
import { movesApi } from '#case-file/client/api.ts'
import { caseTypeById } from '#case-types/all.ts'
import { useAttempt } from '#platform/client/use-attempt.tsx'
import { useDialog } from '#platform/client/use-dialog.ts'
import { useCommand } from '#platform/client/use-operation.ts'
import { Button } from '#ui/Button.tsx'
import { useToast } from '#ui/toasts.tsx'
import page from '../case-page.module.css'
import { MoveDialog } from '../panels.ts'
import { afterMove } from './after-move.ts'

export type Moves = {
  forward: readonly OfferedMove[]
  back: readonly OfferedMove[]
  withdrawal: OfferedMove | undefined
  open: (move: OfferedMove) => void
  dialog: ReactNode
}

/** The moves that this person may make now, and the dialog that asks what one of them needs. */
export function useMoves(file: CaseDetails, reload: () => void): Moves {
  const moving = useDialog<OfferedMove>()
  // Who moves by stages does so on its own tab; the words of a filing would mislead.
  const own = caseTypeById(file.typeId)?.ownTab !== undefined
  const toast = useToast()
  return {
    forward: own ? [] : file.moves.filter(({ kind }) => kind === 'on'),
    back: own ? [] : file.moves.filter(({ kind }) => kind === 'back' || kind === 'reopening'),
    withdrawal: file.moves.find(({ kind }) => kind === 'withdrawal'),
    open: moving.open,
    dialog: moving.subject && (
      <Suspense>
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
      </Suspense>
    ),
  }
}

/** The steps on and back as a row of buttons; `leavesOutFirst`: the first one is the button of the header. */
export function MoveRow({ file, reload, leavesOutFirst }: MoveRowProps) {
  const { forward, back, open, dialog } = useMoves(file, reload)
  const undo = useCommand(movesApi.undoMove, { refresh: afterMove })
  const { attempt, refusal } = useAttempt()
  const toast = useToast()
  const shown = [...forward.slice(leavesOutFirst ? 1 : 0), ...back]
  if (shown.length === 0 && file.undoUntil === null) return null
  return (
    <div className={page.moves} data-print="none">
      {shown.map((move) => (
        <Button key={`${move.to}${move.words}`} size="small" onClick={() => open(move)}>
          {move.words}
        </Button>
      ))}
      {file.undoUntil !== null && (
        <Button
          size="small"
          variant="subtle"
          loading={undo.loading}
          onClick={() =>
            void attempt(async () => {
              await undo.run({ id: file.id })
              toast('Undone.', { kind: 'success' })
              reload()
            })
          }
        >
          Undo the last step
        </Button>
      )}
      {dialog}
      {refusal}
    </div>
  )
}
type MoveRowProps = { file: CaseDetails; reload: () => void; leavesOutFirst: boolean }
