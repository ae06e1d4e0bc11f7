import { Role } from '#formats/roles.ts'
import type { Transaction } from '#platform/database/database.ts'

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
