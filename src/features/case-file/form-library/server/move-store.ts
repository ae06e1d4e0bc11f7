import { sqlIsOpenCase } from '#case-types/status/statuses.ts'
import type { Db, Transaction } from '#platform/database/database.ts'

export type Move = { formId: string; from: string; to: string }
export type Moved = { forms: number; cases: number }

/** What is not filed and belongs to a case that is not closed. */
const OPEN = `f.form_id = $1 and f.edition = $2 and f.status <> 'Filed' and ${sqlIsOpenCase('k')}`

export const countOpen = (db: Db, { formId, from }: Move): Promise<Moved> =>
  db.one<Moved>(
    `select count(*) as forms, count(distinct f.case_id) as cases
       from case_forms f join cases k on k.id = f.case_id where ${OPEN}`,
    [formId, from],
  )

/** Moves the forms and writes a line into each case's timeline; a generated copy is of the old edition and has to be made anew. */
export const moveOpen = (
  tx: Transaction,
  { formId, from, to }: Move,
  event: { text: string; details: Record<string, unknown>; now: Date; by: number; byName: string },
): Promise<Moved> =>
  tx.one<Moved>(
    `with moved as (
       update case_forms f set edition = $3, status = 'Open', generated_at = null, version = f.version + 1
         from cases k where k.id = f.case_id and ${OPEN}
       returning f.case_id),
     told as (
       insert into case_events (company_id, law_firm_id, household_person_id, case_id, kind, text, details, at, by, by_name)
       select k.company_id, k.law_firm_id, k.household_person_id, k.id, 'edition', $4, $5, $6, $7, $8
         from cases k where k.id in (select case_id from moved)
       returning case_id)
     select (select count(*) from moved) as forms, (select count(*) from told) as cases`,
    [formId, from, to, event.text, JSON.stringify(event.details), event.now, event.by, event.byName],
  )
