import type { Transaction } from '#platform/database/database.ts'
import type { MenuRow } from '../menus.ts'

export const menuKey = (row: Pick<MenuRow, 'position' | 'permissionName' | 'description'>) =>
  `menu:${row.position}:${row.permissionName}:${row.description}`

/**
 * A row that has another place in the menus of this version than in those that were seeded moves there; otherwise it would
 * stand in the menu twice. One that an administrator took away or changed stays as it is. Answers whether the marks changed.
 */
export async function moveMenus(tx: Transaction, seen: Set<string>, menus: readonly MenuRow[]): Promise<boolean> {
  const present = new Map<string, MenuRow>()
  for (const row of menus.flatMap((each) => [each, ...(each.children ?? [])])) present.set(menuKey(row), row)
  const gone = [...seen].filter((key) => /^menu:\d+:/.test(key) && !present.has(key))
  let changed = false
  for (const old of gone) {
    const [, position = '', rest = ''] = /^menu:(\d+):(.*)$/.exec(old) ?? []
    const now = [...present.values()].filter((row) => menuKey(row) === `menu:${row.position}:${rest}`)
    const [row] = now
    // A mark with a role at its end belongs to no row of its own, and one that stands twice has no single new place.
    if (!row || now.length > 1) continue
    const key = menuKey(row)
    const values = [Number(position), row.permissionName, row.description, row.position, headingOf(row)]
    await tx.run(seen.has(key) ? REMOVE : MOVE, seen.has(key) ? values.slice(0, 4) : values)
    for (const mark of [...seen]) {
      if (mark !== old && !mark.startsWith(`${old}:`)) continue
      seen.delete(mark)
      seen.add(key + mark.slice(old.length))
    }
    changed = true
  }
  return changed
}

// Groups stand at full hundreds, their rows after them.
const headingOf = ({ position }: MenuRow) => Math.floor(position / 100) * 100

const MOVE = `
  update permissions set position = $4,
         parent_id = case when parent_id is null then null else coalesce(
           (select id from permissions where kind = 'menu' and name = '' and position = $5 order by id limit 1), parent_id) end
   where kind = 'menu' and position = $1 and name = $2 and description = $3`
// An earlier version has put it at its new place already and left the old one.
const REMOVE = `
  delete from permissions old
   where kind = 'menu' and position = $1 and name = $2 and description = $3 and version = 1
     and not exists (select from permissions child where child.parent_id = old.id)
     and exists (select from permissions twin where twin.kind = 'menu' and twin.position = $4 and twin.name = $2 and twin.description = $3)`
