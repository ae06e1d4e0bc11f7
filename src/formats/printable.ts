import { HAN, RANGES } from './printable-characters.ts'

const HAN_FIRST = 0x4e00

/** Spaces and what is never drawn, such as a joiner, miss nothing on the paper. */
const NOT_DRAWN = /[\s\p{Default_Ignorable_Code_Point}\p{Cc}]/u

/** The characters of a text that no page can show, each once: their place is left blank, and who typed them is told. */
export const unprintable = (text: string): string =>
  [...new Set(text)].filter((character) => !NOT_DRAWN.test(character) && !isHad(character.codePointAt(0) ?? 0)).join('')

function isHad(code: number): boolean {
  table ??= { ranges: rangesOf(RANGES), han: Uint8Array.from(atob(HAN), (byte) => byte.charCodeAt(0)) }
  const at = code - HAN_FIRST
  const bits = at < 0 ? undefined : table.han[at >> 3]
  if (bits !== undefined) return ((bits >> (at & 7)) & 1) === 1
  return table.ranges.some(({ from, to }) => code >= from && code <= to)
}

type Range = { from: number; to: number }
/** Read at the first use: most pages never ask. */
let table: { ranges: Range[]; han: Uint8Array } | undefined

function rangesOf(written: string): Range[] {
  let last = 0
  return written.split(' ').map((range) => {
    const [way = 0, longer = 0] = range.split('-').map((part) => Number.parseInt(part, 36))
    const from = last + way
    last = from + longer
    return { from, to: last }
  })
}
