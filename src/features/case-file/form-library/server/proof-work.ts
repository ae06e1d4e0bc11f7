import { boxWords } from '#engine/box-words.ts'
import { paperOf } from '#forms/papers.ts'
import type { Inventory } from '#paper/inventory.ts'
import { proofTemplate } from '#paper/proof/proof-template.ts'
import { saved } from '#paper/template-store.ts'
import type { PreparedTemplate } from '#paper/types.ts'
import { printedEdition } from '../rules.ts'
import type { DrawnProof, ProofWanted } from './pages-for.ts'

/** Done in a process of its own (pages-for.ts): half a second of arithmetic for Form I-129. */
export function work({ formId, edition }: ProofWanted): DrawnProof {
  const template = drawProof(formId, edition)
  return template ? saved(template) : undefined
}

/** The proof pages of a form the product fills; undefined for any other. */
export function drawProof(formId: string, edition: string): PreparedTemplate | undefined {
  const found = paperOf(formId, edition)
  if (!found) return undefined
  const { form } = found.paper
  const { pages, fields } = found.inventory as unknown as Inventory
  const words = boxWords(found.paper, found.inventory)
  return proofTemplate({
    ...{ name: form.name, title: form.title, edition: printedEdition(form.edition) },
    ...{ pages, fields, words },
  })
}
