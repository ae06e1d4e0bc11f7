import { encode } from 'uqr'
import { factorsApi } from '#identity/client/api.ts'
import type { Confirmed } from '#identity/sessions/client/confirmed.tsx'
import { CallFailed } from '#platform/client/call-failed.ts'
import type { RefOutput } from '#platform/client/operations.ts'
import { useCommand } from '#platform/client/use-operation.ts'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { Form } from '#ui/fields/Form.tsx'
import { SubmitOrCancel } from '#ui/fields/FormLayout.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { required, useForm } from '#ui/fields/use-form.ts'
import styles from './AuthenticatorDialog.module.css'

export type BegunAuthenticator = RefOutput<typeof factorsApi.beginTotp>

export type AuthenticatorDialogProps = {
  begun: BegunAuthenticator
  confirmed: Confirmed
  /** With the recovery codes, if this is the first factor. */
  onDone: (recoveryCodes: readonly string[]) => void
  onClose: () => void
}

/** The secret goes into the app, and the app's first code proves that it arrived. */
export function AuthenticatorDialog({ begun, confirmed, onDone, onClose }: AuthenticatorDialogProps) {
  const confirm = useCommand(factorsApi.confirmTotp)
  const form = useForm({
    initial: { code: '' },
    check: required('code'),
    submit: async ({ code }) => {
      try {
        const answer = await confirmed(() => confirm.run({ id: begun.id, code: code.replace(/\s/g, '') }))
        if (answer) onDone(answer.recoveryCodes)
      } catch (error) {
        throw error instanceof CallFailed && error.code === 'WRONG_CODE' ? { fields: { code: error.message } } : error
      }
    },
  })
  return (
    <Dialog opened onClose={onClose} title="Set up an authenticator app" size="md">
      <ol className={styles.steps}>
        <li>
          Install an authenticator app on your phone, if you have none: Google Authenticator, Microsoft Authenticator,
          1Password or any other.
        </li>
        <li>
          Scan this picture with it.
          <QrCode text={begun.uri} label="Picture to scan with the authenticator app" />
          <details>
            <summary>Or type this key into the app</summary>
            <code className={styles.secret}>{begun.secret.match(/.{1,4}/g)?.join(' ')}</code>
          </details>
        </li>
        <li>Enter the six digits that the app shows now.</li>
      </ol>
      <Form form={form}>
        <TextField
          label="Code"
          required
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={10}
          {...form.field('code')}
        />
        <SubmitOrCancel form={form} onCancel={onClose} submit="Confirm" />
      </Form>
    </Dialog>
  )
}

/** A QR code as one path of an inline picture: black on white in every theme, since cameras expect that. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 2 })
  const dark = data.flatMap((row, y) => row.flatMap((filled, x) => (filled ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <svg
      className={styles.code}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#ffffff" />
      <path d={dark.join('')} fill="#000000" />
    </svg>
  )
}
