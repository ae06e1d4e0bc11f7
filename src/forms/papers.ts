import { declaredEditions } from './all.ts'
import { editionBefore, onceForEach, paperAs } from './carried-over.ts'
import { editionPapers } from './edition-papers.ts'
import type { FormOnPaper } from './form-on-paper.ts'
import { loadEdition } from './load-paper.ts'

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
