import { type Editions, shownEdition } from '#case-file/form-library/rules.ts'
import { type EditionOnTheDay, editionRefused } from '#rules/prefiling/editions.ts'

type CaseForm = { formId: string; edition: string }

/** What the form library says of a form's edition, as the pre-filing rules take it; nothing of a form without one. */
export function editionOnTheDay(editions: Editions, { formId, edition }: CaseForm): EditionOnTheDay | undefined {
  if (edition === '') return undefined
  const { acceptance, confirmed, sentence } = editions.status(formId, edition)
  const newest = editions.newest(formId)
  return { acceptance, confirmed, says: sentence, ...(newest && { instead: shownEdition(newest) }) }
}

/** The forms of a package that the agency does not take on the day, in one sentence each. */
export const outdatedEditions = (editions: Editions, forms: readonly CaseForm[]): string[] =>
  forms.flatMap((form) => {
    const edition = editionOnTheDay(editions, form)
    return (edition && editionRefused(edition)) ?? []
  })
