import { declaredEditions } from '#forms/all.ts'
import type { Db } from '#platform/database/database.ts'
import { type Editions, editionsOn, type FilingDays, newestEdition } from '../rules.ts'
import { knownEditions } from './store.ts'

/** What the library's dated rows say about the editions of all forms on a day, or on the two of a filing, read once. */
export const editionStatuses = async (db: Db, days: FilingDays): Promise<Editions> =>
  editionsOn(await knownEditions(db), days)

/** In which edition a new form is written: of those the product fills, the newest that the agency takes on the day. */
export async function newestEditions(
  db: Db,
  formIds: readonly string[],
  days: FilingDays,
): Promise<(formId: string) => string> {
  const rows = await knownEditions(db)
  const library = editionsOn(rows, days)
  const carried = (formId: string) => rows.flatMap((row) => (row.formId === formId && row.carried ? [row.edition] : []))
  const chosen = new Map(
    formIds.map((formId) => [
      formId,
      newestEdition(formId, [...declaredEditions(formId), ...carried(formId)], library),
    ]),
  )
  return (formId) => chosen.get(formId) ?? ''
}
