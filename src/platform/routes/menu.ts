import type { BuiltInRole } from '#formats/roles.ts'

/** A row of the side menu and who holds it at first (decisions §2); administrators change it afterwards. */
export type MenuItem = {
  /** The heading it stands under; '': it stands by itself, and its place is its position. */
  group: string
  /**
   * Its place within the group. What was seeded is known by it: a row keeps its place for good, and a new row takes a
   * free one.
   */
  place: number
  permissionName: string
  description: string
  icon: string
  roles: readonly BuiltInRole[]
}

/** The rows of one feature in one group of the menu. The browser is given its menu by the server and leaves these out. */
// @__NO_SIDE_EFFECTS__
export const menuRows = (
  group: string,
  rows: readonly [
    place: number,
    permissionName: string,
    description: string,
    icon: string,
    roles: readonly BuiltInRole[],
  ][],
): MenuItem[] =>
  rows.map(([place, permissionName, description, icon, roles]) => ({
    ...{ group, place, permissionName, description, icon, roles },
  }))
