import { type ReactNode, useId } from 'react'
import { controlProps, FieldError, type FieldProps } from './FieldFrame.tsx'
import styles from './fields.module.css'

export type CheckFieldProps = Omit<FieldProps, 'label'> & {
  label: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
}

export function CheckField({ label, checked, onChange, ...field }: CheckFieldProps) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label className={styles.check}>
        <input
          {...controlProps(id, { ...field, label: '' })}
          type="checkbox"
          checked={checked}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>{label}</span>
      </label>
      {field.hint && (
        <div className={styles.hint} id={`${id}-hint`}>
          {field.hint}
        </div>
      )}
      <FieldError id={`${id}-error`} error={field.error} />
    </div>
  )
}
