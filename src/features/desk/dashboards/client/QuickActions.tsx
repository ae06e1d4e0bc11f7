import { IconBriefcase, IconPlane, IconTruck, IconUpload } from '#ui/icons.ts'
import { Link } from '#ui/navigation.tsx'
import { useSay } from '#ui/say.ts'
import styles from './own.module.css'

const ACTIONS = [
  { words: 'I’m moving', to: '/visaCareReportChange?kind=move', Icon: IconTruck },
  { words: 'I’m traveling', to: '/visaCareReportChange?kind=trip', Icon: IconPlane },
  { words: 'My job changes', to: '/visaCareReportChange?kind=job', Icon: IconBriefcase },
  { words: 'Upload', to: '/visaCareFileUploadView', Icon: IconUpload },
] as const

/** What an employee comes for between cases: a move, a trip, a document. */
export function QuickActions() {
  const say = useSay()
  return (
    <nav className={styles.quick} aria-label={say('Quick actions')}>
      {ACTIONS.map(({ words, to, Icon }) => (
        <Link key={to} to={to}>
          <Icon size={20} stroke={1.6} aria-hidden />
          {say(words)}
        </Link>
      ))}
    </nav>
  )
}
