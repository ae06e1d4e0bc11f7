import { sqlIsOpenCase } from '#case-types/status/statuses.ts'
import type { Db, Transaction } from '#platform/database/database.ts'
import type { EditionComparison } from '../edition-changes.ts'

/** How a later edition stands beside the one before it; null where nothing was compared. */
export const comparisonOf = async (db: Db, id: number): Promise<EditionComparison | null> =>
  (await db.one<{ comparison: EditionComparison | null }>('select comparison from form_editions where id = $1', [id]))
    .comparison

type Given = { version: number; by: number; at: Date }

export const confirmCarried = (tx: Transaction, id: number, given: Given) =>
  tx.run(
    `update form_editions set carry_confirmed_at = $3, carry_confirmed_by = $4, version = version + 1
      where id = $1 and version = $2 and carried_from is not null`,
    [id, given.version, given.at, given.by],
  )

/** Open forms that are written on an edition. */
export const formsWrittenOn = async (db: Db, id: number): Promise<number> =>
  (
    await db.one<{ n: number }>(
      `select count(*) as n from form_editions e join case_forms f on f.form_id = e.form_id and f.edition = e.edition
         join cases k on k.id = f.case_id where e.id = $1 and f.status <> 'Filed' and ${sqlIsOpenCase('k')}`,
      [id],
    )
  ).n

/** Not carried over after all: the edition before it stays in use, and the daily look says so too. */
export async function keepBefore(tx: Transaction, id: number, given: { version: number; sentence: string }) {
  const kept = await tx.maybe<{ formId: string }>(
    `update form_editions set status = 'Refused', carried_from = null, carry_confirmed_at = null, carry_confirmed_by = null,
            note = $3, version = version + 1
      where id = $1 and version = $2 and carried_from is not null
     returning form_id as "formId"`,
    [id, given.version, given.sentence],
  )
  if (kept)
    await tx.run(
      `update form_fetches set sentence = $2,
              status = case when status in ('Waiting', 'Fetching') then status else 'Refused' end
        where form_id = $1`,
      [kept.formId, given.sentence],
    )
  return kept !== undefined
}

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
