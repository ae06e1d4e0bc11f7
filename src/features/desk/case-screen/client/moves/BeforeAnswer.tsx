import { CheckField } from '#ui/fields/CheckField.tsx'
import styles from '../case-page.module.css'

type BeforeAnswerProps = {
  missing: readonly string[]
  checked: boolean
  error?: string
  onChange: (confirmed: boolean) => void
}

/** What is sent once cannot be completed: whoever sends it without all that was asked says so. */
export function BeforeAnswer({ missing, checked, error, onChange }: BeforeAnswerProps) {
  if (missing.length === 0) return null
  return (
    <>
      <p>USCIS takes one answer, all at once. What is missing from it cannot be sent later.</p>
      <ul className={styles.missing}>
        {missing.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
      <CheckField label="The response went out as it is" checked={checked} error={error} onChange={onChange} />
    </>
  )
}
