import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { asPdf, isPdf, ofSensibleSize, opening } from '../reading/open-pages.ts'
import { pdfJs } from '../reading/pdf-js.ts'
import { type Pixels, symbolsIn } from './read-symbols.ts'

/** What can be read on one page of a scan, from 1: its symbols, and the words a scanner recognized. */
export type ScannedPage = { readonly page: number; readonly symbols: readonly string[]; readonly text: string }

/** Narrower pictures are logos and stamps. */
const NARROWEST = 300
/** A letter page at 400 dots per inch. */
const MOST_DOTS = 16_000_000
/** What a page shows in all; a page that shows more is no scan of a sheet. */
const MOST_DOTS_ON_PAGE = 4 * MOST_DOTS

/** Reads a scan page by page; beyond `mostPages` it does not look. A JPEG or PNG is one page. */
export async function readScan(
  bytes: Uint8Array,
  { mostPages, onPage }: { mostPages: number; onPage?: (done: number, of: number) => Promise<unknown> },
): Promise<{ pages: ScannedPage[]; count: number }> {
  if (!isPdf(bytes))
    return { pages: [{ page: 1, symbols: await symbolsIn(ofSensibleSize(bytes)), text: '' }], count: 1 }
  const task = await opening(bytes)
  try {
    const document = await task.promise
    const looked = Math.min(document.numPages, mostPages)
    const pages: ScannedPage[] = []
    for (let page = 1; page <= looked; page++) {
      const proxy = await document.getPage(page)
      pages.push({ page, symbols: await symbolsOn(proxy), text: await textOn(proxy) })
      proxy.cleanup()
      await onPage?.(page, looked)
    }
    return { pages, count: document.numPages }
  } finally {
    await task.destroy()
  }
}

/** What one page of a scan, from 1, shows as pictures. */
export async function picturesOf(bytes: Uint8Array, page: number): Promise<Pixels[]> {
  const task = await opening(isPdf(bytes) ? bytes : asPdf(bytes))
  try {
    return joinedStrips(await picturesOn(await (await task.promise).getPage(page)))
  } finally {
    await task.destroy()
  }
}

async function textOn(page: PDFPageProxy): Promise<string> {
  const { items } = await page.getTextContent()
  return items.map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : '')).join('')
}

async function symbolsOn(page: PDFPageProxy): Promise<string[]> {
  const found = new Set<string>()
  for (const picture of joinedStrips(await picturesOn(page)))
    for (const text of await symbolsIn(picture)) found.add(text)
  return [...found]
}

/** As pdf.js decodes them, whatever they were packed with. */
type Decoded = { width: number; height: number; kind: number; data?: Uint8Array | Uint8ClampedArray }

async function picturesOn(page: PDFPageProxy): Promise<Pixels[]> {
  const { OPS } = await pdfJs()
  const { fnArray, argsArray } = await page.getOperatorList()
  const pictures: Pixels[] = []
  const seen = new Set<string>()
  let dots = 0
  for (const [index, operator] of fnArray.entries()) {
    const [given] = (argsArray[index] ?? []) as unknown[]
    const name = String(given)
    let picture: Decoded | null = null
    if (operator === OPS.paintInlineImageXObject) picture = given as Decoded
    else if (operator === OPS.paintImageXObject && !seen.has(name)) {
      // One picture may be drawn a thousand times: it is looked at once.
      seen.add(name)
      const objects = name.startsWith('g_') ? page.commonObjs : page.objs
      picture = await new Promise((resolve) => objects.get(name, resolve))
    }
    const [shown] = pixelsOf(picture)
    if (!shown) continue
    dots += shown.width * shown.height
    if (dots > MOST_DOTS_ON_PAGE) break
    pictures.push(shown)
  }
  return pictures
}

const ONE_BIT = 1
const RGB = 2

/** In shades of gray; of a very fine scan every second dot, or fewer, is enough and fits into memory. */
function pixelsOf(picture: Decoded | null): Pixels[] {
  if (!picture?.data || picture.width < NARROWEST) return []
  const { kind, data: given } = picture
  const step = Math.ceil(Math.sqrt((picture.width * picture.height) / MOST_DOTS))
  const [width, height] = [Math.floor(picture.width / step), Math.floor(picture.height / step)]
  const stride = kind === ONE_BIT ? (picture.width + 7) >> 3 : picture.width * (kind === RGB ? 3 : 4)
  const wide = kind === RGB ? 3 : 4
  const data = new Uint8ClampedArray(width * height * 4)
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0, row = y * step * stride; x < width; x++, at += 4) {
      const column = x * step
      const shade =
        kind === ONE_BIT
          ? (((given[row + (column >> 3)] ?? 0) >> (7 - (column & 7))) & 1) * 255
          : // Green is nearest to how bright a dot looks.
            (given[row + column * wide + 1] ?? 0)
      data[at] = data[at + 1] = data[at + 2] = shade
      data[at + 3] = 255
    }
  return [{ width, height, data }]
}

/** Some scanners cut a page into strips of one width, from top to bottom. */
function joinedStrips(pictures: readonly Pixels[]): Pixels[] {
  const [first, ...others] = pictures
  if (!first || others.length === 0 || others.some(({ width }) => width !== first.width)) return [...pictures]
  const height = pictures.reduce((sum, each) => sum + each.height, 0)
  const data = new Uint8ClampedArray(first.width * height * 4)
  let at = 0
  for (const each of pictures) {
    data.set(each.data, at)
    at += each.data.length
  }
  return [{ width: first.width, height, data }]
}
