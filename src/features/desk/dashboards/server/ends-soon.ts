import { addDays } from '#formats/day.ts'
import { visiblePeople } from '#parties/people/server/visible.ts'
import type { Bind } from '#platform/database/binding.ts'
import type { Actor } from '#platform/session/actor.ts'

/** So long before somebody must stop working or leave it is said on top of home, Employees and roster. */
export const ENDS_SOON_DAYS = 60
const MOST_COUNTED = 1000

/**
 * Whose work or stay ends soon, or has ended, unless somebody said that no renewal is needed: what was opened or filed
 * changes nothing of it, and whether a case or the record alone says so neither. People are `p`.
 */
export const endsSoon = (bind: Bind, today: string) => `p.work_until <= ${bind(addDays(today, ENDS_SOON_DAYS))}
  and not exists (select from renewal_decisions d where d.person_id = p.id and d.up_to >= p.work_until)`

/** How many of them there are. A family leaves too: whoever must go is counted, not only who is employed. */
export function countEndsSoon(actor: Actor, companyId: number | undefined, bind: Bind, condition: string): string {
  const conditions = [
    ...visiblePeople(actor, bind),
    `p.status = 'Active'`,
    ...(companyId === undefined ? [] : [`p.company_id = ${bind(companyId)}`]),
    condition,
  ]
  return `(select count(*)::integer from (select from people p where ${conditions.join(' and ')} limit ${MOST_COUNTED}) x)`
}
