import { createHash } from 'node:crypto'
import { pageContent } from '../fill/page-content.ts'
import { noProblems, type ProblemList } from '../fill/problem-list.ts'
import { DocumentFonts, everydaySlot } from '../fonts/document-fonts.ts'
import { loadedFace } from '../fonts/faces.ts'
import type { Embeddable } from '../fonts/font-objects.ts'
import { slottedFonts } from '../fonts/slotted-fonts.ts'
import { layersDictionary } from '../pdf/pages.ts'
import { pdfNumber, pdfText, references } from '../pdf/syntax.ts'
import type {
  FlatObjects,
  Ink,
  Package,
  PackageItem,
  PackageOptions,
  PageMark,
  PageSize,
  PreparedDocument,
  PreparedTemplate,
} from '../types.ts'
import { neededBy, pagesIn, treeOf } from './item-pages.ts'
import { PackageFile } from './package-file.ts'
import { asSeen, stampPages, turned } from './stamps.ts'

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

/** Each font once for the whole package. */
function writePackageFonts(file: PackageFile, fonts: DocumentFonts): void {
  const bySlot = new Map<number, Embeddable>(fonts.embedded())
  for (const face of fonts.everyday) bySlot.set(everydaySlot(face), loadedFace(face).embedded())
  for (const { object, text, data } of slottedFonts(bySlot, file.firstFont, () => file.reserve(4)))
    file.add(object, text, data)
}

type Bookmark = { readonly title: string; readonly page: number; readonly under: readonly Bookmark[] }

/** Bookmarks in two levels, the second one folded (ISO 32000-1, 12.3.3). Returns the object of the outline. */
function writeOutlines(file: PackageFile, bookmarks: readonly Bookmark[]): number {
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

/** The blue of a pen: a copy and an original stay apart. */
const PEN = '0.07 0.16 0.47'
const LINE = 1.6
const SLANT = 0.25
const MOST_POINTS = 22
const BASELINE = 0.3

/** What people put on the pages, over everything else on them. */
function drawMarks(content: Map<number, string>, { document, marks = [] }: PackageItem, fonts: DocumentFonts): void {
  for (const mark of marks) {
    const size = document.pages[mark.page]
    if (!size) continue
    const drawn = `q ${turned(size)} cm ${inBox(mark, size, fonts)}Q\n`
    content.set(mark.page, (content.get(mark.page) ?? '') + drawn)
  }
}

type Box = { left: number; bottom: number; width: number; height: number }

function inBox({ place, ink }: PageMark, size: PageSize, fonts: DocumentFonts): string {
  const page = asSeen(size)
  const box: Box = {
    left: place.x * page.width,
    bottom: page.height - (place.y + place.height) * page.height,
    width: place.width * page.width,
    height: place.height * page.height,
  }
  if (ink.kind === 'text') return text(ink.text, box, ink.slanted === true, fonts)
  return ink.kind === 'strokes' ? strokes(ink, box) : dots(ink, box)
}

function text(words: string, box: Box, slanted: boolean, fonts: DocumentFonts): string {
  const ofOnePoint = Math.max(fonts.measure('sans').width(words) / 1000, 1e-6)
  const points = Math.min(slanted ? MOST_POINTS : 11, box.width / ofOnePoint, box.height * 0.8)
  const place = [1, 0, slanted ? SLANT : 0, 1, box.left, box.bottom + box.height * BASELINE].map(number).join(' ')
  const color = slanted ? `${PEN} rg` : '0 g'
  return `${place} cm BT ${color} 0 0 Td ${fonts.show(words, 'sans', points)}ET `
}

type Drawing = { readonly width: number; readonly height: number }

/** As large as the box allows, not stretched, at its left and standing on its lower edge. */
function fitted({ width, height }: Drawing, box: Box): number {
  return Math.min(box.width / Math.max(width, 1), box.height / Math.max(height, 1))
}

function strokes(ink: Extract<Ink, { kind: 'strokes' }>, box: Box): string {
  const scale = fitted(ink, box)
  const x = (value: number) => number(box.left + value * scale)
  const y = (value: number) => number(box.bottom + (ink.height - value) * scale)
  let path = ''
  for (const stroke of ink.strokes) {
    const [startX = 0, startY = 0] = stroke
    path += `${x(startX)} ${y(startY)} m `
    // A dot is a line of no length with round ends.
    if (stroke.length < 4) path += `${x(startX)} ${y(startY)} l `
    for (let at = 2; at + 1 < stroke.length; at += 2) path += `${x(stroke[at] ?? 0)} ${y(stroke[at + 1] ?? 0)} l `
  }
  return `${PEN} RG ${LINE} w 1 J 1 j ${path}S `
}

/** An image mask within the content itself (ISO 32000-2, 8.9.7). */
function dots(ink: Extract<Ink, { kind: 'dots' }>, box: Box): string {
  const scale = fitted(ink, box)
  const matrix = [ink.width * scale, 0, 0, ink.height * scale, box.left, box.bottom].map(number).join(' ')
  const hex = Buffer.from(ink.dots.buffer, ink.dots.byteOffset, ink.dots.length).toString('hex')
  return `${PEN} rg ${matrix} cm BI /W ${ink.width} /H ${ink.height} /IM true /BPC 1 /D [1 0] /F /AHx ID ${hex}> EI `
}

const number = (value: number): string => pdfNumber(value, 3)
