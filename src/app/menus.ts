import { isBuilt } from '#platform/routes/milestones.ts'
import { menuGroups, menuItems } from './menu-tree.ts'
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
