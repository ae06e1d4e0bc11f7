import type { MenuItem } from '#platform/routes/menu.ts'
import { isBuilt } from '#platform/routes/route.ts'
import { featureMenus } from './routes/features.ts'
import { matchRoute } from './routes/match.ts'
import { landingOf } from './routes/redirects.ts'

/** A row of the side menu; without a permission name it is a group heading (specification §2). */
export type MenuRow = {
  permissionName: string
  description: string
  icon: string
  position: number
  /** Of a heading: what earlier versions called it. */
  formerly?: string
  children?: readonly MenuRow[]
}

/**
 * The seeded menu of a role: where it lands, then every built screen it may open, group by group. A row has the same
 * position in every role's menu, so roles share it.
 */
export function menuFor(roleId: number, isReal: (permissionName: string) => boolean = isScreenBuilt): MenuRow[] {
  const landing = landingOf(roleId).slice(1)
  const rowsIn = (of: string, first = 0): MenuRow[] =>
    menuItems
      .filter(
        ({ group, roles, permissionName }) =>
          group === of && roles.some((id) => id === roleId) && permissionName !== landing && isReal(permissionName),
      )
      .map(({ permissionName, description, icon, place }) => ({
        ...{ permissionName, description, icon, position: first + place },
      }))
      .sort(byPosition)
  const groups = menuGroups.map(({ description, icon, position, formerly }): MenuRow => {
    const children = rowsIn(description, position)
    return { permissionName: '', description, icon, position, children, ...(formerly && { formerly }) }
  })
  const home: MenuRow = { permissionName: landing, description: 'Home', icon: 'home', position: 1 }
  return [home, ...groups.filter((group) => group.children?.length), ...rowsIn('')].sort(byPosition)
}

const byPosition = (one: MenuRow, other: MenuRow) => one.position - other.position

// Every start asks for every role's menu, and the answer is the same for all.
const known = new Map<string, boolean>()

function isScreenBuilt(permissionName: string): boolean {
  const before = known.get(permissionName)
  if (before !== undefined) return before
  const match = matchRoute(`/${permissionName}`)
  const built = match !== undefined && isBuilt(match.route)
  known.set(permissionName, built)
  return built
}

type Group = {
  description: string
  icon: string
  /** The heading's position; its rows follow by their place. */
  position: number
  /** What earlier versions called it. */
  formerly?: string
}

/** The headings of the side menu, one set for all roles, in words that an HR manager says too. */
export const menuGroups: readonly Group[] = [
  { description: 'Clients', icon: 'building', position: 100 },
  { description: 'Law firms', icon: 'scale', position: 200 },
  { description: 'Employees', icon: 'people', position: 300, formerly: 'People' },
  { description: 'Cases', icon: 'cases', position: 400 },
  // Calendar and Documents stand here, by themselves.
  { description: 'Organization', icon: 'office', position: 470 },
  { description: 'Compliance', icon: 'shield', position: 500 },
  { description: 'Billing', icon: 'dollar', position: 600, formerly: 'Payments' },
  { description: 'Users', icon: 'userManage', position: 650 },
  { description: 'Reports', icon: 'reports', position: 700 },
  { description: 'News and help', icon: 'info', position: 750 },
  { description: 'Settings', icon: 'setting', position: 800 },
  { description: 'My account', icon: 'userEdit', position: 900 },
]

/** Everything the side menu can hold and who holds it at first (decisions §2); administrators change it afterwards. */
export const menuItems: readonly MenuItem[] = featureMenus.flat(3)
