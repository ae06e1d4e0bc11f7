import { hex4, pdfNumber, utf16Text } from '../pdf/syntax.ts'
import type { ScriptFont } from './scripts.ts'
import type { Subset } from './subset.ts'

/** Draws a shaped run glyph by glyph. What was written stays with it as its actual text (ISO 32000-1, 14.9.4). */
export function showShaped(text: string, script: ScriptFont, subset: Subset, name: string, size: number): string {
  const { unitsPerEm } = script.font
  const perMille = (units: number) => pdfNumber((units * 1000) / unitsPerEm, 2)
  let operators = `/Span<</ActualText${utf16Text(text)}>>BDC ${name} ${pdfNumber(size, 2)} Tf `
  let rise = 0
  for (const { glyph, text: stands, advance, dx, dy } of script.shape(text)) {
    if (dy !== rise) operators += `${pdfNumber((dy * size) / unitsPerEm, 2)} Ts `
    rise = dy
    const number = subset.use(glyph, singleCharacterOf(glyph, text, script) || stands)
    // In TJ a positive number moves back: first to the glyph's place, then to where the next one begins.
    const after = script.font.advance(glyph) + dx - advance
    operators += `[${perMille(-dx)}<${hex4(number)}>${perMille(after)}]TJ `
  }
  return `${operators}${rise === 0 ? '' : '0 Ts '}EMC `
}

/** The character a glyph stands for, where it stands for one alone. */
function singleCharacterOf(glyph: number, text: string, { font }: ScriptFont): string {
  for (const character of text) if (font.glyphOf.get(character.codePointAt(0) ?? 0) === glyph) return character
  return ''
}
