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
  children?: readonly MenuRow[]
}

/**
 * The seeded menu of a role: where it lands, then every built screen it may open, group by group. A row has the same
 * position in every role's menu, so roles share it.
 */
export function menuFor(roleId: number, isReal: (permissionName: string) => boolean = isScreenBuilt): MenuRow[] {
  const landing = landingOf(roleId).slice(1)
  const groups = menuGroups.map(({ description, icon }, index): MenuRow => {
    const first = (index + 1) * 100
    const shown = menuItems.filter(
      ({ group, roles, permissionName }) =>
        group === description &&
        roles.some((id) => id === roleId) &&
        permissionName !== landing &&
        isReal(permissionName),
    )
    const children = shown
      .map(({ permissionName, description, icon, place }) => ({
        permissionName,
        description,
        icon,
        position: first + place,
      }))
      .sort((a, b) => a.position - b.position)
    return { permissionName: '', description, icon, position: first, children }
  })
  const home: MenuRow = { permissionName: landing, description: 'Home', icon: 'home', position: 1 }
  return [home, ...groups.filter((group) => group.children?.length)]
}

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
