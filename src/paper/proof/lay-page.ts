import type { DocumentFonts } from '../fonts/document-fonts.ts'
import type { Rect } from '../types.ts'
import { PageSpace } from './page-space.ts'
import { type Measures, type Placed, placeBoxWords, placeLead } from './place-words.ts'
import { isCheck, type ProofBox } from './proof-form.ts'

export type Heading = { readonly rect: Rect; readonly text: string }
export type LaidPage = {
  readonly words: readonly Placed[]
  readonly headings: readonly Heading[]
  /** The highest thing on the page: above it is nothing. */
  readonly top: number
}

const BAR = 13
/** Between a heading and the first box under it: room for what its item asks. */
const UNDER_BAR = { withLead: 14, alone: 5 } as const

/** Where the words of a page go: beside their boxes, over no other box and over no other words. */
export function layPage(boxes: readonly ProofBox[], seen: Set<string>, fonts: DocumentFonts): LaidPage {
  const space = new PageSpace(boxes.map(({ rect }) => rect))
  const measures: Measures = { words: fonts.measure('sans'), number: fonts.measure('sansBold') }
  const ordered = inReadingOrder(boxes, space)
  const groups = groupsOf(ordered)
  const numbers = numbersOf(ordered)
  const words: Placed[] = []
  const tops = new Map<ProofBox, number>()
  for (const box of ordered) {
    const placed = isUnderItsLike(box, ordered)
      ? undefined
      : placeBoxWords(box, numbers.get(box) ?? '', space, measures, untilNext(box, boxes))
    if (placed) words.push(placed)
    tops.set(box, Math.max(box.rect[3], placed?.area[3] ?? 0))
  }
  const headings = headingsOf(ordered, tops, seen, space)
  for (const [group, own] of groups) {
    const [first] = own
    if (!first?.words?.lead) continue
    const row = own.filter((box) => isBeside(box, first))
    const sideBySide = row.length === own.length && own.every(({ field }) => isCheck(field))
    const raised = Math.max(...ordered.filter((box) => isBeside(box, first)).map((box) => tops.get(box) ?? 0))
    const wanted = { text: first.words.lead, number: numbers.get(group) ?? '', sideBySide, raised }
    const placed = placeLead({ ...wanted, of: sideBySide ? first.rect : over(row, tops) }, space, measures)
    if (placed) words.push(placed)
  }
  const top = Math.max(0, ...[...boxes, ...headings].map(({ rect }) => rect[3]), ...words.map(({ area }) => area[3]))
  return { words, headings, top }
}

/** A number stands once, before the first thing of its item: the question where there is one, else the box. */
function numbersOf(ordered: readonly ProofBox[]): Map<ProofBox | string, string> {
  const numbers = new Map<ProofBox | string, string>()
  const told = new Set<string>()
  for (const box of ordered) {
    if (!box.words || box.words.number === '') continue
    const { part, number, group, lead } = box.words
    const key = `${part} ${number}`
    if (told.has(key)) continue
    told.add(key)
    numbers.set(lead === '' ? box : group, number)
  }
  return numbers
}

const middle = ({ rect }: ProofBox) => (rect[1] + rect[3]) / 2
const isBeside = (one: ProofBox, other: ProofBox) => Math.abs(middle(one) - middle(other)) < 7

/** In a table the column says it once, over its first row. */
const isUnderItsLike = ({ rect, words }: ProofBox, boxes: readonly ProofBox[]): boolean =>
  boxes.some(
    (other) =>
      other.words !== undefined &&
      other.words.group === words?.group &&
      other.words.text === words.text &&
      Math.abs(other.rect[0] - rect[0]) < 3 &&
      other.rect[1] >= rect[3] - 1 &&
      other.rect[1] - rect[3] < 6,
  )

/** The row of the first boxes together with the words that stand over them. */
const over = (row: readonly ProofBox[], tops: ReadonlyMap<ProofBox, number>): Rect => [
  Math.min(...row.map(({ rect }) => rect[0])),
  Math.min(...row.map(({ rect }) => rect[1])),
  Math.max(...row.map(({ rect }) => rect[2])),
  Math.max(...row.map((box) => tops.get(box) ?? box.rect[3])),
]

/** Column by column, from the top, then from the left; boxes of one row differ by a hair. */
function inReadingOrder(boxes: readonly ProofBox[], space: PageSpace): ProofBox[] {
  const columnOf = ({ rect }: ProofBox) => space.column(rect[0], rect[1], rect[3])[0]
  return [...boxes].sort((one, other) => {
    const columns = columnOf(one) - columnOf(other)
    return columns || (isBeside(one, other) ? one.rect[0] - other.rect[0] : middle(other) - middle(one))
  })
}

function groupsOf(boxes: readonly ProofBox[]): Map<string, ProofBox[]> {
  const groups = new Map<string, ProofBox[]>()
  for (const box of boxes) {
    const group = box.words?.group ?? ''
    if (group === '') continue
    const known = groups.get(group)
    if (known) known.push(box)
    else groups.set(group, [box])
  }
  return groups
}

/** Words over a box end where the next box of its row begins. */
function untilNext({ rect }: ProofBox, boxes: readonly ProofBox[]): number {
  const next = boxes.filter(
    ({ rect: other }) => other[0] >= rect[2] - 1 && other[1] < rect[3] - 2 && other[3] > rect[1] + 2,
  )
  return Math.min(...next.map(({ rect: other }) => other[0] - 3), Number.POSITIVE_INFINITY)
}

function headingsOf(
  ordered: readonly ProofBox[],
  tops: ReadonlyMap<ProofBox, number>,
  seen: Set<string>,
  space: PageSpace,
): Heading[] {
  const headings: Heading[] = []
  let before = ''
  const here = new Set<string>()
  for (const box of ordered) {
    const part = box.words?.part ?? ''
    if (part === '' || part === before || here.has(part)) continue
    before = part
    here.add(part)
    const text = seen.has(part) ? `${part} (continued)` : part
    seen.add(part)
    const row = ordered.filter((each) => isBeside(each, box))
    const floor = Math.max(...row.map((each) => tops.get(each) ?? 0)) + 2
    const [left, right] = space.column(box.rect[0], box.rect[1], box.rect[3])
    const ceiling = space.ceiling(floor, left, right)
    const room = row.some(({ words }) => words?.lead) ? UNDER_BAR.withLead : UNDER_BAR.alone
    const top = Math.min(ceiling - 4, floor + room + BAR)
    const free = top - BAR < floor ? undefined : space.around(box.rect[0] + 1, top - BAR, top)
    if (!free) continue
    const rect: Rect = [Math.max(left, free[0]), top - BAR, Math.min(right, free[1]), top]
    space.take(rect)
    headings.push({ rect, text })
  }
  return headings
}
