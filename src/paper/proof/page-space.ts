import type { Rect } from '../types.ts'

export const LEFT_EDGE = 36
export const RIGHT_EDGE = 576
/** Between this and the top edge stands the page's own heading. */
export const TOP_EDGE = 748
export const BOTTOM_EDGE = 34

/** What of a page is taken, and how far the free room goes. */
export class PageSpace {
  readonly #taken: Rect[]
  readonly #gutter: { readonly at: number; readonly crossing: readonly Rect[] } | undefined

  constructor(boxes: readonly Rect[]) {
    this.#taken = [...boxes]
    this.#gutter = gutterOf(boxes)
  }

  take(area: Rect): void {
    this.#taken.push(area)
  }

  /** The free stretch around `x` between two heights; undefined where something stands there. */
  around(x: number, bottom: number, top: number): readonly [left: number, right: number] | undefined {
    if (top > TOP_EDGE || bottom < BOTTOM_EDGE) return undefined
    let [left, right] = this.column(x, bottom, top)
    for (const area of this.#taken) {
      if (area[1] >= top - SLACK || area[3] <= bottom + SLACK) continue
      if (area[0] < x + SLACK && area[2] > x - SLACK) return undefined
      if (area[2] <= x) left = Math.max(left, area[2])
      else right = Math.min(right, area[0])
    }
    return [left, right]
  }

  /** Forms of two columns keep them; a box across both ends that. */
  column(x: number, bottom: number, top: number): readonly [left: number, right: number] {
    const across = ([, low, , high]: Rect) => low < top + NEAR && high > bottom - NEAR
    if (!this.#gutter || this.#gutter.crossing.some(across)) return [LEFT_EDGE, RIGHT_EDGE]
    return x < this.#gutter.at ? [LEFT_EDGE, this.#gutter.at - 6] : [this.#gutter.at + 6, RIGHT_EDGE]
  }

  /** The lowest thing above `y` over the width of a column. */
  ceiling(y: number, left: number, right: number): number {
    const above = this.#taken.filter((area) => area[1] >= y - SLACK && area[0] < right && area[2] > left)
    return Math.min(TOP_EDGE, ...above.map((area) => area[1]))
  }
}

const SLACK = 0.3
const NEAR = 24

/** Where no box stands between a left and a right column, near the middle of the page. */
function gutterOf(boxes: readonly Rect[]) {
  const wide = boxes.filter(([left, , right]) => right - left > 20)
  const candidates = Array.from({ length: 15 }, (_, n) => 299 + n).map((at) => ({
    at,
    crossing: wide.filter(([left, , right]) => left < at && right > at),
  }))
  const [best] = candidates.sort((one, other) => one.crossing.length - other.crossing.length || one.at - other.at)
  if (!best || wide.length < 6 || best.crossing.length > wide.length / 4) return undefined
  // Two columns begin with two left edges; elsewhere it is chance that nothing crosses the middle.
  const rights = wide.filter(([left]) => left > best.at)
  const lefts = wide.filter(([, , right]) => right < best.at)
  return rights.length >= 3 && lefts.length >= 3 ? best : undefined
}
