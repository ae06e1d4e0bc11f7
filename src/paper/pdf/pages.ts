import type { Rect } from '../types.ts'
import type { PdfDocument } from './document.ts'
import { references } from './syntax.ts'
import type { PdfDictionary, PdfValue } from './values.ts'

export type Page = { readonly reference: string; readonly dictionary: PdfDictionary }

const INHERITED = ['/Resources', '/MediaBox', '/CropBox', '/Rotate'] as const

/** The pages in order, what they inherit written into each (ISO 32000-1, 7.7.3.4). */
export function pagesOf(document: PdfDocument): Page[] {
  const pages: Page[] = []
  const seen = new Set<PdfDictionary>()
  const visit = (reference: PdfValue | undefined, above: PdfDictionary) => {
    const dictionary = document.dictionary(reference)
    // A damaged file may have lost its tree: what is not there is no page.
    if (typeof reference !== 'string' || Object.keys(dictionary).length === 0 || seen.has(dictionary)) return
    seen.add(dictionary)
    const own = Object.fromEntries(
      INHERITED.flatMap((key) => (dictionary[key] === undefined ? [] : [[key, dictionary[key]]])),
    )
    const inherited = { ...above, ...own }
    if (dictionary['/Kids'] === undefined) {
      Object.assign(dictionary, inherited)
      pages.push({ reference: String(reference), dictionary })
    } else for (const kid of document.array(dictionary['/Kids'])) visit(kid, inherited)
  }
  visit(document.root['/Pages'], {})
  return pages
}

/** The corners sorted: left, bottom, right, top. */
export function rectOf(document: PdfDocument, value: PdfValue | undefined): Rect {
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = document.numbers(value)
  return [Math.min(x1, x2), Math.min(y1, y2), Math.max(x1, x2), Math.max(y1, y2)]
}

/** Optional content: everything on but what is listed; viewing and printing may switch by themselves (ISO 32000-1, 8.11.4). */
export function layersDictionary(all: readonly number[], off: readonly number[]): string {
  const groups = references(all)
  const event = (name: string) => `<</Event/${name}/Category[/${name}]/OCGs[${groups}]>>`
  const usual = `/OFF[${references(off)}]/Order[]/AS[${event('View')}${event('Print')}]`
  return `/OCProperties<</OCGs[${groups}]/D<<${usual}>>>>`
}
