import { personOf } from '#identity/sessions/client/person.ts'
import { useSignedIn } from '#identity/sessions/client/session.ts'
import { IconChevronRight } from '#ui/icons.ts'
import { Link } from '#ui/navigation.tsx'
import { Card } from '#ui/page/Card.tsx'
import { PageHeader } from '#ui/page/PageHeader.tsx'
import styles from './Landing.module.css'
import { hasOnlyAccount, type TaskGroup, tasksOf } from './tasks.ts'

/** The first page after signing in: who I am here, and what I can do now. */
export default function LandingScreen() {
  const session = useSignedIn()
  const { firstName, name, userName, roleName, companyName } = personOf(session)
  const groups = tasksOf(session.employerRolePermission ?? session.AUTHDATA.rolespermission, session.landing)
  const where = [session.selectedRoleName ?? roleName, companyName].filter(Boolean).join(' at ')
  return (
    <div className={styles.page}>
      <PageHeader title={`Hello, ${firstName || name || userName}`} standing={`You are signed in as ${where}.`} />
      {hasOnlyAccount(groups) && (
        <Card title="Your own account">
          <p className={styles.coming}>Your role opens nothing else. An administrator can change that.</p>
        </Card>
      )}
      <div className={styles.groups}>
        {groups.map((group) => (
          <Group key={group.title} group={group} />
        ))}
      </div>
    </div>
  )
}

function Group({ group }: { group: TaskGroup }) {
  return (
    <Card title={group.title}>
      <ul className={styles.tasks}>
        {group.tasks.map(({ path, label, says }) => (
          <li key={path}>
            <Link to={path} className={styles.task}>
              <span>
                <span className={styles.label}>{label}</span>
                {says && <span className={styles.says}>{says}</span>}
              </span>
              <IconChevronRight size={18} aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
