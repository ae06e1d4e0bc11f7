import styles from '#case-file/cases/client/cases.module.css'
import { ConfirmedButton } from '#identity/sessions/client/confirmed.tsx'
import { caseMailApi } from '#paperwork/client/api.ts'
import { AttemptButton } from '#platform/client/AttemptButton.tsx'
import { hrefOf } from '#platform/client/call.ts'
import { download } from '#platform/client/download.ts'
import { showMoment } from '#platform/client/moments.ts'
import { NotLoaded } from '#platform/client/NotLoaded.tsx'
import { useDialog } from '#platform/client/use-dialog.ts'
import { useCommand, useOperation } from '#platform/client/use-operation.ts'
import { documentsApi } from '#preparation/client/api.ts'
import { Button } from '#ui/Button.tsx'
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { IconFileText } from '#ui/icons.ts'
import { Card } from '#ui/page/Card.tsx'
import { StatusBadge } from '#ui/page/StatusBadge.tsx'
import { ErrorState, Loading } from '#ui/page/states.tsx'
import { useSay } from '#ui/say.ts'
import type { CaseMail } from '../contract.ts'

const refresh = [caseMailApi.ofCase]

/** The e-mail address of a case and what came to it; nothing while no mailbox is set up. */
export function MailsCard({ caseId, reload }: { caseId: number; reload: () => void }) {
  const mails = useOperation(caseMailApi.ofCase, { id: caseId })
  const reading = useDialog<CaseMail>()
  const renewing = useDialog<true>()
  const renew = useCommand(caseMailApi.newAddress, { refresh })
  const say = useSay()
  const found = mails.items
  if (!found) return <NotLoaded title={say('E-mail')} of={mails} />
  if (found.address === null && found.items.length === 0) return null
  const { address, items, may } = found
  return (
    <Card
      title={say('E-mail')}
      actions={
        may.decide &&
        address && (
          <Button size="small" onClick={() => renewing.open(true)}>
            New address
          </Button>
        )
      }
    >
      {address && (
        <p>
          {say('What you send to this address reaches this case:')} <a href={`mailto:${address}`}>{address}</a>
        </p>
      )}
      {items.length > 0 && (
        <ul className={styles.list} aria-label={say('E-mail')}>
          {items.map((mail) => (
            <MailRow key={mail.id} {...{ caseId, mail, reload }} onRead={() => reading.open(mail)} />
          ))}
        </ul>
      )}
      {reading.subject && (
        <MailDialog
          key={reading.turn}
          caseId={caseId}
          mail={reading.subject}
          opened={reading.opened}
          onClose={reading.close}
        />
      )}
      <ConfirmDialog
        opened={renewing.opened}
        onClose={renewing.close}
        title="Give this case a new e-mail address?"
        confirmLabel="Give a new address"
        onConfirm={async () => void (await renew.run({ id: caseId }))}
      >
        <p>E-mails to the earlier address reach this case no more. Tell the new one to those who write to you.</p>
      </ConfirmDialog>
    </Card>
  )
}

type MailRowProps = { caseId: number; mail: CaseMail; reload: () => void; onRead: () => void }

function MailRow({ caseId, mail, reload, onRead }: MailRowProps) {
  const decide = useCommand(caseMailApi.decide, { refresh })
  const settle = (take: boolean) => async () => {
    await decide.run({ id: caseId, mailId: mail.id, take })
    reload()
  }
  const { subject, fromAddress, receivedAt, state, why, files } = mail
  return (
    <li>
      <span className={styles.grow}>
        <Button variant="link" onClick={onRead}>
          {subject || '(no subject)'}
        </Button>
        <span className={styles.under}>
          {[
            fromAddress,
            showMoment(receivedAt),
            ...files.map(({ name, refused }) => (refused ? `${name} (not taken)` : name)),
          ].join(' · ')}
        </span>
        {state === 'held' && <span className={styles.under}>{why}</span>}
      </span>
      {state === 'held' ? (
        <span className={styles.buttons}>
          <AttemptButton size="small" work={settle(false)}>
            Decline
          </AttemptButton>
          <AttemptButton size="small" variant="primary" work={settle(true)}>
            Take into the case
          </AttemptButton>
        </span>
      ) : (
        <StatusBadge hue={badges[state].hue}>{badges[state].words}</StatusBadge>
      )}
    </li>
  )
}

const badges = {
  accepted: { hue: 'orange', words: 'On its way' },
  'in case': { hue: 'green', words: 'In the messages' },
  declined: { hue: 'gray', words: 'Declined' },
} as const

type MailDialogProps = { caseId: number; mail: CaseMail; opened: boolean; onClose: () => void }

/** An e-mail as it was written, with what it answers to. */
function MailDialog({ caseId, mail, opened, onClose }: MailDialogProps) {
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
