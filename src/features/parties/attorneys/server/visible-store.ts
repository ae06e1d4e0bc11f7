import { requireLawFirm } from '#identity/users/server/company-store.ts'
import { type Bind, binding } from '#platform/database/binding.ts'
import type { Db } from '#platform/database/database.ts'
import { notFound } from '#platform/operation/refusal.ts'
import type { Actor } from '#platform/session/actor.ts'
import { isConfined, listedFirm } from '../rules.ts'

type Confined = Pick<Actor, 'scope' | 'userId'>

/** The attorney an actor is, or works for: their assignments decide. */
export const attorneyOf = ({ userId }: Pick<Actor, 'userId'>, bind: Bind) =>
  `(select coalesce(w.assists_user_id, w.id) from users w where w.id = ${bind(userId)})`

/** A further filter on top of row-level security: an attorney sees the companies assigned (architecture, Data). */
export const assignedCompanies = (actor: Confined, column: string, bind: Bind): string[] =>
  isConfined(actor)
    ? [`${column} in (select s.company_id from assignments s where s.user_id = ${attorneyOf(actor, bind)})`]
    : []

/** "Not found" for an attorney who is neither oneself nor whom one assists. */
export async function requireOwnAttorney(db: Db, actor: Confined, attorneyId: number): Promise<void> {
  if (!isConfined(actor)) return
  const own = await db.maybe<{ id: number }>(
    'select coalesce(w.assists_user_id, w.id) as id from users w where w.id = $1',
    [actor.userId],
  )
  if (own?.id !== attorneyId) throw notFound()
}

export async function requireVisibleCompany(db: Db, actor: Confined, companyId: number) {
  const { values, bind } = binding()
  const conditions = [`c.id = ${bind(companyId)}`, ...assignedCompanies(actor, 'c.id', bind)]
  return db.one<{ name: string }>(`select c.name from companies c where ${conditions.join(' and ')}`, values)
}

/** The firm whose attorneys are meant; null: all firms, for the provider. */
export async function firmToList(db: Db, actor: Actor, named: number | undefined): Promise<number | null> {
  const firm = listedFirm(actor, named)
  if (firm === 'foreign') throw notFound()
  if (named !== undefined) await requireLawFirm(db, named)
  return firm
}
