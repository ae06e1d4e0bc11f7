import { pdfText } from '../pdf/syntax.ts'
import type { PackageFile } from './package-file.ts'

export type Bookmark = { readonly title: string; readonly page: number; readonly under: readonly Bookmark[] }

/** Bookmarks in two levels, the second one folded (ISO 32000-1, 12.3.3). Returns the object of the outline. */
export function writeOutlines(file: PackageFile, bookmarks: readonly Bookmark[]): number {
  const root = file.reserve(1)
  const first = writeLevel(file, bookmarks, root)
  const list = bookmarks.length > 0 ? `/First ${first} 0 R/Last ${first + bookmarks.length - 1} 0 R` : ''
  file.add(root, `<</Type/Outlines${list}/Count ${bookmarks.length}>>`)
  return root
}

function writeLevel(file: PackageFile, bookmarks: readonly Bookmark[], parent: number): number {
  const first = file.reserve(bookmarks.length)
  for (const [index, { title, page, under }] of bookmarks.entries()) {
    const own = first + index
    const before = index > 0 ? `/Prev ${own - 1} 0 R` : ''
    const after = index < bookmarks.length - 1 ? `/Next ${own + 1} 0 R` : ''
    const below = under.length > 0 ? writeLevel(file, under, own) : 0
    const kids = below > 0 ? `/First ${below} 0 R/Last ${below + under.length - 1} 0 R/Count ${-under.length}` : ''
    file.add(own, `<</Title${pdfText(title)}/Parent ${parent} 0 R/Dest[${page} 0 R/Fit]${before}${after}${kids}>>`)
  }
  return first
}
