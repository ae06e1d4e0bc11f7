import { useConfirmPassword } from '#identity/sessions/client/confirmed.tsx'
import { Note } from '#identity/sessions/client/Note.tsx'
import { tenantArchivesApi } from '#insight/client/api.ts'
import { call, hrefOf } from '#platform/client/call.ts'
import { downloadByForm } from '#platform/client/download.ts'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { Form } from '#ui/fields/Form.tsx'
import { SubmitOrCancel } from '#ui/fields/FormLayout.tsx'
import { PasswordField } from '#ui/fields/PasswordField.tsx'
import { useForm } from '#ui/fields/use-form.ts'
import { SHORTEST_PASSPHRASE } from '../passphrase.ts'
import type { TenantArchive } from '../records.ts'

type DownloadDialogProps = { archive: TenantArchive; opened: boolean; onClose: () => void }

/** The passphrase is chosen here, for this download, and kept nowhere. */
export function DownloadDialog({ archive: { id, name }, opened, onClose }: DownloadDialogProps) {
  const { confirmed, dialog } = useConfirmPassword()
  const form = useForm({
    initial: { passphrase: '', again: '' },
    check: ({ passphrase, again }) => ({
      ...(passphrase.length < SHORTEST_PASSPHRASE && {
        passphrase: `Enter at least ${SHORTEST_PASSPHRASE} characters.`,
      }),
      ...(again !== passphrase && { again: 'The two are not the same.' }),
    }),
    submit: async ({ passphrase }) => {
      const done = await confirmed(async () => {
        await call(tenantArchivesApi.mayDownload, { id })
        downloadByForm(hrefOf(tenantArchivesApi.download, { id, passphrase: '' }), { passphrase })
        return true
      })
      if (done) onClose()
    },
  })
  return (
    <Dialog opened={opened} onClose={onClose} title={`Download ${name}`}>
      <Form form={form}>
        <Note kind="warning">
          The archive holds Social Security and passport numbers. Without the passphrase no one can open it, including
          us.
        </Note>
        <PasswordField label="Passphrase" required autoComplete="new-password" {...form.field('passphrase')} />
        <PasswordField label="Passphrase again" required autoComplete="new-password" {...form.field('again')} />
        <SubmitOrCancel form={form} onCancel={onClose} submit="Download" />
      </Form>
      {dialog}
    </Dialog>
  )
}
