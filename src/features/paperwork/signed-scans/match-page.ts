import { formName } from '#formats/form-names.ts'
import { formPageAt, type PackageEntry, pageInPackage } from '#preparation/filing-file/package-entries.ts'
import { type PageCode, pageCode, pageCodeIn } from '#preparation/signatures/page-code.ts'
import type { SignHere } from '#preparation/signatures/sign-here.ts'

type Place = Pick<SignHere, 'caseFormId' | 'formId' | 'page' | 'block' | 'words' | 'name' | 'party'>
type Printed = { number: number; contents: readonly PackageEntry[] }
type Filing<H extends Place> = { caseNumber: string; packages: readonly Printed[]; here: readonly H[] }

/** A page of a scan by the codes on it: what is signed there, or why nobody can tell. */
export type PageMatch<H> =
  | { state: 'Matched'; code: PageCode; places: H[] }
  | { state: 'No code' | 'Two codes' | 'Foreign' | 'Nothing to sign' | 'Payment form'; code?: PageCode }

export function matchPage<H extends Place>(
  codes: readonly PageCode[],
  { caseNumber, packages, here }: Filing<H>,
): PageMatch<H> {
  const [code, another] = codes
  if (!code) return { state: 'No code' }
  if (another) return { state: 'Two codes' }
  const printed = packages.find(({ number }) => number === code.package)
  if (code.caseNumber !== caseNumber || !printed) return { state: 'Foreign', code }
  const onPage = ({ page, pages }: PackageEntry) => page <= code.page && code.page < page + pages
  if (printed.contents.some((each) => each.kind === 'payment' && onPage(each))) return { state: 'Payment form', code }
  const entry = printed.contents.find((each) => (each.kind === 'form' || each.kind === 'copy') && onPage(each))
  const places = entry ? placesOn(here, entry.caseFormId, formPageAt(entry, code.page)) : []
  return places.length > 0 ? { state: 'Matched', code, places } : { state: 'Nothing to sign', code }
}

/** What is signed on one page of a form, from 1. */
export const placesOn = <H extends Pick<Place, 'caseFormId' | 'page'>>(
  here: readonly H[],
  caseFormId: number | null,
  formPage: number,
): H[] => here.filter((each) => each.caseFormId === caseFormId && each.page === formPage)

/** The codes on a page, each once. A symbol is either read right or not at all; recognized words may be wrong. */
export function codesOf({ symbols, text }: { symbols: readonly string[]; text: string }): PageCode[] {
  const read = symbols.flatMap((each) => pageCodeIn(each) ?? [])
  const words = read.length > 0 ? [] : [pageCodeIn(text)].flatMap((each) => each ?? [])
  return [...new Map([...read, ...words].map((each) => [pageCode(each), each])).values()]
}

/** 'Form G-28, page 3: Helen HART (Part 4, client)'. */
export function placesInWords([first, ...others]: readonly Place[]): string {
  if (!first) return ''
  const signers = [first, ...others].map(({ name, party, words }) => `${name || party} (${words})`)
  return `${formName(first.formId)}, page ${first.page}: ${signers.join(', ')}`
}

export const signersOn = (places: readonly Pick<Place, 'name' | 'party'>[]): number =>
  new Set(places.map(({ name, party }) => name || party)).size

/** Where a page of a form stands in a package, as its code; undefined when it is not in it. */
export function codeIn(
  caseNumber: string,
  { number, contents }: Printed,
  { caseFormId, page }: Pick<Place, 'caseFormId' | 'page'>,
): PageCode | undefined {
  const entry = contents.find((each) => each.caseFormId === caseFormId && each.kind === 'form')
  const at = entry && pageInPackage(entry, page)
  return at === undefined ? undefined : { caseNumber, package: number, page: at }
}
