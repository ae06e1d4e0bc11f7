import { showMoment } from '#platform/client/moments.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { StatusBadge } from '#ui/page/StatusBadge.tsx'
import { ErrorState, Loading } from '#ui/page/states.tsx'
import type { Mail } from '../contract.ts'
import styles from './MailDialog.module.css'

type MailDialogProps = {
  opened: boolean
  mail: Mail | undefined
  /** Undefined until it has arrived. */
  text: string | undefined
  error: string | undefined
  onClose: () => void
  onResend: (mail: Mail) => void
}

/** One mail as plain text: nothing of it runs, and its link can be followed. */
export function MailDialog({ opened, mail, text, error, onClose, onResend }: MailDialogProps) {
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={mail?.subject ?? ''}
      size="lg"
      actions={
        <>
          <Button onClick={() => mail && onResend(mail)}>Send again</Button>
          <Button variant="primary" onClick={onClose}>
            Close
          </Button>
        </>
      }
    >
      {mail && <Facts mail={mail} />}
      {error ? <ErrorState message={error} /> : text === undefined ? <Loading lines={5} /> : <Text text={text} />}
    </Dialog>
  )
}

function Facts({ mail }: { mail: Mail }) {
  return (
    <dl className={styles.facts}>
      <dt>To</dt>
      <dd>{mail.recipients.join(', ')}</dd>
      {mail.copies.length > 0 && (
        <>
          <dt>Copy</dt>
          <dd>{mail.copies.join(', ')}</dd>
        </>
      )}
      <dt>Written</dt>
      <dd>{showMoment(mail.createdAt)}</dd>
      <dt>Status</dt>
      <dd>
        <StatusBadge hue={hueOf(mail.status)}>{statusWords[mail.status]}</StatusBadge>{' '}
        {mail.sentAt ? showMoment(mail.sentAt) : `${mail.attempts} ${mail.attempts === 1 ? 'attempt' : 'attempts'}`}
      </dd>
      {mail.lastError && (
        <>
          <dt>Error</dt>
          <dd>{mail.lastError}</dd>
        </>
      )}
    </dl>
  )
}

function Text({ text }: { text: string }) {
  let at = 0
  return (
    <p className={styles.text}>
      {withLinks(text).map((piece) => {
        const key = at
        at += piece.text.length
        return piece.url ? (
          <a key={key} href={piece.url} target="_blank" rel="noopener noreferrer">
            {piece.text}
          </a>
        ) : (
          <span key={key}>{piece.text}</span>
        )
      })}
    </p>
  )
}

type Piece = { text: string; url?: string }

/** A plain text in pieces, its web addresses apart. Only http and https become links. */
export function withLinks(text: string): Piece[] {
  const pieces: Piece[] = []
  let from = 0
  for (const found of text.matchAll(/https?:\/\/[^\s<>"']+/g)) {
    const url = found[0].replace(/[.,;:!?)]+$/, '')
    if (found.index > from) pieces.push({ text: text.slice(from, found.index) })
    pieces.push({ text: url, url })
    from = found.index + url.length
  }
  if (from < text.length) pieces.push({ text: text.slice(from) })
  return pieces
}

export const statusWords: Record<Mail['status'], string> = {
  waiting: 'Waiting',
  held: 'Kept here',
  sent: 'Sent',
  failed: 'Failed',
}

const hues = { waiting: 'blue', held: 'orange', sent: 'green', failed: 'red' } as const

export const hueOf = (status: Mail['status']) => hues[status]
