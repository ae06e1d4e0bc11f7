import { type CaseFile, type CaseForm, declaredForm } from '#case-file/cases/server/case-file.ts'
import type { Audience } from '#engine/fact.ts'
import { type Question, questionsOf } from '#engine/questions.ts'
import type { Asked, FormWithRoles } from '../case-questions.ts'
import { type Progress, progressOf } from '../sections.ts'

export type DeclaredCaseForm = FormWithRoles & { caseForm: CaseForm }

/** The forms of a case that this release can ask about, with who stands in which role. */
export const declaredForms = (file: CaseFile): DeclaredCaseForm[] =>
  file.forms.flatMap((caseForm) => {
    const form = declaredForm(caseForm)
    return form ? [{ form, caseForm, key: String(caseForm.id), roles: file.rolesOf(caseForm) }] : []
  })

/** Every question of every participant as things stand. */
export const allQuestions = (file: CaseFile, forms: readonly DeclaredCaseForm[] = declaredForms(file)): Question[] =>
  questionsOf(forms.map(({ form, key, caseForm }) => ({ form, key, look: file.lookFor(caseForm) })))

export type PartProgress = Progress & { audience: Audience }

const audiences: readonly Audience[] = ['employee', 'employer', 'attorney']

/** How far each participant's part is: each question counts once, for everybody who is asked it. */
export function partProgress(
  file: CaseFile,
  forms: readonly DeclaredCaseForm[],
  asked: ReadonlyMap<string, Asked>,
): PartProgress[] {
  const questions = allQuestions(file, forms)
  return audiences.map((audience) => ({
    audience,
    ...progressOf(questions.filter(({ key }) => asked.get(key)?.audiences.includes(audience))),
  }))
}
