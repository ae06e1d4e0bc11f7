import { DocumentFonts, everydaySlot, fontName } from '../fonts/document-fonts.ts'
import { FACES } from '../fonts/faces.ts'
import { addImage } from '../images/prepare-image.ts'
import { pdfNumber } from '../pdf/syntax.ts'
import { type PdfDictionary, Planted } from '../pdf/values.ts'
import type { PreparedDocument } from '../types.ts'
import { addFont } from './add-font.ts'
import { BlankDocument } from './blank-document.ts'
import type { Block, ComposeOptions } from './blocks.ts'
import { BOTTOM, Canvas, INK, MARGIN, MUTED, PAGE_HEIGHT, PAGE_WIDTH, TEXT_WIDTH } from './canvas.ts'
import { drawBlock } from './draw-blocks.ts'

const EDGE_SIZE = 8.5
const EDGE_DISTANCE = 36
const UNDER_SIZE = 10
/** For a signature by hand, above its line. */
const SIGNING_ROOM = 36

/** Pages of our own: cover letter, index, answer sheet, addendum, tab sheets. An item of a package like any other. */
export function composePages(blocks: readonly Block[], options: ComposeOptions = {}): PreparedDocument {
  const fonts = new DocumentFonts()
  const canvas = new Canvas(fonts, options.signed ? BOTTOM + SIGNING_ROOM : BOTTOM)
  for (const block of blocks) drawBlock(canvas, block)
  if (!canvas.isAtTop || canvas.pages.length === 0) canvas.newPage()
  const contents = canvas.pages.map((content, index) => content + edges(options, index + 1, canvas.pages.length, fonts))
  const document = new BlankDocument()
  const font = fontResources(document, fonts)
  const images: PdfDictionary = {}
  for (const [name, bytes] of canvas.images) images[name] = addImage(document.pdf, bytes).name
  const resources = { '/Font': font, ...(canvas.images.size > 0 && { '/XObject': images }) }
  for (const content of contents) document.addPage({ width: PAGE_WIDTH, height: PAGE_HEIGHT, content, resources })
  return document.prepared([...fonts.everyday])
}

function edges(
  { header, footer, under, signed }: ComposeOptions,
  page: number,
  pages: number,
  fonts: DocumentFonts,
): string {
  const numbered = (text: string) => text.replaceAll('{page}', String(page)).replaceAll('{pages}', String(pages))
  const pair = (texts: ComposeOptions['footer'], y: number) => {
    if (!texts) return ''
    const [left = '', right = ''] = texts.map(numbered)
    const used = left ? widthOf(left, EDGE_SIZE, fonts) + EDGE_GAP : 0
    return (
      edgeText(left, { y, side: 'left', room: TEXT_WIDTH }, fonts) +
      edgeText(right, { y, side: 'right', room: TEXT_WIDTH - used }, fonts)
    )
  }
  const top = PAGE_HEIGHT - EDGE_DISTANCE - EDGE_SIZE
  const named = under ? edgeText(under, { y: top - 14, side: 'left', room: TEXT_WIDTH, size: UNDER_SIZE }, fonts) : ''
  return pair(header, top) + named + pair(footer, EDGE_DISTANCE) + (signed ? signingLine(signed, fonts) : '')
}

const EDGE_GAP = 18

const widthOf = (text: string, size: number, fonts: DocumentFonts) => (fonts.measure('sans').width(text) * size) / 1000

type Edge = { y: number; side: 'left' | 'right'; room: number; size?: number }

/** A long name is written smaller, never cut: it says whose the sheet is. */
function edgeText(text: string, { y, side, room, size: wished = EDGE_SIZE }: Edge, fonts: DocumentFonts): string {
  if (!text) return ''
  const size = wished * Math.min(1, room / widthOf(text, wished, fonts))
  const x = side === 'left' ? MARGIN : PAGE_WIDTH - MARGIN - widthOf(text, size, fonts)
  const color = wished === UNDER_SIZE ? INK : MUTED
  return `BT ${color} ${pdfNumber(x, 2)} ${pdfNumber(y, 2)} Td ${fonts.show(text, 'sans', size)}ET\n`
}

function signingLine(words: string, fonts: DocumentFonts): string {
  const line = `q 0 G 0.6 w ${MARGIN} ${BOTTOM} m ${PAGE_WIDTH - MARGIN} ${BOTTOM} l S Q\n`
  return line + edgeText(words, { y: BOTTOM - EDGE_SIZE - 3, side: 'left', room: TEXT_WIDTH }, fonts)
}

/** Everyday characters come from the package's fonts, all others from subsets of the document's own. */
function fontResources({ pdf }: BlankDocument, fonts: DocumentFonts): PdfDictionary {
  const resources: PdfDictionary = {}
  for (const face of FACES)
    if (fonts.everyday.has(face)) resources[fontName(everydaySlot(face))] = new Planted(-1 - everydaySlot(face))
  for (const [slot, font] of fonts.embedded()) resources[fontName(slot)] = addFont(pdf, font)
  return resources
}
