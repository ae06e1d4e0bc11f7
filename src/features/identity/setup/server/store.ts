import { Role } from '#formats/roles.ts'
import type { Db, Transaction } from '#platform/database/database.ts'

/** One set-up at a time, over all nodes: each may have printed a link that is good. */
export async function hasAdministrator(tx: Transaction): Promise<boolean> {
  await tx.run('select pg_advisory_xact_lock(781004)')
  return (await tx.maybe('select id from users where role_id = $1 limit 1', [Role.provider])) !== undefined
}

export const insertAdministrator = (tx: Transaction, email: string, names: { firstName: string; lastName: string }) =>
  tx.one<{ id: number }>(
    `insert into users (user_name, email, role_id, company_id, first_name, last_name, status, made_by)
     select $1, $1, $2, id, $3, $4, 'Active', 'setup' from companies where code = 'IMMLAWS' returning id`,
    [email, Role.provider, names.firstName, names.lastName],
  )

/** The provider's company is called as the provider says; its code, IMMLAWS, stays. Needs a scope that sees it. */
export const nameProvider = (db: Db, name: string, { at, by }: { at: Date; by: number }) =>
  db.run(
    `update companies set name = $1, version = version + 1, updated_at = $2, updated_by = $3 where code = 'IMMLAWS'`,
    [name, at, by],
  )

export const lockProvider = (db: Db) =>
  db.one<{ id: number; name: string }>(`select id, name from companies where code = 'IMMLAWS' for update`)
