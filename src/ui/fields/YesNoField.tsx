import { useId } from 'react'
import { controlProps, FieldError, type FieldProps, RequiredStar } from './FieldFrame.tsx'
import styles from './fields.module.css'

export type YesNo = 'Yes' | 'No' | ''

export type YesNoFieldProps = FieldProps & {
  value: YesNo
  onChange: (value: YesNo) => void
  /** In another language than English. */
  words?: Record<'Yes' | 'No', string>
}

/** Yes, No, or not answered yet. */
export function YesNoField({ value, onChange, words, ...field }: YesNoFieldProps) {
  const id = useId()
  const { 'aria-describedby': describedBy, 'aria-invalid': invalid, disabled } = controlProps(id, field)
  return (
    <div className={styles.field}>
      <div className={styles.label} id={`${id}-label`}>
        {field.label}
        {field.required && <RequiredStar />}
      </div>
      <div
        className={styles.choices}
        role="radiogroup"
        aria-labelledby={`${id}-label`}
        aria-describedby={describedBy}
        aria-required={field.required}
        aria-invalid={invalid}
      >
        {(['Yes', 'No'] as const).map((answer) => (
          <label key={answer} className={styles.choice}>
            <input
              type="radio"
              name={field.name ?? id}
              value={answer}
              checked={value === answer}
              disabled={disabled}
              onChange={() => onChange(answer)}
            />
            {words?.[answer] ?? answer}
          </label>
        ))}
      </div>
      {field.hint && (
        <div className={styles.hint} id={`${id}-hint`}>
          {field.hint}
        </div>
      )}
      <FieldError id={`${id}-error`} error={field.error} />
    </div>
  )
}
