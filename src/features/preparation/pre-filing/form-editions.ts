import { type Editions, printedEdition, shownEdition } from '#case-file/form-library/rules.ts'
import { agencyOf } from '#formats/form-names.ts'
import { formPageAt, type PackageEntry } from '#preparation/filing-file/package-entries.ts'
import { pageCodeIn } from '#preparation/signatures/page-code.ts'
import { type EditionOnTheDay, editionRefused } from '#rules/prefiling/editions.ts'

type CaseForm = { formId: string; edition: string; substitute?: { edition: string } | null }

/**
 * What the form library says of a form's edition, as the pre-filing rules take it; nothing of a form without one. What was
 * prepared elsewhere counts by its own edition: where the library does not know it, somebody saw it at the agency.
 */
export function editionOnTheDay(editions: Editions, form: CaseForm): EditionOnTheDay | undefined {
  const { formId } = form
  const edition = editionOf(form)
  if (edition === '') return undefined
  const { acceptance, confirmed, sentence } = editions.status(formId, edition)
  if (form.substitute && acceptance === 'unknown') return undefined
  const newest = editions.newest(formId)
  return { acceptance, confirmed, says: sentence, ...(newest && { instead: shownEdition(newest) }) }
}

/** The edition of what goes out. */
export const editionOf = ({ edition, substitute }: CaseForm): string => substitute?.edition ?? edition

/** Why the agency does not take a form on the day, in one sentence. */
export function refusedOnTheDay(editions: Editions, form: CaseForm): string | undefined {
  const edition = editionOnTheDay(editions, form)
  return edition && editionRefused(edition)
}

/** The forms of a package that the agency does not take on the day, each with the way out. */
export const outdatedEditions = (editions: Editions, forms: readonly CaseForm[]): string[] =>
  forms.flatMap((form) => {
    const refused = refusedOnTheDay(editions, form)
    return refused === undefined ? [] : withWayOut(refused, form)
  })

/** 'I-129 edition 01-20-2025 was taken until 03-31-2026. Use …' → its first sentence, and what to do about it. */
function withWayOut(refused: string, { formId }: CaseForm): string {
  const [what = refused] = refused.replace(/ edition (\S+) /, ', edition $1, ').split('. ')
  return `${what.replace(/\.$/, '')}. Download the current form from ${agencyOf(formId).site}, fill it in and choose “Use a PDF prepared elsewhere”.`
}

type FormOfCase = { id: number; formId: string; edition: string; substitute?: { edition: string } | null }
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
  forms: readonly FormOfCase[],
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
