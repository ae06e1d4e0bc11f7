import { envelopesApi } from '#case-work/client/api.ts'
import { useSignedIn } from '#identity/sessions/client/session.ts'
import { NotLoaded } from '#platform/client/NotLoaded.tsx'
import { useDialog } from '#platform/client/use-dialog.ts'
import { useOperation } from '#platform/client/use-operation.ts'
import { Button } from '#ui/Button.tsx'
import { IconPencil } from '#ui/icons.ts'
import { Card } from '#ui/page/Card.tsx'
import { EnvelopeRows } from './EnvelopeRows.tsx'
import { LettersToSign } from './LettersToSign.tsx'
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
