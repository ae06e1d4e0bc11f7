import { Role } from '#formats/roles.ts'
import type { Db, Transaction } from '#platform/database/database.ts'
import { type Actor, companyInScope } from '#platform/session/actor.ts'

/** Whose goal a reader is measured by: the company in sight, or the firm; the provider files nothing. */
function whose(actor: Actor): { table: 'companies' | 'law_firms'; id: number } | undefined {
  const company = companyInScope(actor)
  if (company !== null) return { table: 'companies', id: company }
  return actor.lawFirmId === null ? undefined : { table: 'law_firms', id: actor.lawFirmId }
}

/** Whoever answers for the office says its goal. */
export function maySetGoal(actor: Actor): boolean {
  const owner = whose(actor)
  return owner !== undefined && actor.roleId === (owner.table === 'companies' ? Role.employer : Role.lawFirm)
}

export async function goalOf(db: Db, actor: Actor): Promise<number | null> {
  const owner = whose(actor)
  if (!owner) return null
  const found = await db.maybe<{ days: number | null }>(
    `select goal_days_to_file as days from ${owner.table} where id = $1`,
    [owner.id],
  )
  return found?.days ?? null
}

export async function keepGoal(db: Transaction, actor: Actor, days: number | null): Promise<void> {
  const owner = whose(actor)
  if (owner) await db.run(`update ${owner.table} set goal_days_to_file = $2 where id = $1`, [owner.id, days])
}
