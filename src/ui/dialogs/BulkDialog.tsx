import { type ReactNode, useState } from 'react'
import { Button } from '../Button.tsx'
import { IconAlertCircle, IconCircle, IconCircleCheck } from '../icons.ts'
import styles from './BulkDialog.module.css'
import { Dialog } from './Dialog.tsx'

export type BulkRow = { key: string; label: string }

export type BulkDialogProps = {
  opened: boolean
  /** Names what and how many: "Deactivate 3 attorneys?" */
  title: string
  /** What will happen, and whether it can be undone; fields to fill in first, where there are any. */
  children?: ReactNode
  confirmLabel: string
  dangerous?: boolean
  rows: readonly BulkRow[]
  /** Whether it can begin; false while something has to be filled in. */
  ready?: boolean
  /** Does it to one row. What it answers is said beside the row; what it throws is said as the reason why not. */
  run: (key: string) => Promise<string>
  onClose: () => void
  /** After something was done. */
  onDone: () => void
}

type Result = { done: boolean; says: string }

/** One thing done to several records: asks with their names, then tells for each what became of it. */
export function BulkDialog(props: BulkDialogProps) {
  const { opened, title, children, rows, run, onClose, onDone } = props
  const [results, setResults] = useState<Readonly<Record<string, Result>>>({})
  const [phase, setPhase] = useState<'asking' | 'working' | 'told'>('asking')
  const done = Object.values(results).filter((result) => result.done).length

  const begin = async () => {
    setPhase('working')
    for (const { key } of rows) {
      const result = await run(key).then(
        (says): Result => ({ done: true, says }),
        (error: unknown): Result => ({ done: false, says: error instanceof Error ? error.message : String(error) }),
      )
      setResults((now) => ({ ...now, [key]: result }))
    }
    setPhase('told')
  }
  const close = () => {
    if (phase === 'working') return
    if (phase === 'told') onDone()
    onClose()
  }
  return (
    <Dialog
      opened={opened}
      onClose={close}
      title={title}
      dismissible={phase !== 'working'}
      actions={
        phase === 'told' ? (
          <Button variant="primary" onClick={close}>
            Close
          </Button>
        ) : (
          <>
            <Button disabled={phase === 'working'} onClick={close}>
              Cancel
            </Button>
            <Button
              variant={props.dangerous ? 'danger' : 'primary'}
              loading={phase === 'working'}
              disabled={props.ready === false}
              onClick={() => void begin()}
            >
              {props.confirmLabel}
            </Button>
          </>
        )
      }
    >
      {phase === 'asking' && children}
      <p className={styles.count} role="status">
        {phase === 'asking' ? '' : summaryOf(done, Object.keys(results).length, rows.length)}
      </p>
      <ul className={styles.rows}>
        {rows.map(({ key, label }) => (
          <Row key={key} label={label} result={results[key]} />
        ))}
      </ul>
    </Dialog>
  )
}

function Row({ label, result }: { label: string; result: Result | undefined }) {
  const Icon = result === undefined ? IconCircle : result.done ? IconCircleCheck : IconAlertCircle
  return (
    <li data-result={result && (result.done ? 'done' : 'refused')}>
      <Icon size={16} aria-hidden />
      <span>
        {label}
        {result && `: ${result.says}`}
      </span>
    </li>
  )
}

const summaryOf = (done: number, tried: number, all: number) =>
  tried < all ? `${tried} of ${all} …` : done === all ? `All ${all} done.` : `${done} of ${all} done.`
