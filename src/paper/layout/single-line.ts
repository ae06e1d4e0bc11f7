import {
  centredBaseline,
  type FontMeasure,
  floorFor,
  LARGEST_AUTOMATIC_SIZE,
  LINE_SPACING,
  lineStart,
  PADDING,
  type PlaceText,
  textWidth,
} from './font-measure.ts'

/** Shrinks to the width, then keeps what fits. */
export const singleLineLayout: PlaceText = (style, width, height, text, font) => {
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
