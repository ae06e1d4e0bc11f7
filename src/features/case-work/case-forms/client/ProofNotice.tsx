import { Link } from '#ui/navigation.tsx'
import styles from './form-screen.module.css'

type ProofNoticeProps = { name: string; mayAddBlank: boolean }

/** What these pages are, why, and what to do about it. */
export function ProofNotice({ name, mayAddBlank }: ProofNoticeProps) {
  return (
    <p className={styles.proof} role="note">
      <strong>Proof, not the official form.</strong> The official blank of Form {name} is not in the form library yet,
      so VisaCare draws its items and boxes itself. Typing, explanations and PDF work as usual; filing needs the
      official blank.{' '}
      {mayAddBlank ? (
        <Link to="/visaFormsUpload">Add it in the Form Library</Link>
      ) : (
        'An administrator adds it in the Form Library.'
      )}
    </p>
  )
}
