import { type MenuItem, type MenuRow, menuTree } from '#ui/shell/menu.ts'

export type Task = { path: string; label: string; says: string }
export type TaskGroup = { title: string; tasks: Task[] }

/** What a person can do now, from the own menu: every screen in it, group by group, without the page one is on. */
export function tasksOf(menu: readonly MenuRow[], landing: string): TaskGroup[] {
  const top = menuTree(menu)
  const alone = top.filter((item) => item.path !== undefined).flatMap((item) => leavesOf(item, landing))
  const groups = top
    .filter((item) => item.path === undefined)
    .map((item) => ({ title: item.label, tasks: item.children.flatMap((child) => leavesOf(child, landing)) }))
  return [{ title: 'Start here', tasks: alone }, ...groups].filter(({ tasks }) => tasks.length > 0)
}

/** Nothing but the own account: an administrator left the role no other entry of the menu. */
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
