import type { DocumentFonts } from '../fonts/document-fonts.ts'
import type { TextLayout } from '../layout/font-measure.ts'
import { layOut, normalized } from '../layout/lay-out.ts'
import { pdfNumber } from '../pdf/syntax.ts'
import type { PaperField, Rect } from '../types.ts'
import type { ProblemList } from './problem-list.ts'

/** The text of a value as it goes onto paper; what cannot is reported. */
export function paperText(field: PaperField, text: string, fonts: DocumentFonts, problems: ProblemList): string {
  const clean = normalized(text, field.multiline === true)
  const characters = fonts.missing(clean, field.face)
  if (characters !== '') problems.missingGlyphs.push({ field: field.name, characters })
  if (field.maxLength !== undefined && clean.length > field.maxLength) {
    const { length } = [...clean]
    if (length > field.maxLength) problems.tooLong.push({ field: field.name, maxLength: field.maxLength, length })
  }
  return clean
}

/** Operators that draw a text into a box whose lower left corner is at (x, y). */
export function drawText(
  field: PaperField,
  rect: Rect,
  x: number,
  y: number,
  text: string,
  fonts: DocumentFonts,
  problems: ProblemList,
): string {
  const layout = layOut(field, rect[2] - rect[0], rect[3] - rect[1], text, fonts.measure(field.face))
  if (layout.rest !== '') report(field, layout, problems)
  const size = rounded(layout.size)
  let operators = `BT ${field.color} `
  let atX = 0
  let atY = 0
  for (const line of layout.lines) {
    const lineX = rounded(x + line.x)
    const lineY = rounded(y + line.y)
    operators += `${pdfNumber(lineX - atX, 2)} ${pdfNumber(lineY - atY, 2)} Td ${fonts.show(line.text, field.face, size)}`
    atX = lineX
    atY = lineY
  }
  return `${operators}ET\n`
}

const rounded = (value: number) => Math.round(value * 100) / 100

/** Once per field: its widgets are mostly of one size. Cells of a comb are counted by the field's maximum length. */
function report({ name, comb }: PaperField, { fits, rest }: TextLayout, problems: ProblemList): void {
  if (comb || problems.overflow.at(-1)?.field === name) return
  problems.overflow.push({ field: name, fits, rest })
}
