import type { DocumentFonts } from '../fonts/document-fonts.ts'
import { pdfNumber } from '../pdf/syntax.ts'
import type { PackageItem, PackageOptions, PageSize } from '../types.ts'
import { pagesIn } from './item-pages.ts'

const SIZE = 8
/** The agencies' forms print nothing this near to the edge but barcodes, which end left of the page's last quarter. */
const FROM_THE_EDGE = 14
const MARGIN = 36

/** At the right: page numbers at the foot, the item's stamp at the top. */
export function stampPages(
  content: Map<number, string>,
  item: PackageItem,
  pagesBefore: number,
  pages: number,
  { pageNumber }: PackageOptions,
  fonts: DocumentFonts,
): void {
  const { document, stamp } = item
  if (!pageNumber && stamp === undefined) return
  for (const [place, index] of pagesIn(item).entries()) {
    const size = document.pages[index]
    if (!size) continue
    let operators = ''
    if (pageNumber) operators += written(pageNumber(pagesBefore + place + 1, pages), size, 'foot', fonts)
    if (stamp !== undefined) operators += written(stamp, size, 'top', fonts)
    content.set(index, (content.get(index) ?? '') + operators)
  }
}

function written(text: string, size: PageSize, where: 'foot' | 'top', fonts: DocumentFonts): string {
  const face = where === 'top' ? 'sansBold' : 'sans'
  const width = (fonts.measure(face).width(text) * SIZE) / 1000
  const upright = size.rotation % 180 === 0
  const pageWidth = upright ? size.width : size.height
  const pageHeight = upright ? size.height : size.width
  const x = pageWidth - MARGIN - width
  const y = where === 'top' ? pageHeight - FROM_THE_EDGE : FROM_THE_EDGE
  const place = `${pdfNumber(x, 2)} ${pdfNumber(y, 2)} Td`
  return `q ${turned(size)} cm BT 0 g ${place} ${fonts.show(text, face, SIZE)}ET Q\n`
}

/** From the page as it is seen, lower left corner at the origin, to the page as it is written. */
function turned({ box: [left, bottom, right, top], rotation }: PageSize): string {
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
