import { allForms, packageForms } from '#forms/all.ts'
import type { Db } from '#platform/database/database.ts'
import { type Editions, editionsOn, newestEdition } from '../rules.ts'
import { knownEditions } from './store.ts'

/** What the library's dated rows say about the editions of all forms on a day, read once. */
export const editionStatuses = async (db: Db, onDate: string): Promise<Editions> =>
  editionsOn(await knownEditions(db), onDate)

/** In which edition a new form is written: of those the product fills, the newest that the agency takes on the day. */
export async function newestEditions(
  db: Db,
  formIds: readonly string[],
  onDate: string,
): Promise<(formId: string) => string> {
  // Most forms have one edition, and then there is nothing to choose and nothing to read.
  const hasSeveral = formIds.some((formId) => editionsOf(formId).length > 1)
  const library = hasSeveral ? await editionStatuses(db, onDate) : undefined
  return (formId) => newestEdition(formId, editionsOf(formId), library)
}

const editionsOf = (formId: string) =>
  [...allForms, ...packageForms].flatMap(({ id, edition }) => (id === formId ? [edition] : []))
