import type { FontMeasure } from '../layout/font-measure.ts'
import { wrap } from '../layout/wrap.ts'
import type { Rect } from '../types.ts'
import type { PageSpace } from './page-space.ts'
import { isCheck, type ProofBox } from './proof-form.ts'

const SIZES = [7.5, 7, 6.5, 6] as const
const LINE = 1.16

type Fitted = {
  readonly size: number
  readonly lines: readonly string[]
  /** How much of the words is shown, from 0 to 1. */
  readonly shown: number
}

/** Words in at most so many lines of a width: first smaller, then shortened. */
export function fitWords(text: string, width: number, most: number, font: FontMeasure): Fitted | undefined {
  const plain = text.trim()
  if (plain === '' || width < 9) return undefined
  for (const size of SIZES) {
    const lines = wrap(plain, size, width, font)
    if (lines.length <= most && !breaksWords(lines, plain))
      return { size, lines: lines.map((line) => line.text), shown: 1 }
  }
  return shortened(plain, width, most, font)
}

/** As many whole words as fit at the smallest size, and a sign that there were more. */
function shortened(plain: string, width: number, most: number, font: FontMeasure): Fitted | undefined {
  const size = SIZES[SIZES.length - 1] ?? 6
  const words = plain.split(' ')
  for (let count = words.length - 1; count > 0; count--) {
    const kept = `${words
      .slice(0, count)
      .join(' ')
      .replace(/[\s,;:(]+$/, '')} …`
    const lines = wrap(kept, size, width, font)
    if (lines.length <= most && !breaksWords(lines, kept))
      return { size, lines: lines.map((line) => line.text), shown: Math.min(0.99, kept.length / plain.length) }
  }
  return undefined
}

const breaksWords = (lines: readonly { text: string }[], plain: string) =>
  lines.map((line) => line.text.trim()).join(' ') !== plain.replace(/\s+/g, ' ')

export type PlacedLine = { readonly x: number; readonly y: number; readonly size: number; readonly text: string }
export type Placed = {
  readonly area: Rect
  readonly lines: readonly PlacedLine[]
  /** '2.a', bold before the words. */
  readonly number?: PlacedLine
  readonly bold: boolean
}
export type Measures = { readonly words: FontMeasure; readonly number: FontMeasure }

/** Raised: above the words of the boxes in the same row. */
type Side = 'above' | 'raised' | 'left' | 'right'
type Said = { readonly text: string; readonly number: string; readonly kind: 'box' | 'question' | 'opening' }
type Wanted = Said & { readonly tries: readonly (readonly [Side, number])[] }

const GAP = 3
/** Words do not touch the box above them. */
const AIR = 1.6
const INDENT = 24
const CORNER = 2
const EASY = 7
/** Less of the words says nothing; where the item itself says what it asks, a box can do without. */
const LEAST_SHOWN = { underLead: 0.6, alone: 0.35 } as const
const NUMBER_SIZE = 7.5

const beside: Wanted['tries'] = [
  ['right', 1],
  ['right', 2],
  ['right', 3],
  ['above', 1],
  ['left', 1],
  ['left', 2],
]
const over: Wanted['tries'] = [
  ['above', 1],
  ['above', 2],
  ['left', 1],
  ['left', 2],
  ['left', 3],
  ['right', 1],
  ['right', 2],
]
const question: Pick<Wanted, 'kind' | 'tries'> = {
  kind: 'question',
  tries: [
    ['left', 1],
    ['left', 2],
    ['left', 3],
    ['above', 1],
    ['raised', 1],
    ['above', 2],
    ['raised', 2],
    ['left', 4],
  ],
}
const opening: Pick<Wanted, 'kind' | 'tries'> = {
  kind: 'opening',
  tries: [
    ['above', 1],
    ['above', 2],
    ['above', 3],
    ['left', 1],
    ['left', 2],
    ['left', 3],
  ],
}

/** The words of one box: beside a box to cross, over a box to write in. */
export const placeBoxWords = (box: ProofBox, number: string, space: PageSpace, measures: Measures, until: number) =>
  place({ text: box.words?.text ?? '', number, kind: 'box', tries: isCheck(box.field) ? beside : over }, box.rect, {
    space,
    measures,
    until,
    least: box.words?.lead ? LEAST_SHOWN.underLead : LEAST_SHOWN.alone,
    raised: box.rect[3],
  })

/** The question before boxes that stand side by side, or the line over all others. */
export const placeLead = (
  { text, number, of, sideBySide, raised }: LeadWanted,
  space: PageSpace,
  measures: Measures,
): Placed | undefined =>
  place({ text, number, ...(sideBySide ? question : opening) }, of, {
    ...{ space, measures, raised },
    until: Number.POSITIVE_INFINITY,
    least: 0,
  })

type LeadWanted = {
  text: string
  number: string
  of: Rect
  sideBySide: boolean /** Above all words of the row. */
  raised: number
}

type Where = {
  space: PageSpace
  measures: Measures
  /** How far to the right words over a box may go. */
  until: number
  least: number
  raised: number
}

/** The first place that shows all of the words, else the one that shows most of them. */
function place({ tries, ...said }: Wanted, rect: Rect, where: Where): Placed | undefined {
  let best: { placed: Placed; shown: number } | undefined
  for (const [side, lines] of tries) {
    const found = tryPlace(side, lines, said, rect, where)
    if (!found || (best && best.shown >= found.shown)) continue
    best = found
    if (best.shown === 1) break
  }
  if (!best || best.shown < where.least) return undefined
  where.space.take(best.placed.area)
  return best.placed
}

function tryPlace(side: Side, most: number, said: Said, rect: Rect, where: Where) {
  const { space, measures, until, raised } = where
  const [left, bottom, right, top] = rect
  const height = most * 7.5 * LINE
  const isOver = side === 'above' || side === 'raised'
  const low = side === 'raised' ? raised + 1 : isOver ? top + 1 : (bottom + top - height) / 2
  const anchor = isOver ? left + 1 : side === 'left' ? left - GAP : right + GAP
  const free = space.around(anchor, low, low + height + (isOver ? AIR : 0))
  if (!free) return undefined
  const from = isOver ? left : side === 'left' ? free[0] + 1 : right + GAP
  const to = isOver ? Math.min(free[1] - GAP, until) : side === 'left' ? left - GAP - 1 : free[1] - GAP
  const numberWidth = said.number === '' ? 0 : (measures.number.width(`${said.number}.`) * NUMBER_SIZE) / 1000
  // The number hangs in the margin where there is one.
  const hangs = isOver && numberWidth > 0 && numberWidth < INDENT - 4 && free[0] <= left - INDENT + 3
  const atEdge = said.kind === 'question' && side === 'left' && free[0] === space.column(left, bottom, top)[0]
  const indent = numberWidth === 0 || hangs ? 0 : Math.max(numberWidth + 4, atEdge ? INDENT : 0)
  const fitted = fitWords(
    said.text,
    to - from - indent,
    most,
    said.kind === 'opening' ? measures.number : measures.words,
  )
  if (!fitted) return undefined
  const placed = set(
    fitted,
    { side, low, height, from, to, indent, hangs: hangs ? Math.max(free[0], left - INDENT) : undefined },
    said,
    measures,
  )
  // Over a box, but in the corner of another: somewhere else is better, if there is room.
  const inCorner = side === 'above' && said.kind === 'box' && free[0] > left - CORNER
  const easyToRead = fitted.size >= EASY ? 1 : 0.99
  return { placed, shown: Math.min(fitted.shown, inCorner ? 0.9 : easyToRead) }
}

type Setting = {
  side: Side
  low: number
  height: number
  from: number
  to: number
  indent: number
  hangs: number | undefined
}

function set(fitted: Fitted, setting: Setting, { number, kind }: Said, measures: Measures): Placed {
  const { size, lines } = fitted
  const { side, low, height, from, to, indent, hangs } = setting
  const step = size * LINE
  const tall = lines.length * step
  const bold = kind === 'opening'
  const font = bold ? measures.number : measures.words
  const width = Math.max(...lines.map((line) => (font.width(line) * size) / 1000))
  // Words over a box stand on it; beside it they are centred. On the left they keep close to their box, questions to the edge.
  const highest = side === 'above' || side === 'raised' ? low + tall : low + (height + tall) / 2
  const x = side === 'left' && kind !== 'question' ? to - width - indent : from
  const baseline = (n: number) => highest - step * (n + 1) + size * 0.26
  return {
    area: [hangs ?? x, highest - tall, x + indent + width, highest],
    lines: lines.map((text, n) => ({ x: x + indent, y: baseline(n), size, text })),
    bold,
    ...(number !== '' && { number: { x: hangs ?? x, y: baseline(0), size: NUMBER_SIZE, text: `${number}.` } }),
  }
}
