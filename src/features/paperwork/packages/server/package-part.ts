import { pagesIn } from '#paper/package/item-pages.ts'
import type { PackageItem, PreparedDocument } from '#paper/types.ts'
import type { PackageEntry } from '#preparation/filing-file/package-entries.ts'
import { type About, coverPage, indexPage } from '../package-pages.ts'

/** A part of a package; `scanned` is the code on the scan of a signed page. */
export type PackagePart = PackageItem &
  Pick<PackageEntry, 'kind' | 'caseFormId' | 'left' | 'elsewhere'> & { scanned?: string }

/** What is noted while the parts are written: what is missing, and what stands in the forms. */
export type Noted = { missing: string[]; byHand: string[]; forms: Record<string, unknown>[] }

/**
 * Cover letter and index behind what lies on top: whoever opens the envelope sees first that it is paid, and whom to
 * notify. The index is set twice, since its own length moves what it lists.
 */
export function withOwnPages(
  about: About,
  front: readonly PackagePart[],
  behind: readonly PackagePart[],
  /** The firm's own cover letter in place of the generated one. */
  written?: PreparedDocument,
): PackagePart[] {
  const pieces = [...front, ...behind]
  const listed = pieces.filter(({ kind, stamp, continued }) => kind !== 'addendum' && stamp === undefined && !continued)
  const cover: PackagePart = {
    ...{ kind: 'cover', caseFormId: null, label: 'Cover letter' },
    document:
      written ??
      coverPage(
        about,
        listed.map(({ label }) => label),
      ),
  }
  const index = (from: number): PackagePart => {
    let page = 1
    const rows = pieces.map((piece, place) => {
      if (place === front.length) page += from
      const row = { piece, label: piece.label, page }
      page += pagesIn(piece).length
      return row
    })
    const document = indexPage(
      about.caseNumber,
      rows.filter(({ piece }) => listed.includes(piece)),
    )
    return { kind: 'index', caseFormId: null, label: 'Index', document }
  }
  const before = cover.document.pages.length
  const length = index(0).document.pages.length
  return [...front, cover, index(before + length), ...behind]
}
