import { useState } from 'react'
import { useSignedIn } from '#identity/sessions/client/session.ts'
import { envelopesApi } from '#paperwork/client/api.ts'
import { NotLoaded } from '#platform/client/NotLoaded.tsx'
import type { RefInput } from '#platform/client/operations.ts'
import { useDialog } from '#platform/client/use-dialog.ts'
import { useCommand, useOperation } from '#platform/client/use-operation.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { FileDrop } from '#ui/fields/FileDrop.tsx'
import { IconPencil } from '#ui/icons.ts'
import { useNavigateTo } from '#ui/navigation.tsx'
import { Card } from '#ui/page/Card.tsx'
import { EnvelopeRows } from './EnvelopeRows.tsx'
import { refresh } from './refresh.ts'
import styles from './sign.module.css'

/** Documents of a company that belong to no case and are signed: engagement letters, agreements, policies. */
export default function CompanyEnvelopesCard({ companyId }: { companyId: number }) {
  return useSignedIn().rights.includes('envelope:manage') ? <OfCompany companyId={companyId} /> : null
}

function OfCompany({ companyId }: { companyId: number }) {
  const found = useOperation(envelopesApi.ofCompany, { companyId })
  const making = useDialog<true>()
  const { items } = found
  if (!items) return <NotLoaded title="Documents to sign" of={found} />
  if (items.items.length === 0 && !items.may.make) return null
  return (
    <Card
      title="Documents to sign"
      flush
      actions={
        items.may.make && (
          <Button
            size="small"
            icon={<IconPencil size={16} aria-hidden />}
            aria-label="Send a company document to sign"
            onClick={() => making.open(true)}
          >
            Send to sign
          </Button>
        )
      }
    >
      {items.items.length === 0 && (
        <p className={`${styles.small} ${styles.envelope}`}>
          Engagement letters, agreements and other documents of the company that belong to no case are signed by e-mail
          link.
        </p>
      )}
      <EnvelopeRows envelopes={items.items} />
      {making.subject && (
        <NewCompanyEnvelope key={making.turn} companyId={companyId} opened={making.opened} onClose={making.close} />
      )}
    </Card>
  )
}

type NewCompanyEnvelopeProps = { companyId: number; opened: boolean; onClose: () => void }

/** The PDF first; who signs and where follows on its page. */
function NewCompanyEnvelope({ companyId, opened, onClose }: NewCompanyEnvelopeProps) {
  const make = useCommand(envelopesApi.makeOfCompany, { refresh })
  const navigate = useNavigateTo()
  const [name, setName] = useState('')
  const take = ([file]: File[]) => {
    if (!file) return
    setName(file.name)
    // In the browser an upload is a Blob; the server finds its stream there.
    const input = { companyId, file } as unknown as RefInput<typeof envelopesApi.makeOfCompany>
    make.run(input).then(
      ({ id }) => navigate(`/docuSignPageView/${id}`),
      () => {},
    )
  }
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title="Send a company document to sign"
      actions={<Button onClick={onClose}>Cancel</Button>}
    >
      <p>Choose the PDF. Then you say who signs, and where on its pages.</p>
      <FileDrop
        label="Document"
        text={make.loading ? `Looking at ${name}…` : name || 'Choose a PDF, or drop it here'}
        hint="PDF, at most 25 MB. Government forms take ink and are not signed here."
        accept=".pdf"
        disabled={make.loading}
        error={make.error?.message}
        onFiles={take}
      />
    </Dialog>
  )
}
