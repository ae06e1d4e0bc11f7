import { type Editions, shownEdition } from '#case-file/form-library/rules.ts'
import { agencyOf } from '#formats/form-agency.ts'
import { type EditionOnTheDay, editionRefused } from '#rules/prefiling/editions.ts'

type CaseForm = { formId: string; edition: string; substitute?: { edition: string } | null }

/**
 * What the form library says of a form's edition, as the pre-filing rules take it; nothing of a form without one. What was
 * prepared elsewhere counts by its own edition: where the library does not know it, somebody saw it at the agency.
 */
export function editionOnTheDay(editions: Editions, form: CaseForm): EditionOnTheDay | undefined {
  const { formId } = form
  const edition = editionOf(form)
  if (edition === '') return undefined
  const { acceptance, confirmed, sentence } = editions.status(formId, edition)
  if (form.substitute && acceptance === 'unknown') return undefined
  const newest = editions.newest(formId)
  return { acceptance, confirmed, says: sentence, ...(newest && { instead: shownEdition(newest) }) }
}

/** The edition of what goes out. */
export const editionOf = ({ edition, substitute }: CaseForm): string => substitute?.edition ?? edition

/** Why the agency does not take a form on the day, in one sentence. */
export function refusedOnTheDay(editions: Editions, form: CaseForm): string | undefined {
  const edition = editionOnTheDay(editions, form)
  return edition && editionRefused(edition)
}

/** The forms of a package that the agency does not take on the day, each with the way out. */
export const outdatedEditions = (editions: Editions, forms: readonly CaseForm[]): string[] =>
  forms.flatMap((form) => {
    const refused = refusedOnTheDay(editions, form)
    return refused === undefined ? [] : withWayOut(refused, form)
  })

/** 'I-129 edition 01-20-2025 was taken until 03-31-2026. Use …' → its first sentence, and what to do about it. */
function withWayOut(refused: string, { formId }: CaseForm): string {
  const [what = refused] = refused.replace(/ edition (\S+) /, ', edition $1, ').split('. ')
  return `${what.replace(/\.$/, '')}. Download the current form from ${agencyOf(formId).site}, fill it in and choose “Use a PDF prepared elsewhere”.`
}
