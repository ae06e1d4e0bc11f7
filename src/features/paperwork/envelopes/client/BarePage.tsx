import type { ReactNode } from 'react'
import { useSession } from '#identity/sessions/client/session.ts'
import { classes } from '#ui/classes.ts'
import { IconLock } from '#ui/icons.ts'
import { SkipLink } from '#ui/shell/SkipLink.tsx'
import { LanguageButton } from './SignerLanguage.tsx'
import styles from './sign.module.css'

type BarePageProps = {
  note: string
  children: ReactNode
  /** Always in reach of the thumb. */
  foot?: ReactNode
  /** For work on a large screen, side by side. */
  wide?: boolean
}

/** For people without an account: the brand, what this is, nothing to sign in to. */
export function BarePage({ note, children, foot, wide }: BarePageProps) {
  // Somebody signed in sees it inside the frame, which has the main part already.
  const Main = useSession().phase === 'in' ? 'div' : 'main'
  return (
    <div className={styles.page}>
      {Main === 'main' && <SkipLink />}
      <header className={styles.bar}>
        <span className={styles.brand}>VisaCare</span>
        <span className={styles.note}>
          <IconLock size={14} aria-hidden /> {note}
          <LanguageButton />
        </span>
      </header>
      <Main id={Main === 'main' ? 'main' : undefined} tabIndex={-1} className={styles.main}>
        <div className={classes(styles.column, wide && styles.wide)}>{children}</div>
        {foot && (
          <div className={styles.foot}>
            <div className={classes(styles.footColumn, wide && styles.wide)}>{foot}</div>
          </div>
        )}
      </Main>
    </div>
  )
}
