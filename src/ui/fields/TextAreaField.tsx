import { FieldFrame, type FieldProps } from './FieldFrame.tsx'
import styles from './fields.module.css'

export type TextAreaFieldProps = FieldProps & {
  value: string
  onChange: (value: string) => void
  /** Shown as a counter; typing stops there. */
  maxLength?: number
  rows?: number
  placeholder?: string
  readOnly?: boolean
  /** What a dialog is opened for. */
  autoFocus?: boolean
}

export function TextAreaField({ value, onChange, maxLength, rows = 4, ...rest }: TextAreaFieldProps) {
  const { placeholder, readOnly, autoFocus, ...field } = rest
  const counter = maxLength !== undefined && (
    <span className={styles.counter}>
      {value.length.toLocaleString('en')} / {maxLength.toLocaleString('en')}
    </span>
  )
  return (
    <FieldFrame {...field} below={counter}>
      {(control) => (
        <textarea
          {...control}
          {...{ maxLength, rows, placeholder, readOnly, autoFocus }}
          className={styles.control}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </FieldFrame>
  )
}
