import { useState } from 'react'
import { showDate } from '#formats/dates.ts'
import { counted } from '#formats/words.ts'
import { lookUpsApi } from '#parties/client/api.ts'
import { useAttempt } from '#platform/client/use-attempt.tsx'
import { useCommand, useOperation } from '#platform/client/use-operation.ts'
import { Button } from '#ui/Button.tsx'
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx'
import { Card, Stack } from '#ui/page/Card.tsx'
import { PageHeader } from '#ui/page/PageHeader.tsx'
import { ErrorState, Loading } from '#ui/page/states.tsx'
import { useToast } from '#ui/toasts.tsx'
import type { List } from '../check.ts'
import { NewEdition } from './NewEdition.tsx'
import { names } from './words.ts'

type Edition = { asOf: string; source: string; doubts: string; rows: number }
type Standing = Edition & { list: List; previous: Edition | null }

/** /codeLists: which edition each list of codes has, where it comes from, and how a new one takes its place. */
export default function CodeListsScreen() {
  const found = useOperation(lookUpsApi.lists, {})
  if (found.error) return <ErrorState message={found.error.message} onRetry={() => void found.reload()} />
  if (!found.items) return <Loading lines={8} />
  return (
    <>
      <PageHeader
        title="Lists of codes"
        standing="Questionnaires suggest from these lists; what people type instead is accepted too. The check of Form I-864 takes the line for its income from the poverty guidelines."
      />
      <Stack>
        {found.items.items.map((standing) => (
          <ListCard key={standing.list} standing={standing} />
        ))}
      </Stack>
    </>
  )
}

function ListCard({ standing }: { standing: Standing }) {
  const { list, asOf, source, doubts, rows, previous } = standing
  const [replacing, setReplacing] = useState(false)
  const [restoring, setRestoring] = useState(false)
  const restore = useCommand(lookUpsApi.restore, { refresh: [lookUpsApi.lists] })
  const toast = useToast()
  const { attempt, refusal } = useAttempt()
  const name = names[list]
  return (
    <Card
      title={name}
      actions={
        !replacing && (
          <Button size="small" aria-label={`Replace ${name}`} onClick={() => setReplacing(true)}>
            Replace
          </Button>
        )
      }
    >
      <p>
        Edition of <strong>{showDate(asOf)}</strong>, {counted(rows, 'row')}.
      </p>
      <p>{source}</p>
      {doubts && <p>Keep in mind: {doubts}</p>}
      {previous && (
        <p>
          Before: edition of {showDate(previous.asOf)}, {counted(previous.rows, 'row')}.{' '}
          <Button
            variant="link"
            aria-label={`Restore the earlier edition of ${name}`}
            onClick={() => setRestoring(true)}
          >
            Restore it
          </Button>
        </p>
      )}
      {replacing && <NewEdition list={list} onClose={() => setReplacing(false)} />}
      {refusal}
      <ConfirmDialog
        opened={restoring}
        title={`Restore the earlier edition of ${name}?`}
        confirmLabel="Restore"
        onConfirm={async () => {
          await attempt(async () => {
            await restore.run({ list })
            toast(`${name}: the earlier edition is back.`, { kind: 'success' })
          })
        }}
        onClose={() => setRestoring(false)}
      >
        The present edition is kept, so that you can come back to it.
      </ConfirmDialog>
    </Card>
  )
}
