import { CASE_COLUMNS, type CaseColumns } from '#case-file/cases/server/case-row.ts'
import { visibleCases } from '#case-file/cases/server/visible.ts'
import { sqlIsOpenCase } from '#case-types/status/statuses.ts'
import { binding } from '#platform/database/binding.ts'
import type { Db } from '#platform/database/database.ts'
import { notFound } from '#platform/operation/refusal.ts'
import type { Actor } from '#platform/session/actor.ts'

/** The cases of a person that are open or whose approval still holds, locked. */
export function casesOfPerson(db: Db, actor: Actor, personId: number, today: string): Promise<CaseColumns[]> {
  const { values, bind } = binding()
  const conditions = [`k.person_id = ${bind(personId)}`, ...visibleCases(actor, bind)]
  return db.rows<CaseColumns>(
    `select ${CASE_COLUMNS} from cases k where ${conditions.join(' and ')}
        and (${sqlIsOpenCase('k')} or k.valid_until >= ${bind(today)}) order by ${sqlIsOpenCase('k')} desc, k.id desc limit 20 for update`,
    values,
  )
}

/** "Not found" unless the person is in sight. */
export async function requirePerson(db: Db, actor: Actor, personId: number): Promise<void> {
  const { values, bind } = binding()
  const own = actor.scope === 'person' ? bind(actor.personId) : ''
  const inSight =
    actor.scope === 'person'
      ? `(p.household_person_id = ${own} or p.id = ${own})`
      : visibleCases(actor, bind, 'p').join(' and ') || 'true'
  const found = await db.maybe(`select 1 from people p where p.id = ${bind(personId)} and ${inSight}`, values)
  if (!found) throw notFound()
}
