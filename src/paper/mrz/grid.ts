import { heightAt, type Line } from './lines.ts'

/** Where the characters of a line stand: evenly, as they are printed, but for how the page was held. */
export type Grid = {
  readonly line: Line
  /** The middle of the character with this number; the first that was found is 0. */
  readonly middle: (index: number) => { readonly x: number; readonly y: number }
  /** How many characters from the first to the last that was found. */
  readonly count: number
}

/** Undefined where marks in a row are not evenly spaced: words, a photograph. */
export function gridOf(line: Line): Grid | undefined {
  const pitch = pitchOf(line)
  if (pitch === undefined) return undefined
  let placed = numbered(line, pitch)
  let place = parabola(placed)
  for (let turn = 0; turn < 3; turn++) {
    const near = placed.filter(({ index, x }) => Math.abs(place(index) - x) < 0.3 * pitch)
    if (near.length === placed.length || near.length < 8) break
    placed = near
    place = parabola(placed)
  }
  const off = placed.reduce((sum, { index, x }) => sum + Math.abs(place(index) - x), 0) / placed.length
  if (off > 0.2 * pitch) return undefined
  const first = placed[0]?.index ?? 0
  const last = placed[placed.length - 1]?.index ?? 0
  const middle = (index: number) => {
    const x = place(index + first)
    return { x, y: heightAt(line, x) }
  }
  return { line, middle, count: last - first + 1 }
}

/** From one character to the next: the middle of what was measured. */
function pitchOf({ marks, tall }: Line): number | undefined {
  const steps: number[] = []
  for (const [index, { x }] of marks.entries()) {
    const before = marks[index - 1]
    const step = before && x - before.x
    if (step !== undefined && step > 0.55 * tall && step < 1.6 * tall) steps.push(step)
  }
  steps.sort((one, other) => one - other)
  return steps.length < 8 ? undefined : steps[Math.floor(steps.length / 2)]
}

type Placed = { index: number; x: number }

function numbered({ marks }: Line, pitch: number): Placed[] {
  const placed: Placed[] = []
  for (const { x } of marks) {
    const before = placed[placed.length - 1]
    const steps = before ? Math.round((x - before.x) / pitch) : 0
    // Two marks in one place: a broken character.
    if (before && steps === 0) continue
    placed.push({ index: before ? before.index + steps : 0, x })
  }
  return placed
}

/** x as a curve of second degree over the numbers, by least squares: a page held aslant narrows to one side. */
function parabola(placed: readonly Placed[]): (index: number) => number {
  const middle = placed.reduce((sum, { index }) => sum + index, 0) / placed.length
  const powers = [0, 0, 0, 0, 0]
  const sums = [0, 0, 0]
  for (const { index, x } of placed) {
    const from = index - middle
    for (let power = 0; power < 5; power++) powers[power] = (powers[power] ?? 0) + from ** power
    for (let power = 0; power < 3; power++) sums[power] = (sums[power] ?? 0) + x * from ** power
  }
  const [s0 = 0, s1 = 0, s2 = 0, s3 = 0, s4 = 0] = powers
  const [t0 = 0, t1 = 0, t2 = 0] = sums
  const whole = determinant([s0, s1, s2, s1, s2, s3, s2, s3, s4])
  const a = determinant([t0, s1, s2, t1, s2, s3, t2, s3, s4]) / whole
  const b = determinant([s0, t0, s2, s1, t1, s3, s2, t2, s4]) / whole
  const c = determinant([s0, s1, t0, s1, s2, t1, s2, s3, t2]) / whole
  return (index) => a + b * (index - middle) + c * (index - middle) ** 2
}

const determinant = ([a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, i = 0]: readonly number[]) =>
  a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g)
