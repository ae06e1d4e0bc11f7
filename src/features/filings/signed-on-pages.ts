import type { PageCode } from './page-code.ts'
import type { PackageEntry } from './records.ts'
import type { SignHere } from './sign-here.ts'

type Package = { number: number; contents: readonly PackageEntry[] }

/** What is signed on the pages of a scan, by the codes they carry. */
export const signedOnPages = <H extends Pick<SignHere, 'caseFormId' | 'page'>>(
  here: readonly H[],
  packages: readonly Package[],
  scanned: readonly { code: PageCode; page: number }[],
): (H & { code: PageCode; filePage: number })[] =>
  scanned.flatMap(({ code, page: filePage }) => {
    const entry = packages
      .find(({ number }) => number === code.package)
      ?.contents.find(({ kind, page, pages }) => kind === 'form' && page <= code.page && code.page < page + pages)
    return here
      .filter((each) => entry && each.caseFormId === entry.caseFormId && entry.page + each.page - 1 === code.page)
      .map((each) => ({ ...each, code, filePage }))
  })
