import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSignedIn } from '#identity/sessions/client/session.ts'
import { envelopesApi } from '#paperwork/client/api.ts'
import { NotLoaded } from '#platform/client/NotLoaded.tsx'
import { useDialog } from '#platform/client/use-dialog.ts'
import { useOperation } from '#platform/client/use-operation.ts'
import { refresh as refreshDocuments } from '#preparation/documents/client/refresh.ts'
import { Button } from '#ui/Button.tsx'
import { IconPencil } from '#ui/icons.ts'
import { Card } from '#ui/page/Card.tsx'
import { Chip } from '#ui/page/Chip.tsx'
import type { LetterToSign } from '../records.ts'
import { EnvelopeRows } from './EnvelopeRows.tsx'
import { NewEnvelopeDialog } from './NewEnvelopeDialog.tsx'
import styles from './sign.module.css'

/** What of this case is signed electronically, for those whose business it is. */
export function EnvelopesCard({ caseId }: { caseId: number }) {
  return useSignedIn().rights.includes('envelope:manage') ? <OfCase caseId={caseId} /> : null
}

/** Nothing to show and nothing to do is nothing on the page. */
function OfCase({ caseId }: { caseId: number }) {
  const found = useOperation(envelopesApi.ofCase, { caseId })
  const making = useDialog<{ caseId: number }>()
  const { items } = found
  if (!items) return <NotLoaded title="Electronic signatures" of={found} />
  if (items.items.length === 0 && !items.may.make) return null
  const isEmpty = items.items.length === 0 && items.letters.length === 0
  return (
    <Card
      title="Electronic signatures"
      flush
      actions={
        items.may.make && (
          <Button icon={<IconPencil size={16} aria-hidden />} onClick={() => making.open({ caseId })}>
            Send to sign
          </Button>
        )
      }
    >
      {isEmpty && (
        <p className={`${styles.small} ${styles.envelope}`}>
          Letters and company documents can be signed by e-mail link. Government forms take ink: print them from Filing.
        </p>
      )}
      <LettersToSign letters={items.letters} onWait={found.reload} />
      <EnvelopeRows envelopes={items.items} />
      {making.subject && (
        <NewEnvelopeDialog
          key={making.turn}
          caseId={caseId}
          outside={items.outside}
          opened={making.opened}
          onClose={making.close}
        />
      )}
    </Card>
  )
}

const AGAIN_MS = 3000

/** Letters that are printed to be sent, and those that could not be: they are not envelopes yet. */
function LettersToSign({ letters, onWait }: { letters: readonly LetterToSign[]; onWait: () => void }) {
  const queries = useQueryClient()
  const waits = letters.some(({ status }) => status !== 'Failed')
  useEffect(() => {
    if (!waits) return
    const timer = setInterval(onWait, AGAIN_MS)
    return () => {
      clearInterval(timer)
      // What was printed is a document of the case by now.
      for (const { name } of refreshDocuments) void queries.invalidateQueries({ queryKey: [name] })
    }
  }, [waits, onWait, queries])
  return letters.map(({ id, name, status, step, message, first }) => (
    <div key={id} className={styles.envelope}>
      <span className={styles.grow}>
        {name.replace(/\.docx$/i, '')}
        <span className={styles.under}>
          {status === 'Failed'
            ? `${message} Nobody was asked to sign it. Send it again.`
            : `${step || 'Waiting for its turn'}. Then it goes to ${first ?? 'who signs first'}.`}
        </span>
      </span>
      {status === 'Failed' ? <Chip hue="red">Not sent</Chip> : <Chip>Being printed</Chip>}
    </div>
  ))
}
