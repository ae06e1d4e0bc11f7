import { centredBaseline, LARGEST_AUTOMATIC_SIZE, LINE_SPACING, type PlaceText, textWidth } from './font-measure.ts'

const SMALLEST_IN_A_CELL = 6

/** One character to a cell, each centred in its own. */
export const combLayout: PlaceText = (style, width, height, text, font) => {
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
