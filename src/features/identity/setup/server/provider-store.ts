import type { Db } from '#platform/database/database.ts'

/** The provider's company is called as the provider says; its code, IMMLAWS, stays. Needs a scope that sees it. */
export const nameProvider = (db: Db, name: string, { at, by }: { at: Date; by: number }) =>
  db.run(
    `update companies set name = $1, version = version + 1, updated_at = $2, updated_by = $3 where code = 'IMMLAWS'`,
    [name, at, by],
  )

export const lockProvider = (db: Db) =>
  db.one<{ id: number; name: string }>(`select id, name from companies where code = 'IMMLAWS' for update`)
