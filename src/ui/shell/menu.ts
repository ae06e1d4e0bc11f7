/** A row of the user's permission list (`rolespermission`), as the specification spells it. */
export type MenuRow = {
  permission_id: number
  /** The path without its slash; empty for a group heading. */
  permission_name: string | null
  description: string
  icon: string | null
  parent_permission_id: number | null
  position: number
  disabled?: boolean
}

export type MenuItem = {
  id: number
  label: string
  icon: string | null
  /** Where it leads; undefined for a group heading. */
  path: string | undefined
  disabled: boolean
  children: MenuItem[]
}

/** The rows as a tree, each level sorted by position. A row whose parent is missing stands at the top. */
export function menuTree(rows: readonly MenuRow[]): MenuItem[] {
  const known = new Set(rows.map((row) => row.permission_id))
  const parentOf = ({ permission_id, parent_permission_id: parent }: MenuRow) =>
    parent !== null && parent !== permission_id && known.has(parent) ? parent : null
  const under = (parent: number | null): MenuItem[] =>
    rows
      .filter((row) => parentOf(row) === parent)
      .sort((a, b) => a.position - b.position || a.permission_id - b.permission_id)
      .map((row) => ({
        id: row.permission_id,
        label: row.description || row.permission_name || '',
        icon: row.icon,
        path: row.permission_name ? `/${row.permission_name}` : undefined,
        disabled: row.disabled ?? false,
        children: under(row.permission_id),
      }))
  return under(null)
}

/** The item the current path belongs to: the longest one that the path equals or continues. Case does not matter. */
export function currentItem(items: readonly MenuItem[], path: string): MenuItem | undefined {
  const here = path.toLowerCase().replace(/\/+$/, '') || '/'
  const leads = ({ path: to }: MenuItem) => {
    const there = to?.toLowerCase()
    return there !== undefined && (here === there || here.startsWith(`${there}/`))
  }
  return flat(items)
    .filter(leads)
    .sort((a, b) => (b.path?.length ?? 0) - (a.path?.length ?? 0))[0]
}

/** The top-level item that holds the given one, or is it. */
export function branchOf(items: readonly MenuItem[], item: MenuItem | undefined): MenuItem | undefined {
  return item && items.find((top) => flat([top]).some(({ id }) => id === item.id))
}

function flat(items: readonly MenuItem[]): MenuItem[] {
  return items.flatMap((item) => [item, ...flat(item.children)])
}
