import type { Inventory } from '#engine/inventory.ts'
import { editionBefore, paperAs } from './carried-over.ts'
import { editionPapers } from './edition-papers.ts'
import type { EditionPaper, FormOnPaper } from './form-on-paper.ts'

/** What some forms look like on paper; undefined of those that the product does not write. */
export type PaperOf = (form: { formId: string; edition: string }) => FormOnPaper | undefined

/** The papers of some forms, for whoever looks at them together: each is loaded with the first look at it. */
export async function papersOf(forms: readonly { formId: string; edition: string }[]): Promise<PaperOf> {
  const loaded = new Map<string, FormOnPaper | undefined>()
  for (const { formId, edition } of forms) loaded.set(`${formId}/${edition}`, await loadPaper(formId, edition))
  return ({ formId, edition }) => loaded.get(`${formId}/${edition}`)
}

/** One form with its fields, when it is looked at: the I-129 alone is larger than everything else on the page. */
export async function loadPaper(formId: string, edition: string): Promise<FormOnPaper | undefined> {
  const own = editionPapers[`${formId}/${edition}`]
  if (own) return loadEdition(own)
  const known = Object.keys(editionPapers).flatMap((key) =>
    key.startsWith(`${formId}/`) ? [key.slice(formId.length + 1)] : [],
  )
  const before = editionPapers[`${formId}/${editionBefore(known, edition)}`]
  return before && paperAs(await loadEdition(before), edition)
}

export async function loadEdition(edition: EditionPaper): Promise<FormOnPaper> {
  const [paper, fields] = await Promise.all([edition.paper(), edition.fields()])
  return { paper: paper.default, inventory: fields.default as Inventory }
}
