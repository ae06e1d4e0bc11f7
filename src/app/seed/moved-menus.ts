import type { Transaction } from '#platform/database/database.ts'
import type { MenuRow } from '../menus.ts'

export const menuKey = (row: Pick<MenuRow, 'position' | 'permissionName' | 'description'>) =>
  `menu:${row.position}:${row.permissionName}:${row.description}`

type Placed = MenuRow & { heading: number | null }

/**
 * A row that has another place, name, icon or heading in the menus of this version than in those that were seeded changes
 * as well; otherwise it would stand in the menu twice. One that an administrator took away or changed stays as it is.
 * Answers whether the marks changed.
 */
export async function moveMenus(tx: Transaction, seen: Set<string>, menus: readonly MenuRow[]): Promise<boolean> {
  const present = new Map(menus.flatMap(placed).map((row) => [menuKey(row), row]))
  const rows = [...present.values()]
  const gone = [...seen].flatMap((key) => (present.has(key) ? [] : (seededAs(key) ?? [])))
  let changed = false
  for (const old of gone) {
    const now = rows.filter((row) => isSuccessor(row, old))
    const [row] = now
    // One that stands twice has no single new place.
    if (!row || now.length > 1) continue
    const key = menuKey(row)
    const was = [old.position, old.name, old.description]
    if (seen.has(key)) await tx.run(REMOVE, [...was, row.position, row.description])
    else await tx.run(MOVE, [...was, row.position, row.description, row.icon, row.heading])
    for (const mark of [...seen]) {
      if (mark !== old.key && !mark.startsWith(`${old.key}:`)) continue
      seen.delete(mark)
      seen.add(key + mark.slice(old.key.length))
    }
    changed = true
  }
  return changed
}

/** A heading that a role has nothing under any more leaves its menu. */
export async function leaveEmptyHeadings(tx: Transaction, seen: Set<string>, roleId: number, menu: readonly MenuRow[]) {
  const kept = new Set(menu.map((row) => `${menuKey(row)}:${roleId}`))
  const left = [...seen].filter((mark) => /^menu:\d+::/.test(mark) && mark.endsWith(`:${roleId}`) && !kept.has(mark))
  for (const mark of left) {
    const [, position = '', description = ''] = /^menu:(\d+)::(.*):\d+$/.exec(mark) ?? []
    await tx.run(LEAVE, [Number(position), description, roleId])
    seen.delete(mark)
  }
  return left.length > 0
}

const placed = ({ children = [], ...row }: MenuRow): Placed[] => [
  { ...row, heading: null },
  ...children.map((child) => ({ ...child, heading: row.position })),
]

type Seeded = { key: string; position: number; name: string; description: string }

/** What a mark says of its row; a mark with a role at its end belongs to no row of its own. */
function seededAs(key: string): Seeded | undefined {
  const [, position, name = '', description = ''] = /^menu:(\d+):([^:]*):([^:]*)$/.exec(key) ?? []
  return position === undefined ? undefined : { key, position: Number(position), name, description }
}

// A screen has one row besides the Home of those who land there.
const isSuccessor = (row: Placed, { position, name, description }: Seeded): boolean =>
  row.permissionName === name &&
  (row.position === HOME) === (position === HOME) &&
  (name !== '' || row.description === description || row.formerly === description)
const HOME = 1

const MOVE = `
  update permissions set position = $4, description = $5, icon = $6,
         parent_id = (select id from permissions where kind = 'menu' and name = '' and position = $7 order by id limit 1)
   where kind = 'menu' and position = $1 and name = $2 and description = $3 and version = 1`
// An earlier version has put it at its new place already and left the old one.
const REMOVE = `
  delete from permissions old
   where kind = 'menu' and position = $1 and name = $2 and description = $3 and version = 1
     and not exists (select from permissions child where child.parent_id = old.id)
     and exists (select from permissions twin where twin.kind = 'menu' and twin.position = $4 and twin.name = $2 and twin.description = $5)`
const LEAVE = `
  delete from role_permissions held using permissions p
   where held.permission_id = p.id and held.role_id = $3
     and p.kind = 'menu' and p.name = '' and p.position = $1 and p.description = $2 and p.version = 1
     and not exists (select from permissions child join role_permissions too on too.permission_id = child.id and too.role_id = $3
                      where child.parent_id = p.id)`
