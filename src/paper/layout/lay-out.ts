import type { TextStyle } from '../types.ts'
import {
  centredBaseline,
  type FontMeasure,
  floorFor,
  LARGEST_AUTOMATIC_SIZE,
  LINE_SPACING,
  lineStart,
  PADDING,
  type PlaceText,
  type TextLayout,
  textWidth,
} from './font-measure.ts'
import { cutAfter, wrap } from './wrap.ts'

/** Where each line of a text stands in its box, from the box's lower left corner. Runs in the browser too. */
export const layOut: PlaceText = (style, width, height, text, font) => {
  if (style.comb && style.maxLength !== undefined) return combLayout(style, width, height, text, font)
  if (!style.multiline) return singleLineLayout(style, width, height, text, font)
  if (style.linePitch !== undefined) return ruledLayout(style, style.linePitch, width, height, text, font)
  return multilineLayout(style, width, height, text, font)
}

/** One spelling of each character, of each line break; no line breaks where only one line is. */
export function normalized(text: string, multiline: boolean): string {
  if (PLAIN.test(text)) return text
  const lines = text.normalize('NFC').replace(/\r\n?/g, '\n').replace(/\t/g, ' ')
  return multiline ? lines : lines.replaceAll('\n', ' ')
}

const PLAIN = /^[\x20-\x7e]*$/

const SMALLEST_IN_A_CELL = 6

/** One character to a cell, each centred in its own. */
const combLayout: PlaceText = (style, width, height, text, font) => {
  const cells = style.maxLength ?? 1
  const cell = width / cells
  const characters = [...text]
  const shown = characters.slice(0, cells)
  const widest = Math.max(0, ...shown.map((character) => font.width(character))) / 1000
  let size = style.size > 0 ? style.size : Math.min(LARGEST_AUTOMATIC_SIZE, (height - 2) / LINE_SPACING)
  while (size > SMALLEST_IN_A_CELL && widest * size > cell) size -= 0.5
  const y = centredBaseline(font, size, height)
  const empty = cells - shown.length
  const first = style.align === 'right' ? empty : style.align === 'center' ? Math.floor(empty / 2) : 0
  const lines = shown.map((character, index) => ({
    text: character,
    x: (index + first + 0.5) * cell - textWidth(font, character, size) / 2,
    y,
  }))
  return { size, lines, fits: shown.join(''), rest: characters.slice(cells).join('') }
}

/** Shrinks in half points until all lines fit, then keeps those that do. */
const multilineLayout: PlaceText = (style, width, height, text, font) => {
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

const ABOVE_THE_RULE = 2.5

/** Boxes with printed rules: each line sits on its rule, only the size may shrink. */
function ruledLayout(
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

/** Shrinks to the width, then keeps what fits. */
const singleLineLayout: PlaceText = (style, width, height, text, font) => {
  const inner = width - 2 * PADDING
  const floor = floorFor(style.size)
  const wished = style.size > 0 ? style.size : Math.min(LARGEST_AUTOMATIC_SIZE, (height - 2) / LINE_SPACING)
  const tallest = height / (font.ascent - font.descent)
  const perPoint = font.width(text) / 1000
  let size = Math.max(floor, Math.min(wished, tallest))
  if (perPoint * size > inner) size = Math.max(floor, Math.floor((inner / perPoint) * 10) / 10)
  const fits = perPoint * size > inner + 0.01 ? beginningWithin(text, inner, size, font) : text
  const line = { text: fits, x: lineStart(style, width, font, fits, size), y: centredBaseline(font, size, height) }
  return { size, lines: [line], fits, rest: text.slice(fits.length).trimStart() }
}

/** Cut between words where there is a gap, else between characters. */
function beginningWithin(text: string, width: number, size: number, font: FontMeasure): string {
  let end = 0
  let used = 0
  for (const character of text) {
    used += textWidth(font, character, size)
    if (used > width) break
    end += character.length
  }
  const gap = text.lastIndexOf(' ', end)
  return text.slice(0, gap > 0 ? gap : end)
}
