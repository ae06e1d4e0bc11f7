import { type Grid, gridOf } from './grid.ts'
import { CHARACTERS, type Likeness, likenessAt, templates } from './likeness.ts'
import { linePairs } from './lines.ts'
import { type Gray, marksOf } from './marks.ts'

/** The check digit of ICAO Doc 9303 part 3, 4.9: weights 7, 3, 1; A is 10, Z is 35, the filler 0. */
export function checkDigit(text: string): string {
  let sum = 0
  for (const [index, character] of [...text].entries()) sum += worthOf(character) * ([7, 3, 1][index % 3] ?? 0)
  return String(sum % 10)
}

const worthOf = (character: string): number => {
  if (character >= '0' && character <= '9') return Number(character)
  return character >= 'A' && character <= 'Z' ? character.charCodeAt(0) - 55 : 0
}

/** The parts of the second line of a passport (Doc 9303 part 4, 4.2.2) that a digit stands for. */
const CHECKED = [
  { name: 'passport number', from: 0, to: 9, digit: 9 },
  { name: 'date of birth', from: 13, to: 19, digit: 19 },
  { name: 'date of expiry', from: 21, to: 27, digit: 27 },
  { name: 'personal number', from: 28, to: 42, digit: 42 },
] as const

/** What the digits of a second line contradict, by name; nothing where all of them agree. */
function contradicted(line: string): string[] {
  const wrong = CHECKED.filter(({ from, to, digit, name }) => {
    const text = line.slice(from, to)
    const given = line[digit]
    // An empty personal number may go without a digit.
    if (name === 'personal number' && given === '<' && /^<*$/.test(text)) return false
    return checkDigit(text) !== given
  }).map(({ name }): string => name)
  const composite = line.slice(0, 10) + line.slice(13, 20) + line.slice(21, 43)
  return checkDigit(composite) === line[43] ? wrong : [...wrong, 'line as a whole']
}

/** Where the two lines were found, as corners of the upright box around them in dots of the picture. */
export type Box = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number }
/** A character of the first line that nearly as well may be another: no check digit speaks for it. */
export type Doubt = { readonly at: number; readonly or: string }
export type ReadLines =
  | {
      readonly lines: readonly [string, string]
      readonly wrong: readonly string[]
      readonly doubts: readonly Doubt[]
      readonly box: Box
    }
  | undefined

const LENGTH = 44
/** Below this mean likeness it is other writing, or too blurred to rely on. */
const LIKE_ENOUGH = 0.62
const LIKE_AT_LEAST = 0.3
/** Lines looked at before giving up: a page has few that are evenly spaced. */
const MOST_PAIRS = 6

/** The machine-readable zone of a passport (two lines of 44) on an upright picture; undefined where there is none. */
export async function readLines(picture: Gray): Promise<ReadLines> {
  const drawings = await templates()
  let best: ReadLines
  for (const [upper, lower] of linePairs(marksOf(picture)).slice(0, MOST_PAIRS)) {
    const grids = [gridOf(upper), gridOf(lower)] as const
    if (!grids[0] || !grids[1]) continue
    const read = readPair(picture, [grids[0], grids[1]], drawings)
    if (!read) continue
    if (read.wrong.length === 0) return read
    best ??= read
  }
  return best
}

type Drawings = Awaited<ReturnType<typeof templates>>
type Fit = { tall: number; narrow: number }

function readPair(picture: Gray, [upper, lower]: readonly [Grid, Grid], drawings: Drawings): ReadLines {
  const tall = Math.max(upper.line.tall, lower.line.tall)
  const fit = bestFit(picture, [upper, lower], tall, drawings)
  const above = readLine(picture, upper, fit, drawings, ALLOWED[0])
  const below = readLine(picture, lower, fit, drawings, ALLOWED[1])
  if (!above || !below) return undefined
  const ends = [above, below].flatMap(({ grid, first }) => [grid.middle(first), grid.middle(first + LENGTH - 1)])
  const box = {
    left: Math.min(...ends.map(({ x }) => x)) - tall,
    right: Math.max(...ends.map(({ x }) => x)) + tall,
    top: Math.min(...ends.map(({ y }) => y)) - tall,
    bottom: Math.max(...ends.map(({ y }) => y)) + tall,
  }
  const second = agreeing(below)
  return { lines: [above.text, second], wrong: contradicted(second), doubts: doubtsOf(above), box }
}

/** The size at which the characters fit best, from every fifth of them. */
function bestFit(picture: Gray, grids: readonly Grid[], tall: number, drawings: Drawings): Fit {
  let best = { fit: { tall, narrow: 1 }, like: -1 }
  for (const size of [0.9, 1, 1.1])
    for (const narrow of [0.9, 1, 1.12]) {
      const fit = { tall: tall * size, narrow }
      let like = 0
      for (const grid of grids)
        for (let index = 1; index < grid.count; index += 5)
          like += Math.max(...likenessAt(picture, placeOf(grid, index, fit), drawings, true))
      if (like > best.like) best = { fit, like }
    }
  return best.fit
}

const placeOf = (grid: Grid, index: number, fit: Fit) => ({ ...grid.middle(index), ...fit, rise: grid.line.rise })

const DIGITS = '0123456789'
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const ANY = `${DIGITS}${LETTERS}<`

/** What may stand where in the two lines (Doc 9303 part 4, 4.2.2): a zero is not taken for an O where only one can be. */
const ALLOWED = [
  Array.from({ length: LENGTH }, (_, at) => (at === 0 ? 'P' : `${LETTERS}<`)),
  Array.from({ length: LENGTH }, (_, at) => {
    if (at === 20) return 'MFX<'
    if (at === 42) return `${DIGITS}<`
    if (at === 9 || (at >= 13 && at <= 19) || (at >= 21 && at <= 27) || at === 43) return DIGITS
    return at >= 10 && at <= 12 ? `${LETTERS}<` : ANY
  }),
] as const

type ReadLine = { grid: Grid; first: number; text: string; likeness: readonly Likeness[] }

/** The 44 characters that fit best, wherever the first of them stands: an end may be lost in a shadow. */
function readLine(
  picture: Gray,
  grid: Grid,
  fit: Fit,
  drawings: Drawings,
  allowed: readonly string[],
): ReadLine | undefined {
  const slack = 3
  const missing = LENGTH - grid.count
  const [from, to] = [Math.min(-slack, -missing - slack), Math.max(slack, -missing + slack)]
  if (to - from > 24) return undefined
  const seen = new Map<number, Likeness>()
  for (let index = from; index < to + LENGTH; index++)
    seen.set(index, likenessAt(picture, placeOf(grid, index, fit), drawings))
  let best: { first: number; like: number } | undefined
  for (let first = from; first <= to; first++) {
    let like = 0
    for (let at = 0; at < LENGTH; at++) like += bestOf(seen.get(first + at) ?? [], allowed[at] ?? '').like
    if (!best || like > best.like) best = { first, like }
  }
  if (!best || best.like / LENGTH < LIKE_ENOUGH) return undefined
  const { first } = best
  // A line that goes on before or behind them is another document's, whatever these 44 say (Doc 9303: 44, 36 or 30).
  for (const beside of [first - 1, first + LENGTH])
    if (beside >= 0 && beside < grid.count && bestOf(seen.get(beside) ?? [], ANY).like >= LIKE_ENOUGH) return undefined
  const likeness = Array.from({ length: LENGTH }, (_, at) => seen.get(first + at) ?? [])
  const chosen = likeness.map((each, at) => bestOf(each, allowed[at] ?? ''))
  if (chosen.some(({ like }) => like < LIKE_AT_LEAST)) return undefined
  return { grid, first, text: chosen.map(({ character }) => character).join(''), likeness }
}

function bestOf(likeness: Likeness, allowed: string): { character: string; like: number } {
  let best = { character: '<', like: -1 }
  for (const [which, character] of CHARACTERS.entries()) {
    const like = likeness[which] ?? -1
    if (like > best.like && allowed.includes(character)) best = { character, like }
  }
  return best
}

/** How much better a letter has to look than the next: less than this, and somebody looks at the picture. */
const SURELY = 0.035

/** The names stand behind the code of the country. */
function doubtsOf({ text, likeness }: ReadLine): Doubt[] {
  return likeness.flatMap((each, at) => {
    const read = text[at] ?? ''
    if (at < 5 || read === '<') return []
    const next = bestOf(each, LETTERS.replace(read, ''))
    const like = each[CHARACTERS.indexOf(read)] ?? -1
    return like - next.like < SURELY ? [{ at, or: next.character }] : []
  })
}

/** Letters and digits that look alike in this typeface, and nothing else. */
const ALIKE = ['O0', 'D0', 'I1', 'B8', 'S5', 'Z2', 'G6']
/** How much better the first choice may look: more than this, and the eye is right rather than the sum. */
const NEARLY = 0.08

/**
 * Where both a letter and a digit may stand, the check digits decide between two that look alike. What looks like nothing
 * else is never changed to make a sum come out, and few choices are tried: a wrong line stays wrong.
 */
function agreeing({ text, likeness }: ReadLine): string {
  if (contradicted(text).length === 0) return text
  const unsure = [...text].flatMap((character, at) => {
    if (ALLOWED[1][at] !== ANY) return []
    const like = (each: string) => likeness[at]?.[CHARACTERS.indexOf(each)] ?? -1
    return ALIKE.filter((pair) => pair.includes(character))
      .map((pair) => ({ at, other: pair.replace(character, '') }))
      .filter(({ other }) => like(character) - like(other) < NEARLY)
  })
  // Passport numbers that mix a zero and an O are rare: most countries use digits there, and no letter that looks like one.
  const tried = [unsure.filter(({ other }) => DIGITS.includes(other)), ...unsure.map((each) => [each])]
  const agreed = tried.map((changes) => changed(text, changes)).find((each) => contradicted(each).length === 0)
  return agreed ?? text
}

const changed = (text: string, changes: readonly { at: number; other: string }[]): string =>
  changes.reduce((now, { at, other }) => now.slice(0, at) + other + now.slice(at + 1), text)
