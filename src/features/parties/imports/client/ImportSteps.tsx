import { useEffect, useState } from 'react'
import { importsApi } from '#parties/client/api.ts'
import { useOperation } from '#platform/client/use-operation.ts'
import { LinkButton } from '#ui/Button.tsx'
import { Card, Stack } from '#ui/page/Card.tsx'
import { PageHeader } from '#ui/page/PageHeader.tsx'
import { StatusBadge } from '#ui/page/StatusBadge.tsx'
import { ErrorState, Loading } from '#ui/page/states.tsx'
import type { ImportDetails } from '../contract.ts'
import { DoneStep } from './DoneStep.tsx'
import styles from './imports.module.css'
import { MappingStep } from './MappingStep.tsx'
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
