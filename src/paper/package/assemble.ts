import { createHash } from 'node:crypto'
import { pageContent } from '../fill/page-content.ts'
import { noProblems, type ProblemList } from '../fill/problem-list.ts'
import { DocumentFonts } from '../fonts/document-fonts.ts'
import { layersDictionary } from '../pdf/layers.ts'
import { pdfText, references } from '../pdf/syntax.ts'
import type { FlatObjects, Package, PackageItem, PackageOptions, PreparedDocument, PreparedTemplate } from '../types.ts'
import { drawMarks } from './draw-marks.ts'
import { neededBy, pagesIn, treeOf } from './item-pages.ts'
import { type Bookmark, writeOutlines } from './outlines.ts'
import { PackageFile } from './package-file.ts'
import { writePackageFonts } from './package-fonts.ts'
import { stampPages } from './stamps.ts'

/** Fills, flattens and joins in one pass: one file with bookmarks and page labels, what the documents share written once. */
export function assemble(items: readonly PackageItem[], options: PackageOptions): Package {
  const file = new PackageFile()
  const fonts = new DocumentFonts()
  const shared = new SharedObjects(file)
  const problems: ProblemList[] = []
  const kids: number[] = []
  const labels: string[] = []
  const bookmarks: Bookmark[] = []
  const layers = { all: new Set<number>(), off: new Set<number>() }
  const pages = items.reduce((sum, item) => sum + pagesIn(item).length, 0)
  let page = 0
  for (const item of items) {
    const { document } = item
    const found = noProblems()
    problems.push(found)
    const content = isTemplate(document) ? pageContent(document, item.values ?? new Map(), fonts, found) : new Map()
    stampPages(content, item, page, pages, options, fonts)
    drawMarks(content, item, fonts)
    for (const face of document.flat.faces) fonts.everyday.add(face)
    const number = shared.write(document, content, item.pages)
    kids.push(number(document.flat.pagesObject))
    for (const group of document.flat.layers?.all ?? []) layers.all.add(number(group))
    for (const group of document.flat.layers?.off ?? []) layers.off.add(number(group))
    if (!item.continued) labels.push(`${page}<</S/D/P${pdfText(item.pageLabel ?? `${item.label} p. `)}>>`)
    const own = pagesIn(item)
    const target = (index: number) => number(document.flat.pageObjects[index] ?? 0)
    const under = (item.bookmarks ?? []).map(({ page: index, title }) => ({ title, page: target(index), under: [] }))
    if (!item.continued) bookmarks.push({ title: item.label, page: target(own[0] ?? 0), under })
    page += own.length
  }
  writePackageFonts(file, fonts)
  const outlines = writeOutlines(file, bookmarks)
  file.add(file.pagesObject, `<</Type/Pages/Count ${pages}/Kids[${references(kids)}]>>`)
  file.add(file.infoObject, `<</Title${pdfText(options.title)}>>`)
  const shown = '/PageMode/UseOutlines/ViewerPreferences<</DisplayDocTitle true>>'
  const optional = layers.all.size > 0 ? layersDictionary([...layers.all], [...layers.off]) : ''
  const catalog = `/Type/Catalog/Pages ${file.pagesObject} 0 R/Outlines ${outlines} 0 R/PageLabels<</Nums[${labels.join('')}]>>`
  file.add(file.catalogObject, `<<${catalog}${shown}${optional}>>`)
  const id = createHash('md5')
  for (const { document } of items) id.update(document.key)
  return { parts: file.finish(id), pages, problems }
}

const isTemplate = (document: PreparedDocument | PreparedTemplate): document is PreparedTemplate => 'fields' in document

/** Writes each document's objects under new numbers; what was written before, for it or for another, is referred to. */
class SharedObjects {
  readonly #file: PackageFile
  readonly #numbersOf = new Map<FlatObjects, Int32Array>()
  readonly #byHash = new Map<string, number>()

  constructor(file: PackageFile) {
    this.#file = file
  }

  write(
    { flat }: PreparedDocument,
    content: ReadonlyMap<number, string>,
    only?: readonly number[],
  ): (object: number) => number {
    const { instances, objects, hashes, blob } = flat
    const needed = only && neededBy(flat, only)
    const file = this.#file
    const firstInstance = file.reserve(instances)
    const known = this.#numbersOf.get(flat)
    const numbers = known ?? new Int32Array(objects.length + 1)
    const fresh: number[] = []
    if (!known) {
      if (!needed) this.#numbersOf.set(flat, numbers)
      for (let object = instances + 1; object <= objects.length; object++) {
        if (needed && !needed.has(object)) continue
        const hash = hashes[object - 1] ?? ''
        const before = hash === '' ? undefined : this.#byHash.get(hash)
        const given = before ?? file.reserve(1)
        numbers[object] = given
        if (before !== undefined) continue
        fresh.push(object)
        if (hash !== '') this.#byHash.set(hash, given)
      }
    }
    const number = (object: number) => {
      if (object < 0) return file.firstFont - 1 - object
      return object <= instances ? firstInstance + object - 1 : (numbers[object] ?? 0)
    }
    const pageOfSlot = new Map(flat.slots.map((slot, page) => [slot, page]))
    for (let object = 1; object <= instances; object++) {
      if (needed && !needed.has(object)) continue
      const pieces = objects[object - 1]?.pieces ?? []
      const page = pageOfSlot.get(object)
      if (page !== undefined) file.addContent(number(object), pieces, number, content.get(page) ?? '')
      else if (object === flat.pagesObject)
        file.addPagesNode(number(object), only ? treeOf(flat, only) : pieces, number)
      else file.addPieces(number(object), pieces, number)
    }
    for (const object of fresh) {
      const { pieces = [], offset, length } = objects[object - 1] ?? {}
      const data = offset === undefined || length === undefined ? undefined : blob.subarray(offset, offset + length)
      file.addPieces(number(object), pieces, number, data)
    }
    return number
  }
}
