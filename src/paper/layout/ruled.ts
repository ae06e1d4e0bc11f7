import type { TextStyle } from '../types.ts'
import {
  type FontMeasure,
  floorFor,
  LARGEST_AUTOMATIC_SIZE,
  LINE_SPACING,
  PADDING,
  type TextLayout,
} from './font-measure.ts'
import { cutAfter, wrap } from './wrap.ts'

const ABOVE_THE_RULE = 2.5

/** Boxes with printed rules: each line sits on its rule, only the size may shrink. */
export function ruledLayout(
  style: TextStyle,
  pitch: number,
  width: number,
  height: number,
  text: string,
  font: FontMeasure,
): TextLayout {
  const inner = width - 2 * PADDING
  const rules = Math.max(1, Math.floor(height / pitch + 0.05))
  const floor = floorFor(style.size)
  let size = style.size > 0 ? style.size : Math.min(LARGEST_AUTOMATIC_SIZE, pitch / LINE_SPACING)
  let lines = wrap(text, size, inner, font)
  while (lines.length > rules && size > floor) {
    size = Math.max(floor, size - 0.5)
    lines = wrap(text, size, inner, font)
  }
  const placed = lines
    .slice(0, rules)
    .map((line, index) => ({ text: line.text, x: PADDING, y: height - (index + 1) * pitch + ABOVE_THE_RULE }))
  return { size, lines: placed, ...cutAfter(text, lines, rules) }
}
