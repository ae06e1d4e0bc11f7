import type { CaseColumns } from '#case-file/cases/server/case-row.ts'
import { visiblePeople } from '#parties/people/server/visible.ts'
import { binding } from '#platform/database/binding.ts'
import type { Db } from '#platform/database/database.ts'
import type { Actor } from '#platform/session/actor.ts'
import type { Reading } from '../proposals.ts'

type Around = { id: number; name: string; lastName: string; birthDate: string | null }

/** Whose passport or notice it may be: the person of the case and the household, as far as the reader sees them. */
export function peopleAround(
  db: Db,
  actor: Actor,
  { personId, householdPersonId }: Pick<CaseColumns, 'personId' | 'householdPersonId'>,
): Promise<Around[]> {
  const { values, bind } = binding()
  const head = bind(householdPersonId ?? personId)
  const own = bind(personId)
  return db.rows<Around>(
    `select p.id, app.full_name(p.first_name, p.last_name) as name, p.last_name as "lastName", p.birth_date as "birthDate"
       from people p where ${[`(p.id = ${head} or p.id = ${own} or p.household_person_id = ${head})`, ...visiblePeople(actor, bind)].join(' and ')}
      order by (p.id = ${own}) desc, p.id`,
    values,
  )
}

/** Born on that day, then of that family name, then the person of the case. */
export function likeliest(people: readonly Around[], reading: Reading): Around[] {
  const said =
    'passport' in reading
      ? { bornOn: reading.passport.bornOn, familyName: reading.passport.familyName }
      : { bornOn: '', familyName: (reading.notice.beneficiary ?? '').split(',')[0] ?? '' }
  const likely = ({ birthDate, lastName }: Around) =>
    (birthDate !== null && birthDate === said.bornOn ? 2 : 0) +
    (said.familyName !== '' && lastName.toUpperCase() === said.familyName.toUpperCase() ? 1 : 0)
  return people.toSorted((one, other) => likely(other) - likely(one))
}
