import type { DocumentFonts } from '../fonts/document-fonts.ts'
import { pdfNumber } from '../pdf/syntax.ts'
import type { Ink, PackageItem, PageMark, PageSize } from '../types.ts'
import { asSeen, turned } from './stamps.ts'

/** The blue of a pen: a copy and an original stay apart. */
const PEN = '0.07 0.16 0.47'
const LINE = 1.6
const SLANT = 0.25
const MOST_POINTS = 22
const BASELINE = 0.3

/** What people put on the pages, over everything else on them. */
export function drawMarks(
  content: Map<number, string>,
  { document, marks = [] }: PackageItem,
  fonts: DocumentFonts,
): void {
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
