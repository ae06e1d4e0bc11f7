import type { Mark } from './marks.ts'

/** Marks in a row, from left to right, and the straight line through their middles: y = rise · x + start. */
export type Line = {
  readonly marks: readonly Mark[]
  readonly rise: number
  readonly start: number
  readonly tall: number
}

/** Fewer marks in a row are no line of a machine-readable zone, even a faint one. */
const FEWEST = 16
/** Steeper than 15 degrees nobody holds a passport; what is turned by a quarter is turned back before. */
const STEEPEST = 0.27

/** The two lines at the bottom of a passport page, most promising first. */
export function linePairs(marks: readonly Mark[]): (readonly [Line, Line])[] {
  const lines = linesIn(marks)
  const pairs: { pair: readonly [Line, Line]; marks: number }[] = []
  for (const upper of lines)
    for (const lower of lines)
      if (upper !== lower && belong(upper, lower))
        pairs.push({ pair: [upper, lower], marks: upper.marks.length + lower.marks.length })
  return pairs.sort((one, other) => other.marks - one.marks).map(({ pair }) => pair)
}

/** Parallel, of one size, one below the other at the distance of ICAO Doc 9303 part 4 (6.35 mm for capitals of 2.6). */
function belong(upper: Line, lower: Line): boolean {
  const tall = (upper.tall + lower.tall) / 2
  const middle = (leftOf(upper) + rightOf(upper)) / 2
  const apart = heightAt(lower, middle) - heightAt(upper, middle)
  const shared = Math.min(rightOf(upper), rightOf(lower)) - Math.max(leftOf(upper), leftOf(lower))
  const longer = Math.max(rightOf(upper) - leftOf(upper), rightOf(lower) - leftOf(lower))
  return (
    Math.abs(upper.rise - lower.rise) < 0.03 &&
    Math.abs(upper.tall - lower.tall) < 0.35 * tall &&
    apart > 1.2 * tall &&
    apart < 4 * tall &&
    shared > 0.6 * longer
  )
}

function linesIn(marks: readonly Mark[]): Line[] {
  const ordered = [...marks].sort((one, other) => one.x - other.x)
  const next = ordered.map((mark, index) => nextOf(ordered, index, mark))
  const hasPrevious = new Set(next)
  const lines: Line[] = []
  for (const [first, mark] of ordered.entries()) {
    if (hasPrevious.has(first)) continue
    const chain = [mark]
    for (let at = next[first]; at !== undefined && at >= 0; at = next[at]) {
      const following = ordered[at]
      if (following) chain.push(following)
    }
    if (chain.length >= FEWEST / 2) lines.push(fitted(chain))
  }
  return joined(lines).filter((line) => line.marks.length >= FEWEST && Math.abs(line.rise) < STEEPEST)
}

/** The nearest mark to the right that may be the next character of the same line; -1 where there is none. */
function nextOf(ordered: readonly Mark[], index: number, mark: Mark): number {
  let best = -1
  let nearest = Number.POSITIVE_INFINITY
  for (let at = index + 1; at < ordered.length; at++) {
    const other = ordered[at]
    if (!other) break
    const across = other.x - mark.x
    const tall = Math.max(mark.height, other.height)
    if (across > 2.6 * mark.height * 1.5) break
    const down = Math.abs(other.y - mark.y)
    const alike = Math.min(mark.height, other.height) > 0.6 * tall
    if (!alike || across < 0.4 * tall || across > 2.6 * tall || down > 0.3 * tall + STEEPEST * across) continue
    const far = across + 3 * down
    if (far < nearest) [best, nearest] = [at, far]
  }
  return best
}

/** A speck that broke a line in two does not end it. */
function joined(lines: readonly Line[]): Line[] {
  const left = [...lines].sort((one, other) => other.marks.length - one.marks.length)
  const done: Line[] = []
  while (left.length > 0) {
    let line = left.shift()
    if (!line) break
    for (let at = 0; at < left.length; ) {
      const other = left[at]
      if (other && continues(line, other)) {
        left.splice(at, 1)
        line = fitted([...line.marks, ...other.marks].sort((one, two) => one.x - two.x))
        at = 0
      } else at++
    }
    done.push(line)
  }
  return done
}

function continues(line: Line, other: Line): boolean {
  const gap = Math.max(leftOf(other) - rightOf(line), leftOf(line) - rightOf(other))
  const middle = (leftOf(other) + rightOf(other)) / 2
  const off = Math.abs(heightAt(line, middle) - heightAt(other, middle))
  return (
    gap < 8 * line.tall &&
    off < 0.4 * line.tall + 0.02 * Math.max(0, gap) &&
    Math.abs(line.tall - other.tall) < 0.35 * line.tall
  )
}

/** The line through the middles; those that lie far off are specks, and left out. */
export function fitted(marks: readonly Mark[]): Line {
  let kept = marks
  let line = throughAll(kept)
  for (let turn = 0; turn < 3; turn++) {
    const tall = line.tall
    const near = kept.filter((mark) => Math.abs(mark.y - heightAt(line, mark.x)) < 0.3 * tall)
    if (near.length === kept.length || near.length < 6) break
    kept = near
    line = throughAll(kept)
  }
  return line
}

function throughAll(marks: readonly Mark[]): Line {
  const count = marks.length
  const meanX = marks.reduce((sum, { x }) => sum + x, 0) / count
  const meanY = marks.reduce((sum, { y }) => sum + y, 0) / count
  let [along, both] = [0, 0]
  for (const { x, y } of marks) {
    along += (x - meanX) ** 2
    both += (x - meanX) * (y - meanY)
  }
  const rise = along === 0 ? 0 : both / along
  const heights = marks.map(({ height }) => height).sort((one, other) => one - other)
  const tall = heights[Math.floor(count * 0.8)] ?? 0
  return { marks, rise, start: meanY - rise * meanX, tall }
}

export const heightAt = ({ rise, start }: Pick<Line, 'rise' | 'start'>, x: number) => rise * x + start
const leftOf = ({ marks }: Line) => marks[0]?.x ?? 0
const rightOf = ({ marks }: Line) => marks[marks.length - 1]?.x ?? 0
