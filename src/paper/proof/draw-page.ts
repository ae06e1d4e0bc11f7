import type { DocumentFonts } from '../fonts/document-fonts.ts'
import { pdfNumber } from '../pdf/syntax.ts'
import type { Face, Rect } from '../types.ts'
import type { Heading, LaidPage } from './lay-page.ts'
import { LEFT_EDGE, RIGHT_EDGE, TOP_EDGE } from './page-space.ts'
import type { Placed } from './place-words.ts'
import { isCheck, PROOF_WORDS, type ProofBox, type ProofForm } from './proof-form.ts'
import { linePitch } from './ruled.ts'

export const PAGE_WIDTH = 612
export const PAGE_HEIGHT = 792

const INK = '0.13 0.16 0.18 rg'
const MUTED = '0.36 0.4 0.43 rg'
const ACCENT = '0.1 0.3 0.31 rg'
const WARNING = '0.63 0.3 0 rg'
const BAR = '0.9 0.94 0.94 rg'
const MARK = '0.955 0.94 0.915 rg'
const FRAME = '0.52 0.58 0.61 RG 0.6 w'
const RULE = '0.82 0.85 0.87 RG 0.4 w'

const n = (value: number) => pdfNumber(value, 2)

/** The operators of one page, the mark below everything: no box and no value is hidden by it. */
export function drawPage(
  form: ProofForm,
  page: number,
  boxes: readonly ProofBox[],
  laid: LaidPage,
  fonts: DocumentFonts,
) {
  const write = (text: string, x: number, y: number, face: Face, size: number, color: string) =>
    `BT ${color} ${n(x)} ${n(y)} Td ${fonts.show(text, face, size)}ET\n`
  const width = (text: string, face: Face, size: number) => (fonts.measure(face).width(text) * size) / 1000
  return [
    diagonal(fonts, width(PROOF_WORDS, 'sansBold', MARK_SIZE)),
    edges(form, page, write, width),
    page === 0 && TOP_EDGE - laid.top > OPENING_HEIGHT ? opening(form, write) : '',
    ...laid.headings.map((heading) => bar(heading, write, width)),
    ...boxes.map(frame),
    ...laid.words.map((placed) => words(placed, write)),
  ].join('')
}

type Write = (text: string, x: number, y: number, face: Face, size: number, color: string) => string
type Width = (text: string, face: Face, size: number) => number

const MARK_SIZE = 50

/** From the lower left to the upper right. */
function diagonal(fonts: DocumentFonts, width: number): string {
  const angle = Math.atan2(PAGE_HEIGHT, PAGE_WIDTH)
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const drop = MARK_SIZE * 0.35
  const x = PAGE_WIDTH / 2 - (width / 2) * cos + drop * sin
  const y = PAGE_HEIGHT / 2 - (width / 2) * sin - drop * cos
  const matrix = [cos, sin, -sin, cos, x, y].map((each) => pdfNumber(each, 4)).join(' ')
  return `q BT ${MARK} ${matrix} Tm ${fonts.show(PROOF_WORDS, 'sansBold', MARK_SIZE)}ET Q\n`
}

/** Which form and page it is at the top; that it is a proof at the top and at the foot. */
function edges({ name, title, edition, pages }: ProofForm, page: number, write: Write, width: Width): string {
  const form = `Form ${name}`
  const of = `Page ${page + 1} of ${pages}`
  const centred = (y: number, size: number) =>
    write(PROOF_WORDS, (PAGE_WIDTH - width(PROOF_WORDS, 'sansBold', size)) / 2, y, 'sansBold', size, WARNING)
  return [
    write(form, LEFT_EDGE, 768, 'sansBold', 9, INK),
    write(title, LEFT_EDGE, 757, 'sans', 7.5, MUTED),
    centred(768, 9),
    write(of, RIGHT_EDGE - width(of, 'sansBold', 9), 768, 'sansBold', 9, INK),
    ...(edition === '' ? [] : [endingAt(RIGHT_EDGE, `Edition ${edition}`, 757, write, width)]),
    `q ${RULE} ${LEFT_EDGE} 752 m ${RIGHT_EDGE} 752 l S Q\n`,
    centred(17, 7.5),
  ].join('')
}

const OPENING_HEIGHT = 52

/** Where the agency's first page has its own head: what this is. */
const opening = ({ name, title }: ProofForm, write: Write): string =>
  [
    write(`Form ${name}, ${title}`, LEFT_EDGE, TOP_EDGE - 16, 'sansBold', 12, ACCENT),
    write(
      'Drawn from the parts, items and boxes of the form, to work with while its official blank is not in the form library.',
      ...([LEFT_EDGE, TOP_EDGE - 29, 'sans', 8, MUTED] as const),
    ),
    write(
      'What is typed stands where the official page has it. These pages cannot be filed.',
      ...([LEFT_EDGE, TOP_EDGE - 40, 'sans', 8, MUTED] as const),
    ),
  ].join('')

const endingAt = (right: number, text: string, y: number, write: Write, width: Width) =>
  write(text, right - width(text, 'sans', 7.5), y, 'sans', 7.5, MUTED)

function bar({ rect, text }: Heading, write: Write, width: Width): string {
  const [left, bottom, right, top] = rect
  const room = right - left - 10
  const wide = width(text, 'sansBold', 9)
  const size = Math.max(6.5, Math.min(9, (9 * room) / wide))
  const shown =
    width(text, 'sansBold', size) <= room + 0.1 ? text : shortTo(text, (each) => width(each, 'sansBold', size) <= room)
  return `q ${BAR} ${area(rect)} re f Q\n${write(shown, left + 5, (bottom + top) / 2 - size * 0.36, 'sansBold', size, ACCENT)}`
}

function shortTo(text: string, fits: (text: string) => boolean): string {
  let kept = text
  while (kept.length > 1 && !fits(`${kept} …`)) kept = kept.slice(0, -1).trimEnd()
  return `${kept} …`
}

/** White inside, so that the mark does not shine through; cells where each letter has one, rules where lines have them. */
function frame({ field, rect }: ProofBox): string {
  const [left, bottom, right, top] = rect
  const lines: string[] = []
  if (field.comb && field.maxLen && !isCheck(field)) {
    const cell = (right - left) / field.maxLen
    for (let each = 1; each < field.maxLen; each++)
      lines.push(line(left + each * cell, bottom, left + each * cell, top))
  }
  const pitch = field.multiline ? linePitch(rect) : undefined
  if (pitch !== undefined)
    for (let y = top - pitch; y > bottom + 4; y -= pitch) lines.push(line(left + 2, y, right - 2, y))
  const inside = lines.length > 0 ? `q ${RULE} ${lines.join(' ')} S Q\n` : ''
  return `q 1 g ${FRAME} ${area(rect)} re B Q\n${inside}`
}

const line = (x1: number, y1: number, x2: number, y2: number) => `${n(x1)} ${n(y1)} m ${n(x2)} ${n(y2)} l`
const area = ([left, bottom, right, top]: Rect) => [left, bottom, right - left, top - bottom].map(n).join(' ')

const words = ({ number, lines, bold }: Placed, write: Write): string =>
  [
    number ? write(number.text, number.x, number.y, 'sansBold', number.size, INK) : '',
    ...lines.map(({ text, x, y, size }) => write(text, x, y, bold ? 'sansBold' : 'sans', size, INK)),
  ].join('')
