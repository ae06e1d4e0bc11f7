import { personOf } from '#identity/sessions/client/person.ts'
import { useSignedIn } from '#identity/sessions/client/session.ts'
import { IconChevronRight } from '#ui/icons.ts'
import { Link } from '#ui/navigation.tsx'
import { Card } from '#ui/page/Card.tsx'
import { PageHeader } from '#ui/page/PageHeader.tsx'
import { type MenuItem, type MenuRow, menuTree } from '#ui/shell/menu.ts'
import styles from './Landing.module.css'

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

type Task = { path: string; label: string; says: string }
type TaskGroup = { title: string; tasks: Task[] }

/** What a person can do now, from the own menu: every screen in it, group by group, without the page one is on. */
export function tasksOf(menu: readonly MenuRow[], landing: string): TaskGroup[] {
  const top = menuTree(menu)
  const alone = top.filter((item) => item.path !== undefined).flatMap((item) => leavesOf(item, landing))
  const groups = top
    .filter((item) => item.path === undefined)
    .map((item) => ({ title: item.label, tasks: item.children.flatMap((child) => leavesOf(child, landing)) }))
  return [{ title: 'Start here', tasks: alone }, ...groups].filter(({ tasks }) => tasks.length > 0)
}

/** Nothing but one's own account: an administrator left the role no other entry of the menu. */
export const hasOnlyAccount = (groups: readonly TaskGroup[]): boolean =>
  groups.every(({ tasks }) => tasks.every(({ path }) => ACCOUNT.has(path.toLowerCase())))

function leavesOf(item: MenuItem, landing: string): Task[] {
  const inside = item.children.flatMap((child) => leavesOf(child, landing))
  const own =
    item.path === undefined || item.disabled || same(item.path, landing) ? [] : [taskOf(item.path, item.label)]
  return [...own, ...inside]
}

const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()
const taskOf = (path: string, label: string): Task => ({ path, label, says: SAYS[path.toLowerCase()] ?? '' })

const ACCOUNT = new Set([
  '/myprofile',
  '/staticui/setpassword',
  '/visacaretermsandconditions',
  '/visacareclientprofile',
])

const SAYS: Readonly<Record<string, string>> = {
  '/user/manageusers': 'Invite people, change their details and role, switch accounts on and off.',
  '/user/aaroles': 'The roles people can have, and who has them.',
  '/adminstaticui/addrole': 'Make a role of your own.',
  '/user/aapermissions': 'Every menu entry and every right there is.',
  '/adminstaticui/addpermission': 'Add a menu entry or a right.',
  '/user/aarolespermission': 'What each role sees and may do.',
  '/user/newaarolespermission': 'Give one permission to one or more roles.',
  '/rolemapview': 'All roles and all rights in one table.',
  '/user/commondetails': 'The values that lists offer, such as the case types.',
  '/installation': 'What is set up, what is left, and the name of your organization.',
  '/outbox': 'Every e-mail that was sent or is waiting.',
  '/audittrail': 'Who changed what, and when.',
  '/visacareemploymentinfo': 'What is known of you and your family, and what expires next.',
  '/lawfirmbeneficiarydetails': 'Employees and their families, and which documents expire next.',
  '/myprofile': 'Your name, your second factor, how the product looks.',
  '/staticui/setpassword': 'Choose a new password.',
  '/visacareclientprofile': 'Your own details.',
}
