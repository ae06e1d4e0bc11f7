import { printedEdition } from '#case-file/form-library/rules.ts'
import { formPageAt } from '#preparation/filing-file/page-in-package.ts'
import type { PackageEntry } from '#preparation/filing-file/records.ts'
import { pageCodeIn } from '#preparation/signatures/page-code.ts'
import { editionOf } from './form-editions.ts'

type CaseForm = { id: number; formId: string; edition: string; substitute?: { edition: string } | null }
type Signed = { caseFormId: number; pageCode: string }
/** A package from which pages were signed. */
export type PrintedPackage = {
  caseNumber: string
  number: number
  builtAt: string
  contents: readonly Pick<PackageEntry, 'caseFormId' | 'kind' | 'page' | 'pages' | 'left' | 'elsewhere'>[]
}
/** A form of the case went on to another edition. */
export type EditionMove = { formId: string; from: string; at: string }

export type PageEdition = { id: string; caseForm: string; form: string; page?: number; edition?: string }

/**
 * Of which edition each form is, and each page of it that somebody signed (V89): a page is of the edition that the form
 * had when the package was built from which it was printed. A package that is gone leaves its pages unknown.
 */
export function pageEditions(
  forms: readonly CaseForm[],
  signed: readonly Signed[],
  { packages, moves }: { packages: readonly PrintedPackage[]; moves: readonly EditionMove[] },
): PageEdition[] {
  return forms.flatMap((form) => {
    const { id, formId, edition } = form
    const row = { caseForm: String(id), form: formId }
    const own = signed.filter(({ caseFormId, pageCode }) => caseFormId === id && pageCode !== '')
    const codes = [...new Set(own.map(({ pageCode }) => pageCode))]
    return [
      { ...row, id: String(id), edition: printedEdition(editionOf(form)) },
      ...codes.map((code): PageEdition => {
        const at = pageCodeIn(code)
        const from = packages.find((each) => each.caseNumber === at?.caseNumber && each.number === at.package)
        const entry = from?.contents.find((each) => each.caseFormId === id && each.kind === 'form')
        const then = entry?.elsewhere ?? (from && (leftAfter(moves, formId, from.builtAt) ?? edition))
        return {
          ...{ ...row, id: `${id}/${code}` },
          page: entry && at ? formPageAt(entry, at.page) : 0,
          ...(then !== undefined && { edition: printedEdition(then) }),
        }
      }),
    ]
  })
}

/** The edition that a form left first after an instant. */
const leftAfter = (moves: readonly EditionMove[], formId: string, at: string): string | undefined =>
  moves.filter((move) => move.formId === formId && move.at > at).sort((a, b) => a.at.localeCompare(b.at))[0]?.from
