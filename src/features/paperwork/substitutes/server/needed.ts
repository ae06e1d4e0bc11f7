import { type CaseForm, declaredForm } from '#case-file/cases/server/case-file.ts'
import type { Editions } from '#case-file/form-library/rules.ts'
import { sideWord } from '#case-types/words/side-words.ts'
import { formName } from '#formats/form-names.ts'
import type { Db } from '#platform/database/database.ts'
import { peopleNames } from '#preparation/case-forms/server/store.ts'
import { issuedAs } from '#preparation/filing-file/package-entries.ts'
import { isStillPrepared } from '#preparation/filing-file/policy.ts'
import type { FilingFile } from '#preparation/filing-file/server/filing-file.ts'
import { refusedOnTheDay } from '#preparation/pre-filing/form-editions.ts'
import { isCopyOnly } from '#preparation/pre-filing/server/related-views.ts'
import type { ElsewhereForm, Substitute } from '../contract.ts'

/** The forms that cannot be filed as VisaCare writes them, and those that have a PDF in their place. */
export async function elsewhereForms(
  system: Db,
  opened: FilingFile,
  { editions, substitutes }: { editions: Editions; substitutes: readonly Substitute[] },
): Promise<ElsewhereForm[]> {
  const { forms } = opened.file
  const names = await peopleNames(
    system,
    forms.map(({ personId }) => personId),
  )
  return forms
    .map((form) => ({
      ...{ caseFormId: form.id, formId: form.formId, name: nameOf(opened, form) },
      personName: (form.personId !== null && names.get(form.personId)) || '',
      reason: isStillPrepared(opened.row) ? reasonOf(opened, form, editions) : '',
      substitute: substitutes.find(({ caseFormId }) => caseFormId === form.id) ?? null,
    }))
    .filter(({ reason, substitute }) => reason !== '' || substitute !== null)
}

/** Why VisaCare's own pages of a form cannot be filed; empty where they can. */
export function reasonOf(opened: FilingFile, form: CaseForm, editions: Editions): string {
  if (isCopyOnly(opened, form)) return ''
  // What the agency itself issues has its own place on the document list.
  if (!declaredForm(form)) return form.formId in issuedAs ? '' : 'VisaCare does not write this form.'
  const refused = refusedOnTheDay(editions, form)
  if (refused !== undefined) return refused
  return editions.hasBlank(form.formId, form.edition) ? '' : 'Its official blank is not in the Form Library.'
}

const nameOf = ({ row }: FilingFile, { formId, side }: CaseForm): string =>
  side === '' ? formName(formId) : `${formName(formId)} (${sideWord(row, side)})`
