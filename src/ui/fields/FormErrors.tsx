import { IconAlertCircle } from '../icons.ts'
import styles from './Form.module.css'

export type FormErrorsProps = {
  /** What went wrong with the whole, such as "This e-mail address is taken." */
  message?: string
  errors?: Record<string, string | undefined>
  labels?: Record<string, string | undefined>
}

/** A summary above the fields: what went wrong, and a way to each field that needs attention. */
export function FormErrors({ message, errors = {}, labels = {} }: FormErrorsProps) {
  const found = Object.entries(errors).filter(([, error]) => error)
  if (!message && found.length === 0) return null
  return (
    <div className={styles.errors} role="alert">
      <IconAlertCircle size={18} aria-hidden />
      <div>
        <p>
          {message ?? `${found.length === 1 ? 'One answer needs' : `${found.length} answers need`} your attention.`}
        </p>
        {found.length > 0 && (
          <ul>
            {found.map(([name, error]) => (
              <li key={name}>
                <button type="button" onClick={() => focusField(name)}>
                  {labels[name] ?? name}
                </button>
                : {error}
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}

function focusField(name: string) {
  document.querySelector<HTMLElement>(`form [name="${CSS.escape(name)}"]`)?.focus()
}
