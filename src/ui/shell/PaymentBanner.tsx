import type { ReactNode } from 'react'
import { IconAlertTriangle } from '../icons.ts'
import styles from './PaymentBanner.module.css'

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
