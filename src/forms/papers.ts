import type { Inventory } from '#engine/inventory.ts'
import type { Paper } from '#engine/paper.ts'
import { declaredEditions } from './all.ts'
import { editionBefore, onceForEach, paperAs } from './carried-over.ts'
import { editionPapers } from './edition-papers.ts'
import { loadEdition } from './load-paper.ts'

/** A form on paper: where each item lands, and the fields of the official PDF as we know them. */
export type FormOnPaper = { paper: Paper; inventory: Inventory }

/**
 * Every form on paper, for who needs them all: a command, or a process that is asked which form a file is. The server and
 * the browser load those they look at (load-paper.ts).
 */
export const allPapers: readonly FormOnPaper[] = await Promise.all(Object.values(editionPapers).map(loadEdition))

export const paperOf = (formId: string, edition: string): FormOnPaper | undefined =>
  declaredPaper(formId, edition) ?? carriedPaper(formId, edition)

const declaredPaper = (formId: string, edition: string | undefined) =>
  allPapers.find(({ paper }) => paper.form.id === formId && paper.form.edition === edition)

const carriedPaper = onceForEach((formId, edition): FormOnPaper | undefined => {
  const known = declaredPaper(formId, editionBefore(declaredEditions(formId), edition))
  return known && paperAs(known, edition)
})
