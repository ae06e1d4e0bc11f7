import { expect, test } from 'vitest'
import { contrast } from './contrast.ts'
import { badges, darkScheme, light, type SchemeColors, type Tone, tones } from './tokens.ts'

const TEXT = 4.5
const OUTLINE = 3

/** What is read or seen on what, and how clearly it must stand out (WCAG 2.2 1.4.3 and 1.4.11). */
const pairs: [keyof SchemeColors, keyof SchemeColors, number][] = [
  ['text', 'page', TEXT],
  ['text', 'surface', TEXT],
  ['text', 'hover', TEXT],
  ['text', 'accent-tint', TEXT],
  ['text', 'error-tint', TEXT],
  ['dimmed', 'page', TEXT],
  ['dimmed', 'surface', TEXT],
  ['dimmed', 'hover', TEXT],
  ['accent-text', 'page', TEXT],
  ['accent-text', 'surface', TEXT],
  ['accent-text', 'hover', TEXT],
  ['accent-text', 'accent-tint', TEXT],
  ['on-accent', 'accent', TEXT],
  ['on-accent', 'accent-hover', TEXT],
  ['error', 'page', TEXT],
  ['error', 'surface', TEXT],
  ['error', 'error-tint', TEXT],
  ['on-error', 'error', TEXT],
  ['on-error', 'error-hover', TEXT],
  ['control-border', 'surface', OUTLINE],
  ['control-border', 'page', OUTLINE],
  ['focus', 'surface', OUTLINE],
  ['focus', 'page', OUTLINE],
  ['focus', 'hover', OUTLINE],
]

const schemes = { light, dark: darkScheme }

for (const scheme of ['light', 'dark'] as const) {
  test.each(pairs)(`in the ${scheme} scheme %s stands out on %s`, (front, ground, least) => {
    expect(contrast(schemes[scheme][front], schemes[scheme][ground])).toBeGreaterThanOrEqual(least)
  })

  test.each(Object.keys(badges) as (keyof typeof badges)[])(`a %s badge can be read in the ${scheme} scheme`, (hue) => {
    const { text, tint } = badges[hue][scheme]
    expect(contrast(text, tint)).toBeGreaterThanOrEqual(TEXT)
  })

  test.each(Object.keys(tones) as Tone[])(`what is %s by meaning can be read in the ${scheme} scheme`, (tone) => {
    const { ground, tint, mark, text } = tones[tone][scheme]
    const grounds = [ground, tint, schemes[scheme].surface, schemes[scheme].page]
    for (const behind of grounds) expect(contrast(text, behind)).toBeGreaterThanOrEqual(TEXT)
    // A gray light says that there is no news; its words stand beside it.
    if (tone !== 'gray') expect(contrast(mark, schemes[scheme].surface)).toBeGreaterThanOrEqual(OUTLINE)
  })
}

test('black on white is the largest contrast there is', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
})
