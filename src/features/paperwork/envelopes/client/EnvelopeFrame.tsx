import { useState } from 'react'
import { envelopesApi } from '#paperwork/client/api.ts'
import { lettersCasePath } from '#paperwork/wopi/client/letter-paths.ts'
import { useCommand } from '#platform/client/use-operation.ts'
import { Button, LinkButton } from '#ui/Button.tsx'
import { TextAreaField } from '#ui/fields/TextAreaField.tsx'
import { IconChevronLeft, IconInfoCircle } from '#ui/icons.ts'
import type { Envelope } from '../records.ts'
import { refresh } from './refresh.ts'
import styles from './sign.module.css'

/** Back to where the envelope is listed: its case, or the company's profile. */
export function BackFrom({ of: { caseId, companyId } }: { of: Pick<Envelope, 'caseId' | 'companyId'> }) {
  const isOfCase = caseId !== null
  return (
    <div className={styles.back}>
      <LinkButton
        variant="link"
        size="small"
        icon={<IconChevronLeft size={16} aria-hidden />}
        to={isOfCase ? lettersCasePath(caseId) : `/visaCareClientProfile?companyId=${companyId}`}
      >
        {isOfCase ? 'Back to the case' : 'Back to the company'}
      </LinkButton>
    </div>
  )
}

/** Said before anything leaves: with whom it is signed, and what is sent there. */
export function OutsideNotice({ name }: { name: string }) {
  if (name === '') return null
  return (
    <p className={styles.outside}>
      <IconInfoCircle size={18} aria-hidden />
      <span>
        <strong>Signed with an outside provider: {name}.</strong> The document and the names and e-mail addresses of its
        signers are sent there.
      </span>
    </p>
  )
}

/** Takes an envelope back, with the reason. */
export function VoidForm({ of, onDone }: { of: Envelope; onDone: () => void }) {
  const command = useCommand(envelopesApi.void, { refresh })
  const [reason, setReason] = useState('')
  const run = () => command.run({ id: of.id, reason }).then(onDone, () => {})
  return (
    <div className={`${styles.card} ${styles.padded}`}>
      <TextAreaField
        label="Why is it cancelled?"
        hint={
          of.state === 'draft'
            ? 'Nobody was asked yet; it stands in the history.'
            : 'The people who were asked read this.'
        }
        rows={2}
        maxLength={1000}
        value={reason}
        onChange={setReason}
        error={command.error?.message}
      />
      <div className={styles.row}>
        <Button onClick={onDone}>Keep it</Button>
        <Button variant="danger" loading={command.loading} onClick={() => void run()}>
          Cancel the envelope
        </Button>
      </div>
    </div>
  )
}
