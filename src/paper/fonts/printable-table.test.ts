import { expect, test } from 'vitest'
import { HAN, RANGES, unprintable } from '#formats/printable.ts'
import { DocumentFonts } from './document-fonts.ts'
import { printableTable } from './printable-table.ts'
import { loadScriptsFor } from './scripts.ts'

test('the characters that are called printable are those of the fonts', () => {
  expect(printableTable()).toEqual({ ranges: RANGES, han: HAN })
})

// Fonts stay loaded: a sign without letters beside it comes first.
test.each(['，。', '王小明', '喆堃', '趙𠮷', '龘', 'ひろし、', '김민준', 'نايا', 'നായർ', '♞ ⅷ ①'])(
  'of %s the form names what the paper leaves blank',
  async (text) => {
    await loadScriptsFor([text])
    const fonts = new DocumentFonts()
    for (const face of ['sans', 'mono'] as const)
      for (const character of fonts.missing(text, face)) expect(unprintable(text)).toContain(character)
  },
)
