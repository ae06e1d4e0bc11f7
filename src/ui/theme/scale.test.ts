import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { breakpoints } from './tokens.ts'

const SRC = join(import.meta.dirname, '../..')
const sheets = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.css') && !name.endsWith('variables.css') && !name.endsWith('fonts.css'))
  .map((name) => ({ name, css: readFileSync(join(SRC, name), 'utf8').replaceAll(/\/\*.*?\*\//gs, '') }))
const QUERY = /@(?:media|container)[^{]*/g

/** What a pattern finds in the sheets, each with its file. */
const found = (pattern: RegExp, of = (css: string) => css) =>
  sheets.flatMap(({ name, css }) => [...of(css).matchAll(pattern)].map(([words]) => `${name}: ${words.trim()}`))

test('sizes are steps of the scale or grow with the reader’s letters; a pixel draws a line', () => {
  expect(sheets.length).toBeGreaterThan(100)
  const inPixels = /[\w-]+:[^;{}]*(?<![\w.-])-?(?:[4-9]|\d{2,}|[1-9]\d*\.\d+(?<!1\.5))px[^;{}]*/g
  expect(found(inPixels, (css) => css.replaceAll(QUERY, ''))).toEqual([])
})

test('letters, their lines, corners and the space between things come from the scale', () => {
  expect(found(/(?:font-size|line-height|border-radius|(?:row-|column-)?gap): [^;]*\d(?:px|rem)[^;]*/g)).toEqual([])
})

test('a layout changes at a breakpoint, in one spelling', () => {
  const widths = sheets.flatMap(({ name, css }) =>
    (css.match(QUERY) ?? []).filter((query) => query.includes('width')).map((query) => ({ name, query })),
  )
  expect(widths.length).toBeGreaterThan(50)
  const spelled = new RegExp(`^@(media|container)( screen and)? \\(width (<=|>) (${breakpoints.join('|')})px\\) $`)
  expect(widths.filter(({ query }) => !spelled.test(query))).toEqual([])
})

test('what is only heard is hidden by one class', () => {
  const hidden = found(/[^{}]*\{[^{}]*clip-path: inset\(50%\)[^{}]*\}/g).filter((rule) => /width: 1px/.test(rule))
  expect(hidden.filter((rule) => !rule.startsWith('ui/global.css'))).toEqual([])
})
