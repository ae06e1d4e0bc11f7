import { expect, test } from 'vitest'
import { formPageAt, pageInPackage } from './package-entries.ts'

const whole = { page: 11 }
const without = { page: 11, left: [3, 4, 7] }

test.each([
  [whole, 1, 11],
  [whole, 8, 18],
  [without, 1, 11],
  [without, 2, 12],
  [without, 5, 13],
  [without, 6, 14],
  [without, 8, 15],
])('of %j page %i of the form stands on page %i', (entry, formPage, page) => {
  expect(pageInPackage(entry, formPage)).toBe(page)
  expect(formPageAt(entry, page)).toBe(formPage)
})

test('what was left out stands nowhere', () => {
  expect(pageInPackage(without, 4)).toBeUndefined()
})
