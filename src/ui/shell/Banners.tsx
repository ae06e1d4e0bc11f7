import type { ReactNode } from 'react'
import { IconAlertTriangle, IconInfoCircle } from '../icons.ts'
import { Link } from '../navigation.tsx'
import { useSay } from '../say.ts'
import styles from './Banners.module.css'

/** Specification §4; the product decides for whom it is held. `action` leads to the payment method. */
export function PaymentBanner({ action }: { action?: ReactNode }) {
  return (
    <div className={styles.banner} role="status">
      <IconAlertTriangle size={18} aria-hidden />
      <div className={styles.text}>
        <span>Please Add Payment Method before creating New Employee/Case.</span>
        {action}
      </div>
    </div>
  )
}

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
