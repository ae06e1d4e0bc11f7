import type { SignHere } from '#preparation/signatures/records.ts'
import type { ScannedPage } from '../contract.ts'

/** Who signs, in the order of the forms, each with the own places. */
export function signersOf(signHere: readonly SignHere[]): { person: string; places: SignHere[] }[] {
  return [...grouped(signHere, signer)].map(([person, places]) => ({ person, places }))
}

/** Who else signs on the same page: all of them on one sheet. */
export const alsoSigning = (place: SignHere, signHere: readonly SignHere[]): string[] => [
  ...new Set(
    signHere
      .filter(({ caseFormId, page }) => caseFormId === place.caseFormId && page === place.page)
      .map(signer)
      .filter((each) => each !== signer(place)),
  ),
]

/** How many printed pages somebody still has to sign. */
export const pagesLeft = (places: readonly SignHere[]): number =>
  new Set(places.flatMap(({ signed, pageCode }) => (signed === null && pageCode !== '' ? [pageCode] : []))).size

export type PlaceOption = {
  value: string
  label: string
  page: Pick<SignHere, 'caseFormId' | 'formId' | 'edition' | 'page'>
}

/** The printed pages on which somebody signs, for a scan without a code; those that are open, else all. */
export function placeOptions(signHere: readonly SignHere[]): PlaceOption[] {
  const printed = signHere.filter(({ pageCode }) => pageCode !== '')
  const open = printed.filter(({ signed }) => signed === null)
  const pages = grouped(open.length > 0 ? open : printed, ({ caseFormId, page }) => `${caseFormId}/${page}`)
  return [...pages].flatMap(([value, places]) => {
    const [first] = places
    const signers = [...new Set(places.map(signer))].join(', ')
    if (!first) return []
    const { caseFormId, formId, edition, page } = first
    const label = `Form ${first.formName}, page ${page} (${signers})`
    return [{ value, label, page: { caseFormId, formId, edition, page } }]
  })
}

/** What became of a page of a scan, in a sentence. */
export function pageSentence({ state, code, what, signers }: ScannedPage): string {
  switch (state) {
    case 'No code':
      return 'No page code was found on it. Look at it and say which page it is.'
    case 'Two codes':
      return 'Two page codes are on it. Scan the pages one by one, or say which page it is.'
    case 'Foreign':
      return `Its code, ${code}, is that of another case, or of a package that is not there.`
    case 'Nothing to sign':
      return `Nothing is signed on the page with the code ${code}.`
    case 'Changed':
      return `${what}. An answer on this page was changed after it was printed: print, sign and scan it again.`
    case 'Payment form':
      return 'This is a payment form. Card data stays on paper, so the file was deleted. Scan the other pages without it.'
    case 'Put aside':
      return 'Not one of the pages to sign.'
    default:
      return `${what}. Scan received: look ${signers > 1 ? 'at each signature box' : 'at the signature box'}.`
  }
}

/** Somebody has to do something about it. */
export const needsSomebody = ({ state }: Pick<ScannedPage, 'state'>): boolean =>
  state !== 'Matched' && state !== 'Placed' && state !== 'Put aside' && state !== 'Payment form'

const signer = ({ name, party }: SignHere) => name || party

function grouped<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Map<string, Row[]> {
  const groups = new Map<string, Row[]>()
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row])
  return groups
}
