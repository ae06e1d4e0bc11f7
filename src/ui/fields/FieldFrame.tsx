import { type ReactNode, useId } from 'react'
import { IconAlertCircle } from '../icons.ts'
import styles from './fields.module.css'

/** What every field has in common. */
export type FieldProps = {
  label: string
  /** The label is only heard: what stands beside it says to the eye what it is. */
  labelHidden?: boolean
  /** Identifies the field in its form; also the name the browser remembers it by. */
  name?: string
  hint?: ReactNode
  /** What is wrong and what to do, shown at the field. */
  error?: string
  required?: boolean
  disabled?: boolean
}

export type ControlProps = {
  id: string
  name?: string
  disabled?: boolean
  'aria-invalid'?: true
  'aria-required'?: true
  'aria-describedby'?: string
}

type FieldFrameProps = FieldProps & { below?: ReactNode; children: (control: ControlProps) => ReactNode }

/** Label above, control, then the hint, the error, or what else stands below it. */
export function FieldFrame({ below, children, ...field }: FieldFrameProps) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label className={field.labelHidden ? 'visually-hidden' : styles.label} htmlFor={id}>
        {field.label}
        {field.required && <RequiredStar />}
      </label>
      {children(controlProps(id, field))}
      {field.hint && (
        <div className={styles.hint} id={`${id}-hint`}>
          {field.hint}
        </div>
      )}
      {(field.error || below) && (
        <div className={styles.below}>
          <FieldError id={`${id}-error`} error={field.error} />
          {below}
        </div>
      )}
    </div>
  )
}

export function controlProps(id: string, { name, hint, error, required, disabled }: FieldProps): ControlProps {
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return {
    id,
    name,
    disabled,
    'aria-invalid': error ? true : undefined,
    'aria-required': required || undefined,
    'aria-describedby': describedBy || undefined,
  }
}

export function FieldError({ id, error }: { id: string; error?: string }) {
  if (!error) return null
  return (
    <div className={styles.error} id={id} role="alert">
      <IconAlertCircle size={16} aria-hidden />
      <span>{error}</span>
    </div>
  )
}

export function RequiredStar() {
  return (
    <span className={styles.star} aria-hidden>
      *
    </span>
  )
}
