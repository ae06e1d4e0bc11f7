import { DocumentFonts, everydaySlot, fontName } from '../fonts/document-fonts.ts'
import { FACES } from '../fonts/faces.ts'
import { addImage } from '../images/prepare-image.ts'
import { pdfNumber } from '../pdf/syntax.ts'
import { type PdfDictionary, Planted } from '../pdf/values.ts'
import type { PreparedDocument } from '../types.ts'
import { addFont } from './add-font.ts'
import { BlankDocument } from './blank-document.ts'
import type { Block, ComposeOptions } from './blocks.ts'
import { Canvas, MARGIN, MUTED, PAGE_HEIGHT, PAGE_WIDTH } from './canvas.ts'
import { drawBlock } from './draw-blocks.ts'

const EDGE_SIZE = 8.5
const EDGE_DISTANCE = 36

/** Pages of our own: cover letter, index, answer sheet, addendum, tab sheets. An item of a package like any other. */
export function composePages(blocks: readonly Block[], options: ComposeOptions = {}): PreparedDocument {
  const fonts = new DocumentFonts()
  const canvas = new Canvas(fonts)
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

function edges({ header, footer }: ComposeOptions, page: number, pages: number, fonts: DocumentFonts): string {
  const numbered = (text: string) => text.replaceAll('{page}', String(page)).replaceAll('{pages}', String(pages))
  const pair = (texts: ComposeOptions['footer'], y: number) => {
    if (!texts) return ''
    const [left = '', right = ''] = texts.map(numbered)
    return edgeText(left, y, 'left', fonts) + edgeText(besides(left, right, fonts), y, 'right', fonts)
  }
  return pair(header, PAGE_HEIGHT - EDGE_DISTANCE - EDGE_SIZE) + pair(footer, EDGE_DISTANCE)
}

const EDGE_GAP = 18

/** A long name on the right ends where the words on the left would begin. */
function besides(left: string, right: string, fonts: DocumentFonts): string {
  const width = (text: string) => (fonts.measure('sans').width(text) * EDGE_SIZE) / 1000
  const room = PAGE_WIDTH - 2 * MARGIN - (left ? width(left) + EDGE_GAP : 0)
  if (width(right) <= room) return right
  let shown = [...right]
  while (shown.length > 0 && width(`${shown.join('')}…`) > room) shown = shown.slice(0, -1)
  return `${shown.join('').trimEnd()}…`
}

function edgeText(text: string | undefined, y: number, side: 'left' | 'right', fonts: DocumentFonts): string {
  if (!text) return ''
  const width = (fonts.measure('sans').width(text) * EDGE_SIZE) / 1000
  const x = side === 'left' ? MARGIN : PAGE_WIDTH - MARGIN - width
  return `BT ${MUTED} ${pdfNumber(x, 2)} ${pdfNumber(y, 2)} Td ${fonts.show(text, 'sans', EDGE_SIZE)}ET\n`
}

/** Everyday characters come from the package's fonts, all others from subsets of the document's own. */
function fontResources({ pdf }: BlankDocument, fonts: DocumentFonts): PdfDictionary {
  const resources: PdfDictionary = {}
  for (const face of FACES)
    if (fonts.everyday.has(face)) resources[fontName(everydaySlot(face))] = new Planted(-1 - everydaySlot(face))
  for (const [slot, font] of fonts.embedded()) resources[fontName(slot)] = addFont(pdf, font)
  return resources
}
