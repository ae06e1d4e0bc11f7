import { expect, test } from 'vitest'
import { csvText } from './csv.ts'

const line = (...cells: Parameters<typeof csvText>[0][number]) => csvText([cells]).slice(1, -2)

test('a table begins with the UTF-8 mark and ends each line with CR LF', () => {
  expect(
    csvText([
      ['Name', 'n'],
      ['Lucía', 2],
    ]),
  ).toBe('\uFEFFName,n\r\nLucía,2\r\n')
})

test('commas, quotes and line breaks stay inside their cell', () => {
  expect(line('a,b', 'say "no"', 'two\nlines')).toBe('"a,b","say ""no""","two\nlines"')
})

test.each(['=1+1', '+1 415', '-2', '@SUM(A1)', '\tx', '\rx', '＝1+1', '＋1', '－1', '＠SUM(A1)'])(
  '%j is not run as a formula',
  (text) => {
    expect(line(text).replaceAll('"', '').startsWith("'")).toBe(true)
  },
)

test('numbers stay numbers and nothing stays empty', () => {
  expect(line(-5, null, undefined, 'plain')).toBe('-5,,,plain')
})
