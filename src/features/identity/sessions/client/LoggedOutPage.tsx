import type { ReactNode } from 'react'
import { hrefOf } from '#platform/client/call.ts'
import { operationNamed } from '#platform/client/operations.ts'
import { Link } from '#ui/navigation.tsx'
import { Card } from '#ui/page/Card.tsx'
import { PageHeader } from '#ui/page/PageHeader.tsx'
import { SignedOutPage } from '#ui/shell/SignedOutPage.tsx'
import { useSession } from './session.ts'
import styles from './steps.module.css'

export type LoggedOutPageProps = {
  title: string
  /** One sentence on what to do here. */
  intro?: ReactNode
  children: ReactNode
  wide?: boolean
  /** False where leaving would lose something, such as the choice of the first password. */
  links?: boolean
}

/** The frame of the screens one can open without a session. With one, the shell is around them already. */
export function LoggedOutPage({ title, intro, children, wide, links = true }: LoggedOutPageProps) {
  const session = useSession()
  if (session.phase === 'in' && session.session.FIRSTLOGIN === 'No') {
    return (
      <div className={styles.framed} data-wide={wide || undefined}>
        <PageHeader title={title} standing={intro} />
        <Card>{children}</Card>
      </div>
    )
  }
  return (
    <SignedOutPage title={title} intro={intro} wide={wide} footer={links && <OtherPages />}>
      {children}
    </SignedOutPage>
  )
}

const PAGES = [
  { path: '/login', label: 'Sign in' },
  { path: '/signUp', label: 'Sign up' },
  { path: '/passwordchange', label: 'Forgot password' },
  { path: '/forgotusername', label: 'Forgot user name' },
  { path: '/uscis', label: 'USCIS receipt number' },
  { path: '/checkingpage', label: 'Check this browser' },
]

// A document of the feature above, opened by the browser itself (specification §7).
export const terms = operationNamed<{ version?: string }, unknown>('users.terms')

function OtherPages() {
  const here = window.location.pathname.toLowerCase().replace(/\/+$/, '') || '/login'
  return (
    <nav className={styles.pages} aria-label="Other pages">
      {PAGES.filter(({ path }) => path.toLowerCase() !== here).map(({ path, label }) => (
        <Link key={path} to={path}>
          {label}
        </Link>
      ))}
      <a href={hrefOf(terms, {})} target="_blank" rel="noreferrer">
        Terms and conditions (PDF)
      </a>
    </nav>
  )
}
