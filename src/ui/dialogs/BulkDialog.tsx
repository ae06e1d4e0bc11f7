import { type ReactNode, useState } from 'react'
import { Button } from '../Button.tsx'
import { CheckField } from '../fields/CheckField.tsx'
import { IconAlertCircle, IconCircle, IconCircleCheck } from '../icons.ts'
import { Link } from '../navigation.tsx'
import styles from './BulkDialog.module.css'
import { Dialog } from './Dialog.tsx'

export type BulkRow = {
  key: string
  label: string
  /** What will be done to this one, where it differs. */
  detail?: string
}

/** What became of a row; where it led to something new, the way there. */
export type BulkSays = string | { says: string; to: string }

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
  /** Rows can be left out before it begins. */
  choosable?: boolean
  /** In place of the question once all is done. */
  doneTitle?: (done: number) => string
  /** Does it to one row. What it answers is said beside the row; what it throws is said as the reason why not. */
  run: (key: string) => Promise<BulkSays>
  onClose: () => void
  /** After something was done. */
  onDone: () => void
}

type Result = { done: boolean; says: string; to?: string }

/** One thing done to several records: asks with their names, then tells for each what became of it. */
export function BulkDialog(props: BulkDialogProps) {
  const { opened, title, children, choosable = false, doneTitle, run, onClose, onDone } = props
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [results, setResults] = useState<Readonly<Record<string, Result>>>({})
  const [phase, setPhase] = useState<'asking' | 'working' | 'told'>('asking')
  const rows = phase === 'asking' ? props.rows : props.rows.filter(({ key }) => !left.has(key))
  const chosen = props.rows.filter(({ key }) => !left.has(key))
  const done = Object.values(results).filter((result) => result.done).length

  const begin = async () => {
    setPhase('working')
    for (const { key } of chosen) {
      const result = await run(key).then(
        (says): Result => ({ done: true, ...(typeof says === 'string' ? { says } : says) }),
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
      title={phase === 'told' && doneTitle ? doneTitle(done) : title}
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
              disabled={props.ready === false || chosen.length === 0}
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
        {rows.map(({ key, label, detail }) =>
          choosable && phase === 'asking' ? (
            <li key={key}>
              <CheckField
                label={label}
                hint={detail}
                checked={!left.has(key)}
                onChange={(yes) => setLeft(new Set(yes ? [...left].filter((each) => each !== key) : [...left, key]))}
              />
            </li>
          ) : (
            <Row key={key} label={label} result={results[key]} asking={phase === 'asking'} />
          ),
        )}
      </ul>
    </Dialog>
  )
}

function Row({ label, result, asking }: { label: string; result: Result | undefined; asking: boolean }) {
  const Icon = result === undefined ? IconCircle : result.done ? IconCircleCheck : IconAlertCircle
  return (
    <li data-result={result && (result.done ? 'done' : 'refused')}>
      {!asking && <Icon size={16} aria-hidden />}
      <span>
        {label}
        {result && ': '}
        {result?.to ? <Link to={result.to}>{result.says}</Link> : result?.says}
      </span>
    </li>
  )
}

const summaryOf = (done: number, tried: number, all: number) =>
  tried < all ? `${tried} of ${all} …` : done === all ? `All ${all} done.` : `${done} of ${all} done.`
