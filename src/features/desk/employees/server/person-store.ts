import { type FoundItem, ITEM_COLUMNS } from '#case-file/cases/server/open-items-store.ts'
import { sqlIsOpenCase } from '#case-types/status/statuses.ts'
import { visiblePeople } from '#parties/people/server/visible.ts'
import { binding } from '#platform/database/binding.ts'
import type { Db } from '#platform/database/database.ts'
import type { Actor } from '#platform/session/actor.ts'
import { type FoundStanding, type Login, STANDING_COLUMNS, sidesIn, standingJoins } from './standing-store.ts'

/** Somebody in sight, or "not found". */
export function standingOf(db: Db, actor: Actor, id: number): Promise<FoundStanding> {
  const { values, bind } = binding()
  const conditions = [`p.id = ${bind(id)}`, ...visiblePeople(actor, bind)]
  return db.one<FoundStanding>(
    `select ${STANDING_COLUMNS} from people p ${standingJoins(actor)} where ${conditions.join(' and ')}`,
    values,
  )
}

/** A firm does not read its clients' users; whether there is an account it is told. */
export const loginsOf = (system: Db, personIds: readonly number[]) =>
  system.rows<Login>(
    `select distinct on (person_id) person_id as "personId", status from users
      where person_id = any ($1::bigint[]) order by person_id, status = 'Inactive', id desc`,
    [personIds],
  )

/** Each thing once, whoever has to know it; the family is told what the family has to do. */
export const itemsOf = (db: Db, actor: Actor, personId: number) =>
  db.rows<FoundItem>(
    `select * from (
       select distinct on (o.case_id, o.key) ${ITEM_COLUMNS} from open_items o join cases k on k.id = o.case_id
        where o.person_id = $1 ${actor.scope === 'person' ? `and o.side = 'employee'` : ''}
        order by o.case_id, o.key, o.side = any (${sidesIn(actor)}) desc, o.id) x
      order by x."dueOn" nulls last, x.id limit 100`,
    [personId],
  )

type Decision = { reason: string; byName: string; by: number; at: Date }

/** What ends next needs no renewal, with all dates of the same approval. */
export const decideNoneNeeded = (db: Db, personId: number, { reason, byName, by, at }: Decision) =>
  db.run(
    `insert into renewal_decisions (person_id, company_id, law_firm_id, ends_on, up_to, reason, by_name, decided_by, decided_at)
     select p.id, p.company_id, p.law_firm_id, p.work_until,
            greatest(p.work_until, (select max(o.due_on) from open_items o where o.case_id = p.work_case_id and o.ends)),
            $2, $3, $4, $5 from people p where p.id = $1
     on conflict (person_id) do update set ends_on = excluded.ends_on, up_to = excluded.up_to, reason = excluded.reason,
       by_name = excluded.by_name, decided_by = excluded.decided_by, decided_at = excluded.decided_at`,
    [personId, reason, byName, by, at],
  )

export const forgetDecision = (db: Db, personId: number) =>
  db.run('delete from renewal_decisions where person_id = $1', [personId])

/** The cases in which something of this person can end. */
export const watchedCasesOf = (db: Db, personId: number) =>
  db.rows<{ id: number }>(
    `select k.id from cases k where k.person_id = $1 and (${sqlIsOpenCase('k')} or k.valid_until is not null) order by k.id`,
    [personId],
  )
