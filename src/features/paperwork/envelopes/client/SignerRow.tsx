import { IconButton } from '#ui/Button.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { IconX } from '#ui/icons.ts'
import styles from './sign.module.css'
import type { GivenSigner } from './use-draft.ts'

type SignerRowProps = {
  number: number
  signer: GivenSigner
  onChange: (more: Partial<GivenSigner>) => void
  onRemove: (() => void) | undefined
  /** Where there is little room, one field below the other. */
  narrow?: boolean
}

/** Somebody who signs: name, address, and as what. */
export function SignerRow({ number, signer, onChange, onRemove, narrow }: SignerRowProps) {
  return (
    <fieldset className={styles.signerRow} data-narrow={narrow || undefined} aria-label={`Signs as number ${number}`}>
      <TextField
        label={`${number}. Name`}
        required
        value={signer.name}
        onChange={(name) => onChange({ name })}
        maxLength={200}
      />
      <TextField
        label="E-mail"
        type="email"
        required
        value={signer.email}
        onChange={(email) => onChange({ email })}
        maxLength={254}
      />
      <TextField
        label="Signs as"
        placeholder="Chief Operating Officer"
        value={signer.role}
        onChange={(role) => onChange({ role })}
        maxLength={120}
      />
      {onRemove ? (
        <IconButton label={`Remove person ${number}`} icon={<IconX size={16} aria-hidden />} onClick={onRemove} />
      ) : (
        <span />
      )}
    </fieldset>
  )
}
