import { expect, test } from 'vitest'
import { moved, type Placed, placedOn, resized, whatIsMissing } from './placing.ts'
import { fitsOnPages } from './rules.ts'

const field: Placed = {
  ...{ key: 1, signer: 1, kind: 'signature', label: '', page: 1 },
  ...{ x: 100, y: 9000, width: 3000, height: 480 },
}

test('a place moves and grows, and never over an edge of its page', () => {
  expect(moved(field, 250.4, -100)).toMatchObject({ x: 350, y: 8900 })
  expect(moved(field, -5000, 5000)).toMatchObject({ x: 0, y: 9520 })
  expect(resized(field, 100, 100)).toMatchObject({ width: 3100, height: 580 })
  expect(resized(field, 90_000, 90_000)).toMatchObject({ width: 9900, height: 1000 })
  expect(resized(field, -90_000, -90_000)).toMatchObject({ width: 400, height: 200 })
})

test('a new place covers none that is there, and fits', () => {
  const places: Placed[] = []
  for (let count = 0; count < 12; count++) places.push(placedOn(2, 'signature', 1, places))
  expect(new Set(places.map(({ y }) => y)).size).toBe(12)
  expect(places.every((place) => fitsOnPages(place, 2))).toBe(true)
  expect(new Set(places.map(({ key }) => key)).size).toBe(12)
})

test('what is missing is named with the person', () => {
  const helen = { key: 1, name: 'Helen Achebe', email: 'helen@northwind.example' }
  const miriam = { key: 2, name: 'Miriam Lane', email: 'miriam@harborlane.example' }
  expect(whatIsMissing([helen], [field])).toBeUndefined()
  expect(whatIsMissing([helen, miriam], [field])).toBe('Place a signature for Miriam Lane.')
  expect(whatIsMissing([helen, miriam], [field, { ...field, signer: 2, kind: 'date' }])).toMatch(/Miriam Lane/)
  expect(whatIsMissing([{ ...helen, email: ' ' }], [field])).toMatch(/e-mail address/)
})
