import {
  centredBaseline,
  floorFor,
  LARGEST_AUTOMATIC_SIZE,
  LINE_SPACING,
  lineStart,
  PADDING,
  type PlaceText,
} from './font-measure.ts'
import { cutAfter, wrap } from './wrap.ts'

/** Shrinks in half points until all lines fit, then keeps those that do. */
export const multilineLayout: PlaceText = (style, width, height, text, font) => {
  const inner = width - 2 * PADDING
  const floor = floorFor(style.size)
  const lineHeight = font.ascent - font.descent
  let size = style.size > 0 ? style.size : Math.max(floor, Math.min(LARGEST_AUTOMATIC_SIZE, height - 4))
  // A box of one line's height is filled like a single line.
  const oneLine = height < 2 * size * LINE_SPACING
  const room = height - (oneLine ? 0 : 1)
  const linesAt = (points: number) =>
    Math.max(1, Math.floor((room - points * lineHeight) / (points * LINE_SPACING)) + 1)
  let lines = wrap(text, size, inner, font)
  while (lines.length > linesAt(size) && size > floor) {
    size = Math.max(floor, size - 0.5)
    lines = wrap(text, size, inner, font)
  }
  const shown = lines.slice(0, linesAt(size))
  const top = shown.length === 1 && oneLine ? centredBaseline(font, size, height) : height - 1 - font.ascent * size
  const placed = shown.map((line, index) => ({
    text: line.text,
    x: lineStart(style, width, font, line.text, size),
    y: top - index * size * LINE_SPACING,
  }))
  return { size, lines: placed, ...cutAfter(text, lines, shown.length) }
}
