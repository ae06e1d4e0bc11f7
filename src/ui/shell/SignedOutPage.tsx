import type { ReactNode } from 'react'
import styles from './SignedOutPage.module.css'
import { SkipLink } from './SkipLink.tsx'

export type SignedOutPageProps = {
  title: string
  /** One sentence on what to do here. */
  intro?: ReactNode
  children: ReactNode
  /** Below the card: other ways in, such as a forgotten password. */
  footer?: ReactNode
  /** Above everything: the offline banner. */
  banner?: ReactNode
  wide?: boolean
}

/** The frame of the logged-out screens: the brand, one card, nothing else. */
export function SignedOutPage({ title, intro, children, footer, banner, wide }: SignedOutPageProps) {
  return (
    <>
      <SkipLink />
      {banner}
      <main id="main" tabIndex={-1} className={styles.page}>
        <div className={styles.column} data-wide={wide || undefined}>
          <p className={styles.brand}>VisaCare</p>
          <div className={styles.card}>
            <h1>{title}</h1>
            {intro && <p className={styles.intro}>{intro}</p>}
            <div className={styles.body}>{children}</div>
          </div>
          {footer && <div className={styles.footer}>{footer}</div>}
        </div>
      </main>
    </>
  )
}
