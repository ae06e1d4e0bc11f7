// What 0x80 … 0x9f stand for in WinAnsiEncoding; a blank where nothing does (ISO 32000-1, annex D.2).
const UPPER =
  '\u20ac \u201a\u0192\u201e\u2026\u2020\u2021\u02c6\u2030\u0160\u2039\u0152 \u017d  \u2018\u2019\u201c\u201d\u2022\u2013\u2014\u02dc\u2122\u0161\u203a\u0153 \u017e\u0178'

/** The characters nearly every value is made of; a subset with them is embedded once in each prepared template. */
export const EVERYDAY_CHARACTERS: readonly number[] = [
  ...range(0x20, 0x7e),
  ...range(0xa0, 0xff),
  ...[...UPPER].filter((character) => character !== ' ').map((character) => character.charCodeAt(0)),
]

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}
