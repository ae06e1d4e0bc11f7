import { type CaseForm, declaredForm } from '#case-file/cases/server/case-file.ts'
import type { FilingFile } from '#case-work/filing-file/server/filing-file.ts'
import { completenessOf } from '#engine/completeness.ts'
import type { Form } from '#engine/form.ts'
import type { KnownFacts } from '#engine/known-facts.ts'
import { outsideLatinOn, unprintableOn } from '#engine/unprintable.ts'
import { interpreter, preparer } from '#facts/declarations.ts'
import { blankRows, cutBoxes } from './boxes-of-forms.ts'
import { everFiled } from './prior-filings.ts'
import { isCopyOnly } from './related-views.ts'

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
    cutBoxes: isCopyOnly(opened, form) ? undefined : cutBoxes(form, look).join('\n'),
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
