import { expect, test } from 'vitest'
import { pageCode, pageCodeIn } from './page-code.ts'

test('a page code is read back from what was typed, from a file name and from scanned text', () => {
  const code = { caseNumber: '26-00417', package: 3, page: 12 }
  expect(pageCode(code)).toBe('26-00417-P3-012')
  for (const text of ['26-00417-P3-012', 'scan_26-00417-p3-012.pdf', 'foot of page: 26-00417 - P3 - 012 Page 12 of 60'])
    expect(pageCodeIn(text)).toEqual(code)
})

test('what is no page code is none', () => {
  for (const text of ['', '26-417-P3-012', '26-00417', 'P3-012']) expect(pageCodeIn(text)).toBeUndefined()
})
