import type { Rect } from '../types.ts'

const SAME_SPOT = 0.6

/** Whether a widget lies on an earlier one of the same field: printed twice, its text would look bold. */
export function isTwin(
  widget: { page: number; rect: Rect },
  earlier: readonly { page: number; rect: Rect }[],
): boolean {
  return earlier.some(({ page, rect }) => page === widget.page && overlap(widget.rect, rect) > SAME_SPOT)
}

/** Share of the smaller rectangle that both cover. */
function overlap(a: Rect, b: Rect): number {
  const width = Math.min(a[2], b[2]) - Math.max(a[0], b[0])
  const height = Math.min(a[3], b[3]) - Math.max(a[1], b[1])
  return width > 0 && height > 0 ? (width * height) / Math.min(area(a), area(b)) : 0
}

const area = (rect: Rect) => (rect[2] - rect[0]) * (rect[3] - rect[1])
