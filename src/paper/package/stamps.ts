import type { DocumentFonts } from '../fonts/document-fonts.ts'
import { pdfNumber } from '../pdf/syntax.ts'
import type { PdfDictionary } from '../pdf/values.ts'
import type { PackageItem, PackageOptions, PageSize, PageSymbol, Rect } from '../types.ts'
import { pagesIn } from './item-pages.ts'

const SIZE = 8
/** The agencies' forms print nothing this near to the edge but barcodes. */
const FROM_THE_EDGE = 14
/** The barcode at the foot of an official page reaches to 462 of 612 points; nothing is printed on it or near it. */
const RIGHT_OF_THE_BARCODE = 470 / 612
const MARGIN = 36
/** In the margin right of the agencies' frames, as far from the edge as printers reach. */
const SYMBOL_SIZE = 21.6
const SYMBOL_FROM_THE_EDGE = 12

/** Where the symbol stands on a page of this size, as it is seen. */
export const symbolPlace = ({ width }: { width: number }): Rect => [
  width - SYMBOL_FROM_THE_EDGE - SYMBOL_SIZE,
  SYMBOL_FROM_THE_EDGE,
  width - SYMBOL_FROM_THE_EDGE,
  SYMBOL_FROM_THE_EDGE + SYMBOL_SIZE,
]

/**
 * At the right: page numbers and symbol at the foot, the item's stamp at the top. Several agencies print at the foot of their
 * forms themselves: there the number goes up the margin, above the symbol.
 */
export function stampPages(
  content: Map<number, string>,
  item: PackageItem,
  pagesBefore: number,
  pages: number,
  { pageNumber, symbol, across }: PackageOptions,
  fonts: DocumentFonts,
): void {
  const { document, stamp } = item
  if (!pageNumber && !symbol && !across && stamp === undefined) return
  for (const [place, index] of pagesIn(item).entries()) {
    const size = document.pages[index]
    if (!size) continue
    const numbered = 'fields' in document ? writtenUpwards : atTheFoot
    let operators = ''
    const drawn = symbol?.(pagesBefore + place + 1)
    if (drawn) operators += drawnSymbol(drawn, size)
    if (pageNumber) operators += numbered(pageNumber(pagesBefore + place + 1, pages), size, fonts)
    if (stamp !== undefined) operators += written(stamp, size, 'top', fonts)
    const behind = across ? writtenAcross(across, size, fonts) : ''
    content.set(index, behind + (content.get(index) ?? '') + operators)
  }
}

const atTheFoot = (text: string, size: PageSize, fonts: DocumentFonts) => written(text, size, 'foot', fonts)

/** Beyond the frames of the forms, which end before the symbol does. */
function writtenUpwards(text: string, size: PageSize, fonts: DocumentFonts): string {
  const page = asSeen(size)
  const [, , right, top] = symbolPlace(page)
  const place = `0 1 -1 0 ${pdfNumber(right - 2, 2)} ${pdfNumber(top + SYMBOL_FROM_THE_EDGE / 2, 2)} cm`
  return `q ${turned(size)} cm ${place} BT 0 g 0 0 Td ${fonts.show(text, 'sans', SIZE)}ET Q\n`
}

function written(text: string, size: PageSize, where: 'foot' | 'top', fonts: DocumentFonts): string {
  const face = where === 'top' ? 'sansBold' : 'sans'
  const { width: pageWidth, height: pageHeight } = asSeen(size)
  const room = where === 'foot' ? pageWidth * (1 - RIGHT_OF_THE_BARCODE) - MARGIN : pageWidth
  const ofOnePoint = fonts.measure(face).width(text) / 1000
  const points = Math.min(SIZE, room / Math.max(ofOnePoint, 1e-6))
  const width = ofOnePoint * points
  const x = pageWidth - MARGIN - width
  const y = where === 'top' ? pageHeight - FROM_THE_EDGE : FROM_THE_EDGE
  const place = `${pdfNumber(x, 2)} ${pdfNumber(y, 2)} Td`
  return `q ${turned(size)} cm BT 0 g ${place} ${fonts.show(text, face, points)}ET Q\n`
}

/** The name under which pages know how a mark is laid on them. */
export const MARK_STATE = '/PfMark'
/** As if it were behind everything: what is dark stays as dark, and a scan shows it too (ISO 32000-1, 11.3.5). */
export const MARK_LAID: PdfDictionary = { '/Type': '/ExtGState', '/BM': '/Multiply' }
/** 12 % gray. */
const MARK_COLOR = '0.88 g'

/** From the lower left to the upper right, as large as the page allows; it hides nothing. */
export function writtenAcross(text: string, size: PageSize, fonts: Pick<DocumentFonts, 'measure' | 'show'>): string {
  const { width, height } = asSeen(size)
  const diagonal = Math.hypot(width, height)
  const ofOnePoint = fonts.measure('sansBold').width(text) / 1000
  const points = Math.min(96, (diagonal * 0.7) / Math.max(ofOnePoint, 1e-6))
  const [cos, sin] = [width / diagonal, height / diagonal]
  const [x, y] = [width / 2 - (cos * ofOnePoint * points) / 2, height / 2 - (sin * ofOnePoint * points) / 2]
  const turn = [cos, sin, -sin, cos, x, y].map((each) => pdfNumber(each, 3)).join(' ')
  return `q ${MARK_STATE} gs ${turned(size)} cm ${turn} cm BT ${MARK_COLOR} 0 0 Td ${fonts.show(text, 'sansBold', points)}ET Q\n`
}

/** One rectangle for each run of dark dots, the top row first. */
function drawnSymbol({ size: dots, dark }: PageSymbol, size: PageSize): string {
  const dot = SYMBOL_SIZE / dots
  const [left, bottom] = symbolPlace(asSeen(size))
  let runs = ''
  for (let row = 0; row < dots; row++)
    for (let from = 0; from < dots; from++) {
      const start = from
      while (from < dots && dark[row * dots + from]) from++
      if (from === start) continue
      const y = bottom + (dots - 1 - row) * dot
      const rectangle = [left + start * dot, y, (from - start) * dot, dot].map((each) => pdfNumber(each, 3))
      runs += `${rectangle.join(' ')} re\n`
    }
  return `q ${turned(size)} cm 0 g\n${runs}f Q\n`
}

export const asSeen = ({ width, height, rotation }: PageSize) =>
  rotation % 180 === 0 ? { width, height } : { width: height, height: width }

/** From the page as it is seen, lower left corner at the origin, to the page as it is written. */
export function turned({ box: [left, bottom, right, top], rotation }: PageSize): string {
  const matrix =
    rotation === 90
      ? [0, 1, -1, 0, right, bottom]
      : rotation === 180
        ? [-1, 0, 0, -1, right, top]
        : rotation === 270
          ? [0, -1, 1, 0, left, top]
          : [1, 0, 0, 1, left, bottom]
  return matrix.map((each) => pdfNumber(each, 2)).join(' ')
}
