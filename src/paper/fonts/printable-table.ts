import { FACES, loadedFace } from './faces.ts'
import { fontsOfScripts } from './scripts.ts'

const [HAN_FIRST, HAN_LAST] = [0x4e00, 0x9fff]
const OF_NO_SCRIPT = /[\p{Script=Common}\p{Script=Inherited}]/u

/** What any face and the fonts of the scripts can show, written as `src/formats/printable-characters.ts` has it. */
export function printableTable(): { ranges: string; han: string } {
  const codes = printableCodes()
  const bits = Buffer.alloc(Math.ceil((HAN_LAST - HAN_FIRST + 1) / 8))
  const others: number[] = []
  for (const code of codes) {
    const at = code - HAN_FIRST
    if (code < HAN_FIRST || code > HAN_LAST) others.push(code)
    else bits[at >> 3] = (bits[at >> 3] ?? 0) | (1 << (at & 7))
  }
  return { ranges: asRanges(others.sort((one, other) => one - other)), han: bits.toString('base64') }
}

/** A character counts when every face has it, or the font that is loaded for it. */
function printableCodes(): Set<number> {
  const [first, ...further] = FACES.map((face) => loadedFace(face).font.glyphOf)
  const codes = new Set([...(first?.keys() ?? [])].filter((code) => further.every((glyphs) => glyphs.has(code))))
  for (const { characters, font } of fontsOfScripts())
    for (const code of font.glyphOf.keys()) {
      const character = String.fromCodePoint(code)
      if (characters.test(character) || OF_NO_SCRIPT.test(character)) codes.add(code)
    }
  return codes
}

function asRanges(codes: readonly number[]): string {
  const ranges: { from: number; to: number }[] = []
  for (const code of codes) {
    const last = ranges.at(-1)
    if (last && last.to === code - 1) last.to = code
    else ranges.push({ from: code, to: code })
  }
  return ranges
    .map(({ from, to }, n) => `${(from - (ranges[n - 1]?.to ?? 0)).toString(36)}-${(to - from).toString(36)}`)
    .join(' ')
}
