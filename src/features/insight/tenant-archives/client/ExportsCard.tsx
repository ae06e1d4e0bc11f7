import styles from '#case-file/cases/client/cases.module.css'
import { useConfirmedCommand, useConfirmPassword } from '#identity/sessions/client/confirmed.tsx'
import { Note } from '#identity/sessions/client/Note.tsx'
import { tenantArchivesApi } from '#insight/client/api.ts'
import { call, hrefOf } from '#platform/client/call.ts'
import { downloadByForm } from '#platform/client/download.ts'
import { useAttempt } from '#platform/client/use-attempt.tsx'
import { useDialog } from '#platform/client/use-dialog.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { Form } from '#ui/fields/Form.tsx'
import { SubmitOrCancel } from '#ui/fields/FormLayout.tsx'
import { PasswordField } from '#ui/fields/PasswordField.tsx'
import { useForm } from '#ui/fields/use-form.ts'
import { Card } from '#ui/page/Card.tsx'
import { StatusBadge } from '#ui/page/StatusBadge.tsx'
import { EmptyState } from '#ui/page/states.tsx'
import { momentHere } from '#ui/today.ts'
import { SHORTEST_PASSPHRASE } from '../passphrase.ts'
import type { TenantArchive } from '../records.ts'
import { isUnderWay, sizeInWords, standings } from './standings.ts'

/** Archives of the own company or law firm: asked for, under way, to be downloaded, over. */
export function ExportsCard({ items }: { items: readonly TenantArchive[] }) {
  const make = useConfirmedCommand(tenantArchivesApi.make, { refresh: [tenantArchivesApi.list] })
  const downloading = useDialog<TenantArchive>()
  const { attempt, refusal } = useAttempt()
  const ask = (
    <Button
      variant="primary"
      loading={make.loading}
      disabled={items.some(isUnderWay)}
      onClick={() => void attempt(() => make.run({}))}
    >
      Make an archive
    </Button>
  )
  return (
    <Card title="Take out all data" count={items.length} actions={items.length > 0 && ask}>
      {items.length === 0 && (
        <EmptyState
          title="No archives yet"
          text="It is built in the background. You get a notice, and download it within seven days."
          action={ask}
        />
      )}
      <ul className={styles.list}>
        {items.map((archive) => (
          <li key={archive.id}>
            <span className={styles.grow}>
              {archive.name}
              <span className={styles.under}>
                {[momentHere(archive.createdAt), archive.createdByName, inside(archive)].filter(Boolean).join(' · ')}
              </span>
              {archive.status === 'ready' && archive.expiresAt && (
                <span className={styles.under}>Until {momentHere(archive.expiresAt)}</span>
              )}
              {archive.message && <span className={styles.under}>{archive.message}</span>}
              {archive.status === 'working' && (
                <progress max={archive.total || 1} value={archive.done} aria-label={`Progress of ${archive.name}`} />
              )}
            </span>
            <StatusBadge hue={standings[archive.status].hue}>{standings[archive.status].words}</StatusBadge>
            {archive.status === 'ready' && (
              <Button size="small" aria-label={`Download ${archive.name}`} onClick={() => downloading.open(archive)}>
                Download
              </Button>
            )}
          </li>
        ))}
      </ul>
      {downloading.subject && (
        <DownloadDialog
          key={downloading.turn}
          archive={downloading.subject}
          opened={downloading.opened}
          onClose={downloading.close}
        />
      )}
      {make.dialog}
      {refusal}
    </Card>
  )
}

const inside = ({ records, files, bytes }: TenantArchive): string =>
  records === 0
    ? ''
    : `${records.toLocaleString('en')} records, ${files.toLocaleString('en')} files, ${sizeInWords(bytes)}`

type DownloadDialogProps = { archive: TenantArchive; opened: boolean; onClose: () => void }

/** The passphrase is chosen here, for this download, and kept nowhere. */
function DownloadDialog({ archive: { id, name }, opened, onClose }: DownloadDialogProps) {
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
