import { useState } from 'react'
import { envelopesApi } from '#paperwork/client/api.ts'
import { useCommand } from '#platform/client/use-operation.ts'
import { Button } from '#ui/Button.tsx'
import { TextAreaField } from '#ui/fields/TextAreaField.tsx'
import type { Envelope } from '../records.ts'
import { refresh } from './refresh.ts'
import styles from './sign.module.css'

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
