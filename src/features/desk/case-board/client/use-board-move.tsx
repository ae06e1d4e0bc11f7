import { type ReactNode, Suspense, useState } from 'react'
import type { CaseDetails, OfferedMove } from '#case-file/case-details/records.ts'
import type { CaseRow } from '#case-file/cases/records.ts'
import { caseDetailsApi, movesApi } from '#case-file/client/api.ts'
import { caseTypeById } from '#case-types/all.ts'
import { Status } from '#case-types/status/statuses.ts'
import { afterMove } from '#desk/case-screen/client/moves/after-move.ts'
import { MoveDialog } from '#desk/case-screen/client/panels.ts'
import { call } from '#platform/client/call.ts'
import { useAttempt } from '#platform/client/use-attempt.tsx'
import { useDialog } from '#platform/client/use-dialog.ts'
import { useCommand } from '#platform/client/use-operation.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { useToast } from '#ui/toasts.tsx'
import styles from './board.module.css'

type Column = { status: number; name: string }
type Asked = { file: CaseDetails; move: OfferedMove }

/** Moves a card: dropped on a column, or chosen from what is possible. The same dialogs and the same rules as the case. */
export function useBoardMove(reload: () => void) {
  const moveOn = useCommand(movesApi.move, { refresh: afterMove })
  const undo = useCommand(movesApi.undoMove, { refresh: afterMove })
  const { attempt, refusal } = useAttempt()
  const toast = useToast()
  const asking = useDialog<Asked>()
  const choosing = useDialog<CaseDetails>()
  const [busy, setBusy] = useState<number>()
  const done = (id: number, text: string) => {
    reload()
    toast(text, {
      kind: 'success',
      action: {
        label: 'Undo',
        run: () =>
          void attempt(async () => {
            await undo.run({ id })
            reload()
          }),
      },
    })
  }
  const read = async (id: number) => {
    setBusy(id)
    try {
      return await call(caseDetailsApi.get, { id })
    } finally {
      setBusy(undefined)
    }
  }
  const drop = ({ id }: Pick<CaseRow, 'id'>, { status, name }: Column) =>
    attempt(async () => {
      const file = await read(id)
      const found = dropOn(file, status, name)
      if (found.how === 'not') return toast(found.says, { kind: 'error' })
      if (found.how === 'ask') return asking.open({ file, move: found.move })
      const after = await moveOn.run({ id, to: found.move.to, version: file.version })
      done(id, `${after.number} is now “${after.statusName}”.`)
    })
  const dialogs: ReactNode = (
    <>
      {choosing.subject && (
        <MoveChoice
          key={`choose ${choosing.turn}`}
          file={choosing.subject}
          opened={choosing.opened}
          onClose={choosing.close}
          onChoose={(move) => {
            choosing.close()
            if (choosing.subject) asking.open({ file: choosing.subject, move })
          }}
        />
      )}
      {asking.subject && (
        <Suspense>
          <MoveDialog
            key={`ask ${asking.turn}`}
            opened={asking.opened}
            file={asking.subject.file}
            move={asking.subject.move}
            onClose={asking.close}
            onLate={reload}
            onDone={(text) => done(asking.subject?.file.id ?? 0, text)}
          />
        </Suspense>
      )}
      {refusal}
    </>
  )
  return {
    drop,
    choose: ({ id }: Pick<CaseRow, 'id'>) => attempt(async () => choosing.open(await read(id))),
    busy,
    dialogs,
  }
}

type MoveChoiceProps = {
  file: CaseDetails
  opened: boolean
  onClose: () => void
  onChoose: (move: OfferedMove) => void
}

/** By keyboard: what can be done with this case now. */
function MoveChoice({ file, opened, onClose, onChoose }: MoveChoiceProps) {
  const onItsTab = movesOnItsTab(file)
  const moves = onItsTab ? [] : file.moves.filter(({ kind }) => kind !== 'withdrawal')
  return (
    <Dialog opened={opened} onClose={onClose} title={`Move ${file.personName || file.number}`}>
      <p>It is “{file.statusName}” now.</p>
      {moves.length === 0 && <p>{onItsTab ? ON_ITS_TAB : 'Nothing can be done here by you now.'}</p>}
      <div className={styles.choices}>
        {moves.map((move) => (
          <Button key={`${move.to}${move.words}`} onClick={() => onChoose(move)}>
            {move.words}
          </Button>
        ))}
      </div>
    </Dialog>
  )
}

type Offered = { to: number; kind: string; words: string; needsReason: boolean; outcomes: readonly string[] }
type File<Move> = { typeId: number; status: number; statusName: string; moves: readonly Move[] }

/** How a card that was dropped on another column gets there: as it is, after a question, or not at all, with why. */
type Drop<Move> = { how: 'at once' | 'ask'; move: Move } | { how: 'not'; says: string }

/** What is only the office's own order goes at once, and can be undone; what the law knows as an event is asked for. */
const WITHIN_THE_OFFICE: readonly number[] = [Status.generated, Status.inReview]

/** Who moves by stages does so on its own tab: the words of a filing would mislead. */
const movesOnItsTab = ({ typeId }: { typeId: number }): boolean => caseTypeById(typeId)?.ownTab !== undefined
export const ON_ITS_TAB = 'Open this case to move it on: it has stages of its own.'

export function dropOn<Move extends Offered>(file: File<Move>, to: number, name: string): Drop<Move> {
  if (movesOnItsTab(file)) return { how: 'not', says: ON_ITS_TAB }
  const move = file.moves.find((each) => each.to === to && each.kind !== 'withdrawal')
  if (!move) {
    const ways = file.moves.filter(({ kind }) => kind !== 'withdrawal').map(({ words }) => words)
    const rest = ways.length > 0 ? ` Possible now: ${ways.join(', ')}.` : ' Nothing can be done here by you now.'
    return { how: 'not', says: `A case that is “${file.statusName}” cannot go to “${name}”.${rest}` }
  }
  const asks = move.needsReason || move.outcomes.length > 0 || file.status === Status.submitted
  return { how: !asks && move.kind === 'on' && WITHIN_THE_OFFICE.includes(to) ? 'at once' : 'ask', move }
}
