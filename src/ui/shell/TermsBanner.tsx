import { IconInfoCircle } from '../icons.ts'
import { Link } from '../navigation.tsx'
import { useSay } from '../say.ts'
import styles from './PaymentBanner.module.css'

/** The terms were published in another version, which waits for the reader. */
export function TermsBanner({ to }: { to: string }) {
  const say = useSay()
  return (
    <div className={styles.banner} role="status">
      <IconInfoCircle size={18} aria-hidden />
      <div className={styles.text}>
        <span>{say('The terms have changed. Please read and accept them.')}</span>
        <Link to={to}>{say('Read the terms')}</Link>
      </div>
    </div>
  )
}
