import type { HTMLInputAutoCompleteAttribute } from 'react'
import { FieldFrame, type FieldProps } from './FieldFrame.tsx'
import styles from './fields.module.css'

export type TextFieldProps = FieldProps & {
  value: string
  onChange: (value: string) => void
  type?: 'text' | 'email' | 'tel' | 'search' | 'url'
  autoComplete?: HTMLInputAutoCompleteAttribute
  inputMode?: 'text' | 'numeric' | 'decimal' | 'email' | 'tel' | 'url' | 'search'
  placeholder?: string
  maxLength?: number
  readOnly?: boolean
  autoFocus?: boolean
  onBlur?: () => void
}

export function TextField({ value, onChange, type = 'text', autoFocus, ...rest }: TextFieldProps) {
  const { autoComplete, inputMode, placeholder, maxLength, readOnly, onBlur, ...field } = rest
  return (
    <FieldFrame {...field}>
      {(control) => (
        <input
          {...control}
          {...{ autoComplete, inputMode, placeholder, maxLength, readOnly, onBlur }}
          // biome-ignore lint/a11y/noAutofocus: only where a screen exists to fill in this one field, such as sign-in
          autoFocus={autoFocus}
          className={styles.control}
          type={type}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </FieldFrame>
  )
}
