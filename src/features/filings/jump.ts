import { itemsOf } from '#engine/form.ts'
import { isDerived } from '#engine/reference.ts'
import { formPath } from '#features/case-forms/paths.ts'
import { questionnairePath } from '#features/questionnaires/paths.ts'
import { formNamed } from '#forms/all.ts'

type CaseForm = { id: number; formId: string; edition: string; side: string }

/** Where somebody goes to put a fact right: the item of a form, a panel of the case, or the questionnaire. */
export function jumpTo(
  cause: string,
  { typeId, id }: { typeId: number; id: number },
  forms: readonly CaseForm[],
): string {
  const panel = panels[cause]
  if (panel) return `#${panel}`
  for (const form of forms) {
    const declared = formNamed(form.formId, form.edition)
    const placed = declared && itemsOf(declared).find(({ item }) => asks(item.fact, cause))
    const path = placed && formPath(form, id, placed.key)
    if (path) return path
  }
  return questionnairePath(typeId, id)
}

/** A derived fact is put right where it comes from. */
const asks = (fact: Parameters<typeof isDerived>[0], cause: string): boolean =>
  fact.id === cause || (isDerived(fact) && fact.inputs.some((input) => input.fact.id === cause))

const panels: Readonly<Record<string, string>> = {
  'case.signatures': 'sign-here',
  'case.appearances': 'sign-here',
  'case.payments': 'fees',
  'case.paymentsDue': 'fees',
  'case.feesDue': 'fees',
  'case.feeLines': 'fees',
  'case.feesToConfirm': 'fees',
  'case.premiumFee': 'fees',
  'case.addressVerifiedOn': 'filing',
  'case.filingDate': 'filing',
  'case.exhibits': 'documents',
}
