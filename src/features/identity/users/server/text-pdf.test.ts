import { expect, test } from 'vitest'
import { firstTerms } from '../terms.ts'
import { termsPdf } from './handlers.ts'
import { pdfOf } from './text-pdf.ts'

test('the terms are a PDF whose cross-reference table points at its objects', () => {
  const text = termsPdf(firstTerms).toString('latin1')
  expect(text.startsWith('%PDF-1.4\n')).toBe(true)
  const start = Number(/startxref\n(\d+)\n%%EOF/.exec(text)?.[1])
  expect(text.slice(start, start + 4)).toBe('xref')
  const offsets = [...text.slice(start).matchAll(/^(\d{10}) 00000 n /gm)].map(([, offset]) => Number(offset))
  expect(offsets.length).toBeGreaterThan(6)
  offsets.forEach((offset, index) => {
    expect(text.slice(offset)).toMatch(new RegExp(`^${index + 1} 0 obj\\n`))
  })
})

test('long texts go on over further pages and special characters are escaped', () => {
  const text = pdfOf('Many', [
    { style: 'text', text: 'back\\slash (and) dash – '.concat('word '.repeat(4000)) },
  ]).toString('latin1')
  expect(Number(/\/Count (\d+)/.exec(text)?.[1])).toBeGreaterThan(3)
  expect(text).toContain('back\\\\slash \\(and\\) dash \\226')
})
