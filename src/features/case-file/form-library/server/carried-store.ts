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
