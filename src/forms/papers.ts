import type { Inventory } from '#engine/inventory.ts'
import type { Paper } from '#engine/paper.ts'
import { editionPapers } from './edition-papers.ts'
import { loadEdition } from './load-paper.ts'

/** A form on paper: where each item lands, and the fields of the official PDF as we know them. */
export type FormOnPaper = { paper: Paper; inventory: Inventory }

/** Every form on paper, for the server, which needs them all; the browser loads one at a time. */
export const allPapers: readonly FormOnPaper[] = await Promise.all(Object.values(editionPapers).map(loadEdition))

export const paperOf = (formId: string, edition: string): FormOnPaper | undefined =>
  allPapers.find(({ paper }) => paper.form.id === formId && paper.form.edition === edition)
