import type { Database } from '../database/database.ts'

/** Which operations each role may call, kept in memory and reloaded when a row changes on any node. */
export type Rights = {
  may(roleId: number, right: string): Promise<boolean>
  of(roleId: number): Promise<ReadonlySet<string>>
  forget(): void
}

export function rightsOver(database: Database): Rights {
  let loaded: Promise<Map<number, Set<string>>> | null = null

  const load = async () => {
    const rows = await database.read({ kind: 'system' }).rows<{ roleId: number; name: string }>(`
      select rp.role_id as "roleId", p.name
        from role_permissions rp
        join permissions p on p.id = rp.permission_id and p.kind = 'operation'
        join roles r on r.id = rp.role_id and r.status = 'Active'`)
    const map = new Map<number, Set<string>>()
    for (const { roleId, name } of rows) {
      const set = map.get(roleId) ?? new Set()
      map.set(roleId, set.add(name))
    }
    return map
  }
  const of = async (roleId: number) => {
    loaded ??= load().catch((error) => {
      loaded = null
      throw error
    })
    return (await loaded).get(roleId) ?? new Set<string>()
  }
  return {
    of,
    may: async (roleId, right) => (await of(roleId)).has(right),
    forget: () => {
      loaded = null
    },
  }
}
