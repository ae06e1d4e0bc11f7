import type { CaseForm } from '#case-file/cases/server/case-file.ts'
import { rowsLeftOpen } from '#engine/completeness.ts'
import { cutOn } from '#engine/cut-on.ts'
import { concerns, type Form, itemsOf, partName, printedNumber } from '#engine/form.ts'
import { fieldFinder } from '#engine/inventory.ts'
import type { KnownFacts } from '#engine/known-facts.ts'
import { toPaper } from '#engine/to-paper.ts'
import { paperOf } from '#forms/papers.ts'
import { proofFits } from '#paper/proof/proof-fits.ts'

/** Boxes of lists that are left empty, row by row: 'Part 4, Item 7, Job 1: hours a week, duties'. */
export const blankRows = (form: Form, look: KnownFacts): string[] =>
  itemsOf(form).flatMap(({ part, item }) =>
    concerns(part, item, look) === false
      ? []
      : rowsLeftOpen(item, look).map((row) => `${partName(form, part.id)}, Item ${printedNumber(item.number)}, ${row}`),
  )

/** Each value that its box cannot hold, by its place. */
export function cutBoxes({ formId, edition }: CaseForm, look: KnownFacts): string[] {
  const onPaper = paperOf(formId, edition)
  if (!onPaper) return []
  const { paper, inventory } = onPaper
  return cutOn(paper.form, toPaper(paper, look, fieldFinder(inventory), proofFits()))
}
