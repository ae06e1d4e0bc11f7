import { expect, test } from 'vitest'
import type { TextStyle } from '../types.ts'
import { layOut, normalized } from './lay-out.ts'
import { measureWith } from './measure.ts'
import { wrap } from './wrap.ts'

// Every character half an em wide: widths can be told by counting.
const half = Object.fromEntries(Array.from({ length: 127 }, (_, code) => [code, 500]))
const font = measureWith({ ascent: 0.9, descent: -0.2, capHeight: 0.7, widths: half })
const style = (more: Partial<TextStyle> = {}): TextStyle => ({ face: 'sans', size: 10, color: '0 g', ...more })

test('a short text stands at the left in the size the form asks for', () => {
  const layout = layOut(style(), 104, 20, 'ABCD', font)
  expect(layout).toMatchObject({ size: 10, fits: 'ABCD', rest: '' })
  expect(layout.lines).toEqual([{ text: 'ABCD', x: 2, y: 6.5 }])
})

test('a longer text shrinks to the width', () => {
  expect(layOut(style(), 104, 20, 'x'.repeat(22), font)).toMatchObject({ size: 9, rest: '' })
})

test('what does not fit at 8 points is cut between words and told', () => {
  const layout = layOut(style(), 104, 20, 'one two three four five six seven', font)
  expect(layout).toMatchObject({ size: 8, fits: 'one two three four five', rest: 'six seven' })
})

test('one long word is cut between characters', () => {
  expect(layOut(style(), 104, 20, 'x'.repeat(30), font)).toMatchObject({ fits: 'x'.repeat(25), rest: 'xxxxx' })
})

test('an automatic size follows the height of the box', () => {
  expect(layOut(style({ size: 0 }), 104, 13.6, 'A', font).size).toBeCloseTo(10)
  expect(layOut(style({ size: 0 }), 104, 40, 'A', font).size).toBe(12)
})

test('a form that asks for 7 points gets 7 points', () => {
  expect(layOut(style({ size: 7 }), 104, 20, 'x'.repeat(40), font).size).toBe(7)
})

test('text is centred or set to the right where the form says so', () => {
  expect(layOut(style({ align: 'center' }), 104, 20, 'ABCD', font).lines[0]?.x).toBe(42)
  expect(layOut(style({ align: 'right' }), 104, 20, 'ABCD', font).lines[0]?.x).toBe(82)
})

test('each character of a comb stands in the middle of its cell', () => {
  const { lines } = layOut(style({ comb: true, maxLength: 9 }), 90, 20, '123', font)
  expect(lines.map(({ text, x }) => [text, x])).toEqual([
    ['1', 2.5],
    ['2', 12.5],
    ['3', 22.5],
  ])
  expect(layOut(style({ comb: true, maxLength: 3 }), 30, 20, '12345', font)).toMatchObject({ fits: '123', rest: '45' })
})

test('lines are wrapped between words and keep their places in the text', () => {
  expect(wrap('one two three\nfour', 10, 40, font)).toEqual([
    { text: 'one two', start: 0, end: 7 },
    { text: 'three', start: 8, end: 13 },
    { text: 'four', start: 14, end: 18 },
  ])
  expect(wrap('abcdefghijkl m', 10, 25, font).map(({ text }) => text)).toEqual(['abcde', 'fghij', 'kl m'])
  expect(wrap('', 10, 25, font).map(({ text }) => text)).toEqual([''])
})

test('many lines shrink until they fit, then the rest is told as it was written', () => {
  const box = style({ multiline: true })
  expect(layOut(box, 54, 40, 'aaaa bbbb cccc dddd', font)).toMatchObject({ size: 10, rest: '' })
  const tight = layOut(box, 54, 40, 'aaaa bbbb cccc dddd eeee ffff gggg hhhh iiii\njjjj', font)
  expect(tight.size).toBe(8)
  expect(`${tight.fits} ${tight.rest}`).toBe('aaaa bbbb cccc dddd eeee ffff gggg hhhh iiii\njjjj')
  expect(tight.lines).toHaveLength(4)
})

test('lines of a ruled box sit on its rules', () => {
  const ruled = layOut(style({ multiline: true, linePitch: 18 }), 54, 54, 'aaaa bbbb cccc dddd', font)
  expect(ruled.lines.map(({ y }) => y)).toEqual([38.5, 20.5])
  const full = layOut(style({ multiline: true, linePitch: 18 }), 54, 36, 'aaaa bbbb cccc dddd eeee ffff gggg', font)
  expect(full).toMatchObject({ size: 8, fits: 'aaaa bbbb cccc dddd', rest: 'eeee ffff gggg' })
})

test('characters and line breaks have one spelling', () => {
  expect(normalized('e\u0301\r\nx\ty', true)).toBe('\u00e9\nx y')
  expect(normalized('two\nlines', false)).toBe('two lines')
})
