import { useEffect, useState } from 'react'
import { useConfirmPassword } from '#identity/sessions/client/confirmed.tsx'
import { importsApi } from '#parties/client/api.ts'
import { CallFailed } from '#platform/client/call-failed.ts'
import { showMoment } from '#platform/client/moments.ts'
import { useAttempt } from '#platform/client/use-attempt.tsx'
import { useCommand, useOperation } from '#platform/client/use-operation.ts'
import { Button, LinkButton } from '#ui/Button.tsx'
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx'
import { type Option, SelectField } from '#ui/fields/SelectField.tsx'
import { IconCircleCheck } from '#ui/icons.ts'
import { Card, Stack } from '#ui/page/Card.tsx'
import { PageHeader } from '#ui/page/PageHeader.tsx'
import { StatusBadge } from '#ui/page/StatusBadge.tsx'
import { ErrorState, Loading } from '#ui/page/states.tsx'
import type { ImportDetails } from '../contract.ts'
import styles from './imports.module.css'
import { ResultStep } from './ResultStep.tsx'
import { listOf, standingOf, statusWords, titleOf } from './words.ts'

const POLL_MS = 700

/** One import, from its columns to its end; while the server works, the page asks how far it is. */
export function ImportSteps({ id }: { id: number }) {
  const { items: found, error, reload } = useOperation(importsApi.get, { id })
  const [mapsAgain, setMapsAgain] = useState(false)
  const working = found?.status === 'checking' || found?.status === 'importing'
  useEffect(() => {
    if (!working) return
    const timer = setInterval(() => void reload(), POLL_MS)
    return () => clearInterval(timer)
  }, [working, reload])

  if (error) return <ErrorState message={error.message} onRetry={() => void reload()} />
  if (!found) return <Loading />
  const { text, hue } = statusWords[found.status]
  return (
    <div className={styles.page}>
      <PageHeader
        title={titleOf(found.kind)}
        badge={<StatusBadge hue={hue}>{text}</StatusBadge>}
        standing={`${found.fileName}: ${standingOf(found)}`}
        action={<LinkButton to={listOf(found.kind)}>Back to the list</LinkButton>}
      />
      <Stack>
        {found.status === 'failed' && (
          <Card>
            <p role="alert" className={styles.error}>
              {found.message}
            </p>
          </Card>
        )}
        <Step found={found} maps={mapsAgain} onMap={setMapsAgain} />
      </Stack>
    </div>
  )
}

type StepProps = { found: ImportDetails; maps: boolean; onMap: (maps: boolean) => void }

function Step({ found, maps, onMap }: StepProps) {
  const { status } = found
  if (status === 'checking' || status === 'importing') return <ProgressStep found={found} />
  if (status === 'imported' || status === 'undone') return <DoneStep found={found} />
  if (status === 'checked' && !maps) return <ResultStep found={found} onMap={() => onMap(true)} />
  return <MappingStep found={found} onChecking={() => onMap(false)} />
}

function ProgressStep({ found: { status, doneRows, totalRows, badRows } }: { found: ImportDetails }) {
  const checking = status === 'checking'
  const all = checking ? totalRows : totalRows - badRows
  return (
    <Card title={checking ? 'Checking every cell' : 'Importing'}>
      <progress className={styles.progress} max={all} value={doneRows} aria-label="Progress" />
      <p role="status">
        {doneRows.toLocaleString('en')} of {all.toLocaleString('en')} rows
      </p>
    </Card>
  )
}

/** The second step: what each column of the file holds. */
function MappingStep({ found, onChecking }: { found: ImportDetails; onChecking: () => void }) {
  const [mapping, setMapping] = useState<Record<string, string>>(found.mapping)
  const check = useCommand(importsApi.check, { refresh: [importsApi.get] })
  const [problem, setProblem] = useState<string>()
  const chosen = Object.values(mapping).filter(Boolean)
  const missing = found.targets.filter(({ id, required }) => required && !chosen.includes(id))
  const options = (own: string | undefined): Option[] =>
    found.targets.map(({ id, label, group, required }) => ({
      value: id,
      label: `${label}${group === 'Employment' ? ' (employment)' : ''}${required ? ' *' : ''}`,
      disabled: id !== own && chosen.includes(id),
    }))
  const run = async () => {
    setProblem(undefined)
    const filled = Object.fromEntries(Object.entries(mapping).filter(([, target]) => target !== ''))
    try {
      await check.run({ id: found.id, mapping: filled })
      onChecking()
    } catch (error) {
      setProblem(error instanceof CallFailed ? error.message : String(error))
    }
  }
  return (
    <Card title="2. What the columns hold">
      <p className={styles.hint}>
        Guessed from the headings. Columns set to “Leave out” are not read. Each thing can be chosen once; * is needed.
      </p>
      <div className={styles.mapping}>
        {found.columns.map((column, index) => (
          <SelectField
            // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have the same heading
            key={index}
            label={column || `Column ${index + 1}`}
            placeholder="Leave out"
            options={options(mapping[index])}
            value={mapping[index] ?? ''}
            onChange={(target) => setMapping({ ...mapping, [index]: target })}
          />
        ))}
      </div>
      {missing.length > 0 && (
        <p className={styles.error} role="status">
          Still needed: {missing.map(({ label }) => label).join(', ')}.
        </p>
      )}
      {problem && (
        <p className={styles.error} role="alert">
          {problem}
        </p>
      )}
      <div className={styles.actions}>
        <Button variant="primary" loading={check.loading} disabled={missing.length > 0} onClick={() => void run()}>
          Check {found.totalRows.toLocaleString('en')} rows
        </Button>
      </div>
    </Card>
  )
}

/** The end: what came in, and for a day the way back. */
function DoneStep({ found }: { found: ImportDetails }) {
  const { id, kind, status, doneRows, fileName, undoUntil } = found
  const [asks, setAsks] = useState(false)
  const undo = useCommand(importsApi.undo, { refresh: [importsApi.get, importsApi.list] })
  const { confirmed, dialog } = useConfirmPassword()
  const { attempt, refusal } = useAttempt()
  const what = `${doneRows.toLocaleString('en')} ${kind === 'people' ? 'employees' : 'companies'}`
  if (status === 'undone')
    return (
      <Card>
        <p>This import was taken back.</p>
        <div className={styles.actions}>
          <LinkButton to={`/import/${kind}`} variant="primary">
            Import another file
          </LinkButton>
        </div>
      </Card>
    )
  return (
    <Card>
      <p className={styles.done}>
        <IconCircleCheck size={20} aria-hidden /> {what} are in the list now.
      </p>
      {undoUntil && Date.parse(undoUntil) > Date.now() && (
        <p className={styles.hint}>
          The import can be taken back until {showMoment(undoUntil)}, as long as nothing was built on it.
        </p>
      )}
      <div className={styles.actions}>
        {undoUntil && Date.parse(undoUntil) > Date.now() && (
          <Button variant="danger" loading={undo.loading} onClick={() => setAsks(true)}>
            Take the import back
          </Button>
        )}
        <LinkButton to={listOf(kind)} variant="primary">
          Go to the list
        </LinkButton>
      </div>
      <ConfirmDialog
        opened={asks}
        title={`Take back ${fileName}?`}
        confirmLabel="Take back"
        dangerous
        onConfirm={async () => {
          await attempt(() => confirmed(() => undo.run({ id })))
        }}
        onClose={() => setAsks(false)}
      >
        {what} will be removed, with everything the file said about them. This cannot be undone.
      </ConfirmDialog>
      {dialog}
      {refusal}
    </Card>
  )
}
