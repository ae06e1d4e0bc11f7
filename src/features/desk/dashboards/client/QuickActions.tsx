import { IconBriefcase, IconPlane, IconTruck, IconUpload } from '#ui/icons.ts'
import { Link } from '#ui/navigation.tsx'
import { useSay } from '#ui/say.ts'
import styles from './own.module.css'

const JOB = '/visaCareReportChange?kind=job'
const ACTIONS = [
  { words: 'I’m moving', to: '/visaCareReportChange?kind=move', Icon: IconTruck },
  { words: 'I’m traveling', to: '/visaCareReportChange?kind=trip', Icon: IconPlane },
  { words: 'My job changes', to: JOB, Icon: IconBriefcase },
  { words: 'Upload', to: '/visaCareFileUploadView', Icon: IconUpload },
] as const

/** What somebody comes for between cases: a move, a trip, a document; the one whom the company employs, a new job too. */
export function QuickActions({ employed }: { employed: boolean }) {
  const say = useSay()
  const offered = ACTIONS.filter(({ to }) => employed || to !== JOB)
  return (
    <nav className={styles.quick} aria-label={say('Quick actions')}>
      {offered.map(({ words, to, Icon }) => (
        <Link key={to} to={to}>
          <Icon size={20} stroke={1.6} aria-hidden />
          {say(words)}
        </Link>
      ))}
    </nav>
  )
}
