import { type ReactNode, useState } from 'react'
import { BulkDialog, type BulkSays } from './BulkDialog.tsx'

/** What is to be done to each of several rows. */
export type BulkTask<Row> = {
  rows: readonly Row[]
  title: string
  text: ReactNode
  confirmLabel: string
  dangerous?: boolean
  choosable?: boolean
  doneTitle?: (done: number) => string
  run: (row: Row) => Promise<BulkSays>
}

type Naming<Row> = {
  keyOf: (row: Row) => string
  labelOf: (row: Row) => string
  detailOf?: (row: Row) => string | undefined
  onDone: () => void
}

/** Bulk actions of a list: `ask` opens the dialog, which goes anywhere on the screen. */
export function useBulk<Row>({ keyOf, labelOf, detailOf, onDone }: Naming<Row>) {
  const [state, setState] = useState<{ task?: BulkTask<Row>; opened: boolean; turn: number }>({
    opened: false,
    turn: 0,
  })
  const { task } = state
  const dialog = task && (
    <BulkDialog
      key={state.turn}
      opened={state.opened}
      title={task.title}
      confirmLabel={task.confirmLabel}
      dangerous={task.dangerous}
      choosable={task.choosable}
      doneTitle={task.doneTitle}
      rows={task.rows.map((row) => ({ key: keyOf(row), label: labelOf(row), detail: detailOf?.(row) }))}
      run={async (key) => {
        const row = task.rows.find((each) => keyOf(each) === key)
        return row === undefined ? 'not there any more' : task.run(row)
      }}
      onClose={() => setState((now) => ({ ...now, opened: false }))}
      onDone={onDone}
    >
      <p>{task.text}</p>
    </BulkDialog>
  )
  return {
    dialog,
    ask: (asked: BulkTask<Row>) => setState(({ turn }) => ({ task: asked, opened: true, turn: turn + 1 })),
  }
}
