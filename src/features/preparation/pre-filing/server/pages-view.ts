import { type CaseForm, declaredForm } from '#case-file/cases/server/case-file.ts'
import { completenessOf, rowsLeftOpen } from '#engine/completeness.ts'
import { concerns, type Form, itemsOf, partName, printedNumber } from '#engine/form.ts'
import { fieldFinder } from '#engine/inventory.ts'
import type { KnownFacts } from '#engine/known-facts.ts'
import { cutOn } from '#engine/on-paper.ts'
import { toPaper } from '#engine/to-paper.ts'
import { outsideLatinOn, unprintableOn } from '#engine/unprintable.ts'
import { interpreter, preparer } from '#facts/declarations.ts'
import type { FormOnPaper } from '#forms/form-on-paper.ts'
import { proofFits } from '#paper/proof/proof-fits.ts'
import type { FilingFile } from '#preparation/filing-file/server/filing-file.ts'
import { everFiled } from './prior-filings.ts'
import { isCopyOnly } from './related-views.ts'

/** Boxes of lists that are left empty, row by row: 'Part 4, Item 7, Job 1: hours a week, duties'. */
const blankRows = (form: Form, look: KnownFacts): string[] =>
  itemsOf(form).flatMap(({ part, item }) =>
    concerns(part, item, look) === false
      ? []
      : rowsLeftOpen(item, look).map((row) => `${partName(form, part.id)}, Item ${printedNumber(item.number)}, ${row}`),
  )

/** Each value that its box cannot hold, by its place. */
function cutBoxes(onPaper: FormOnPaper | undefined, look: KnownFacts): string[] {
  if (!onPaper) return []
  const { paper, inventory } = onPaper
  return cutOn(paper.form, toPaper(paper, look, fieldFinder(inventory), proofFits()))
}

/** Of what was prepared elsewhere nobody knows here which answers stand on it: whoever put it there checked them. */
export const SAYS_NOTHING = {
  ...{ blankAnswers: 0, blankItems: '', blankRows: '', unprintable: '', cutBoxes: '', otherAlphabet: '' },
  ...{ preparerUsed: false, interpreterUsed: false },
}

/** What stands on the pages that are written here. */
export function pagesView(opened: FilingFile, form: CaseForm, look: KnownFacts): Record<string, unknown> {
  const declared = declaredForm(form)
  const missing = declared && completenessOf(declared, look).missing
  return {
    blankAnswers: missing?.length,
    blankItems: missing?.join(' '),
    blankRows: declared && blankRows(declared, look).join('; '),
    unprintable: declared && unprintableOn(declared, look).join('; '),
    // What is entered online has no boxes.
    cutBoxes: isCopyOnly(opened, form) ? undefined : cutBoxes(opened.paperOf(form), look).join('\n'),
    otherAlphabet: declared && outsideLatinOn(declared, look).join('; '),
    preparerUsed: look.value(preparer.hasPreparer),
    preparerComplete: ['preparersFamilyName', 'preparersGivenName', 'preparersAddress'].every(
      (name) => look.value(preparer[name as 'preparersFamilyName']) !== undefined,
    ),
    // A form without such a part has nothing to leave empty.
    interpreterUsed: hasInterpretersPart(declared) && look.value(interpreter.readsEnglish) === false,
    interpreterComplete: look.value(interpreter.interpreterFamilyName) !== undefined,
    everFiled: everFiled(form.formId, look),
  }
}

/** G-28 and Supplement J are signed without an interpreter's certification. */
export const hasInterpretersPart = (form: Pick<Form, 'parts'> | undefined): boolean =>
  form?.parts.some(({ title }) => title.startsWith('Interpreter')) ?? false
