import { IconInfoCircle } from '#ui/icons.ts'
import styles from './sign.module.css'

/** Said before anything leaves: with whom it is signed, and what is sent there. */
export function OutsideNotice({ name }: { name: string }) {
  if (name === '') return null
  return (
    <p className={styles.outside}>
      <IconInfoCircle size={18} aria-hidden />
      <span>
        <strong>Signed with an outside provider: {name}.</strong> The document and the names and e-mail addresses of its
        signers are sent there.
      </span>
    </p>
  )
}
