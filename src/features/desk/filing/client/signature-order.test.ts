import { expect, test } from 'vitest'
import type { SignHere } from '#preparation/signatures/records.ts'
import { boxKey, byState, inOrder, signatureCounts } from './signature-order.ts'

const place = (block: string, more: Partial<SignHere> = {}) =>
  ({ block, signed: null, scan: null, optional: false, ...more }) as unknown as SignHere
const scan = (looked: 'No' | null) => ({ scan: { scanId: 1, page: 1, looked } })
const done = { signed: { kind: 'Scan', signedOn: '2026-11-13', byName: '', scanned: true, reason: '' } }

const places = [
  place('signed', done),
  place('open'),
  place('look', scan(null)),
  place('if needed', { optional: true }),
  place('blank', scan('No')),
]

test('blank and doubtful boxes come first', () => {
  expect(byState(places).map(({ block }) => block)).toEqual(['blank', 'look', 'open', 'signed', 'if needed'])
})

test('boxes are counted by how they stand; what may stay empty is not counted', () => {
  expect(signatureCounts(places).map(({ words }) => words)).toEqual(['1 signed', '1 blank', '1 to look at', '1 open'])
})

test('while somebody looks at a box, scans that come back do not move it', () => {
  const before = byState(places).map(boxKey)
  const back = places.map((each) => (each.block === 'open' ? { ...each, ...scan('No') } : each))
  expect(inOrder(back, before).map(({ block }) => block)).toEqual(['blank', 'look', 'open', 'signed', 'if needed'])
  expect(byState(back).map(({ block }) => block)).toEqual(['open', 'blank', 'look', 'signed', 'if needed'])
})

test('payment forms are counted with the boxes', () => {
  const payments = [{ seen: null }, { seen: {} }]
  expect(signatureCounts([], payments).map(({ words }) => words)).toEqual(['1 signed', '1 open'])
})
