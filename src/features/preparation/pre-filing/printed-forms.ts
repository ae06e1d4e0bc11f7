import type { PaperOf } from '#forms/load-paper.ts'
import type { PackageEntry } from '#preparation/filing-file/package-entries.ts'

type CaseForm = { id: number; formId: string; edition: string; substitute?: { pages: number } | null }

/** How many pages of a form stand in a package, beside how many its edition has. */
export type PrintedForm = { id: string; form: string; pages?: number; pagesOfEdition: number }

/**
 * The forms of a package as V65 counts them (8 CFR 103.2(a)(1)); a scan counts as the page it replaces. A proof, an answer sheet or a
 * placeholder is not the form: how many pages are put in by hand is not known. Forms the product does not write are left out.
 */
export const printedForms = (
  forms: readonly CaseForm[],
  contents: readonly PackageEntry[],
  paperOf: PaperOf,
): PrintedForm[] =>
  forms.flatMap(({ id, formId, edition, substitute }) => {
    const pagesOfEdition = substitute?.pages ?? paperOf({ formId, edition })?.inventory.pages
    if (pagesOfEdition === undefined) return []
    const entries = contents.filter(({ caseFormId }) => caseFormId === id)
    const standsIn = entries.some(({ kind }) => kind === 'proof' || kind === 'sheet' || kind === 'placeholder')
    const own = entries.filter(({ kind }) => kind === 'form')
    // What the firm leaves out on purpose is not missing.
    const pages = standsIn
      ? undefined
      : own.reduce((sum, { pages: printed, left = [] }) => sum + printed + left.length, 0)
    return [{ id: String(id), form: formId, ...(pages !== undefined && { pages }), pagesOfEdition }]
  })
