import styles from '#case-file/cases/client/cases.module.css'
import { caseMailApi, documentsApi } from '#case-work/client/api.ts'
import { ConfirmedButton } from '#identity/sessions/client/ConfirmedButton.tsx'
import { hrefOf } from '#platform/client/call.ts'
import { download } from '#platform/client/download.ts'
import { showMoment } from '#platform/client/moments.ts'
import { useOperation } from '#platform/client/use-operation.ts'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { IconFileText } from '#ui/icons.ts'
import { ErrorState, Loading } from '#ui/page/states.tsx'
import type { CaseMail } from '../contract.ts'

type MailDialogProps = { caseId: number; mail: CaseMail; opened: boolean; onClose: () => void }

/** An e-mail as it was written, with what it answers to. */
export function MailDialog({ caseId, mail, opened, onClose }: MailDialogProps) {
  const { items: whole, error } = useOperation(caseMailApi.read, { id: caseId, mailId: mail.id })
  return (
    <Dialog opened={opened} onClose={onClose} title={mail.subject || '(no subject)'} size="lg">
      <p className={styles.dimmed}>
        {mail.fromName} {mail.fromName ? `<${mail.fromAddress}>` : mail.fromAddress} · {showMoment(mail.receivedAt)}
        {mail.decidedByName && ` · decided by ${mail.decidedByName}`}
      </p>
      {error && <ErrorState message={error.message} />}
      {!whole && !error && <Loading lines={4} />}
      {whole && <p className={styles.text}>{whole.text || 'This e-mail has no text.'}</p>}
      <ul className={styles.list} aria-label="Files">
        {mail.files.map(({ name, documentId, refused }) => (
          <li key={`${name} ${documentId}`}>
            {documentId === null ? (
              <span>
                {name}
                <span className={styles.under}>{refused || 'It is taken with the e-mail.'}</span>
              </span>
            ) : (
              <ConfirmedButton
                variant="subtle"
                size="small"
                icon={<IconFileText size={16} aria-hidden />}
                work={() => download(hrefOf(documentsApi.file, { caseId, id: documentId }))}
              >
                {name}
              </ConfirmedButton>
            )}
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
