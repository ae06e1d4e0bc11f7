import { outboxApi, outboxExportsApi } from '#identity/client/api.ts'
import { ExportButton } from '#identity/exports/client/ExportButton.tsx'
import { useTableSettings } from '#identity/own-settings/client/use-table-settings.ts'
import { howLongAgo, showMoment } from '#platform/client/moments.ts'
import { screenColumns } from '#platform/client/screen-columns.ts'
import { useAttempt } from '#platform/client/use-attempt.tsx'
import { useDialog } from '#platform/client/use-dialog.ts'
import { useList } from '#platform/client/use-list.ts'
import { useCommand } from '#platform/client/use-operation.ts'
import { Button } from '#ui/Button.tsx'
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx'
import { IconRefresh } from '#ui/icons.ts'
import { PageHeader } from '#ui/page/PageHeader.tsx'
import { StatusBadge } from '#ui/page/StatusBadge.tsx'
import type { Column } from '#ui/table/column.ts'
import { DataTable } from '#ui/table/DataTable.tsx'
import { useToast } from '#ui/toasts.tsx'
import { mailListColumns } from '../columns.ts'
import type { Mail } from '../contract.ts'
import { hueOf, MailDialog, statusWords } from './MailDialog.tsx'

/** /outbox: every mail the product wrote, sent or not. */
export default function OutboxScreen() {
  const { state, setState, kept } = useTableSettings('outbox')
  const mails = useList(outboxApi.list, state)
  const opened = useCommand(outboxApi.open)
  const resend = useCommand(outboxApi.resend, { refresh: [outboxApi.list] })
  const reading = useDialog<Mail>()
  const resending = useDialog<Mail>()
  const { attempt, refusal } = useAttempt()
  const toast = useToast()

  const read = (mail: Mail) => {
    opened.reset()
    reading.open(mail)
    // What went wrong shows in the dialog.
    opened.run({ id: mail.id }).catch(() => {})
  }
  return (
    <>
      <PageHeader
        title="Sent E-mails"
        standing="Every e-mail is kept. Without a mail server nothing leaves this machine: read the e-mails here. Opening one is on record."
        action={
          <Button
            icon={<IconRefresh size={16} aria-hidden />}
            loading={mails.loading}
            onClick={() => void mails.reload()}
          >
            Refresh
          </Button>
        }
      />
      <DataTable
        label="E-mails"
        kept={kept}
        toolbar={<ExportButton of={outboxExportsApi.outbox} input={mails.input} />}
        columns={columnsOf(resending.open)}
        rowKey={({ id }) => String(id)}
        rowLabel={({ subject }) => subject}
        page={mails.items}
        loading={mails.loading}
        error={mails.error ?? undefined}
        onRetry={() => void mails.reload()}
        state={state}
        onState={setState}
        searchLabel="Search by address or subject"
        onOpen={read}
        empty={{
          title: 'No e-mails yet',
          text: 'Invitations, password links and reminders appear here once they are written.',
        }}
      />
      <MailDialog
        opened={reading.opened}
        mail={reading.subject}
        text={opened.items?.id === reading.subject?.id ? opened.items?.text : undefined}
        error={opened.error?.message}
        onClose={reading.close}
        onResend={(mail) => {
          reading.close()
          resending.open(mail)
        }}
      />
      <ConfirmDialog
        opened={resending.opened}
        onClose={resending.close}
        title={`Send “${resending.subject?.subject}” again?`}
        confirmLabel="Send again"
        onConfirm={async () => {
          const mail = resending.subject
          if (mail && (await attempt(() => resend.run({ id: mail.id }))))
            toast('The e-mail is on its way again.', { kind: 'success' })
        }}
      >
        <p>It goes to {resending.subject?.recipients.join(', ')} once more. Links in it may have ended.</p>
      </ConfirmDialog>
      {refusal}
    </>
  )
}

function columnsOf(resend: (mail: Mail) => void): Column<Mail>[] {
  return screenColumns(mailListColumns, {
    subject: {},
    recipients: {},
    createdAt: {
      title: 'Written',
      cell: ({ createdAt }) => <span title={showMoment(createdAt)}>{howLongAgo(createdAt)}</span>,
    },
    status: {
      filter: { kind: 'choice', options: Object.entries(statusWords).map(([value, label]) => ({ value, label })) },
      cell: ({ status }) => <StatusBadge hue={hueOf(status)}>{statusWords[status]}</StatusBadge>,
    },
    attempts: { numeric: true, width: '90px' },
    lastError: {},
    template: { hidden: true },
    sentAt: { title: 'Sent', hidden: true, cell: ({ sentAt }) => showMoment(sentAt) },
    actions: {
      width: '130px',
      cell: (mail) => (
        <Button size="small" aria-label={`Send ${mail.subject} again`} onClick={() => resend(mail)}>
          Send again
        </Button>
      ),
    },
  })
}
