import { useState } from 'react'
import { IconButton } from '../Button.tsx'
import { classes } from '../classes.ts'
import { IconCheck, IconCircle, IconEye, IconEyeOff } from '../icons.ts'
import { FieldFrame, type FieldProps } from './FieldFrame.tsx'
import styles from './fields.module.css'

/** One rule of the password policy, and whether what is typed meets it. */
export type PasswordHint = { text: string; met: boolean }

export type PasswordFieldProps = FieldProps & {
  value: string
  onChange: (value: string) => void
  autoComplete: 'current-password' | 'new-password'
  /** The policy's rules, shown below and ticked while typing. */
  hints?: PasswordHint[]
}

export function PasswordField({ value, onChange, autoComplete, hints, ...field }: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  return (
    <div className={styles.field}>
      <FieldFrame {...field}>
        {(control) => (
          <div className={styles.withButton}>
            <input
              {...control}
              className={styles.control}
              type={shown ? 'text' : 'password'}
              autoComplete={autoComplete}
              autoCapitalize="none"
              spellCheck={false}
              value={value}
              onChange={(event) => onChange(event.target.value)}
            />
            <IconButton
              size="small"
              label={shown ? 'Hide password' : 'Show password'}
              aria-pressed={shown}
              icon={shown ? <IconEyeOff size={18} /> : <IconEye size={18} />}
              onClick={() => setShown(!shown)}
            />
          </div>
        )}
      </FieldFrame>
      {hints && <PasswordPolicy hints={hints} />}
    </div>
  )
}

function PasswordPolicy({ hints }: { hints: PasswordHint[] }) {
  return (
    <ul className={styles.policy} aria-label="Password rules">
      {hints.map((hint) => (
        <li key={hint.text} className={classes(hint.met && styles.met)}>
          {hint.met ? <IconCheck size={14} aria-label="met:" /> : <IconCircle size={14} aria-label="not met yet:" />}
          {hint.text}
        </li>
      ))}
    </ul>
  )
}
