import { expect, test } from 'vitest'
import {
  acquiredFormsDue,
  bandOf,
  fineEstimate,
  fineTable,
  receiptUntil,
  rehireNeeds,
  remoteFaults,
  tasksOf,
  usedForSomeOnly,
} from './i9-duties.ts'

test('I9-11 one task for each worker a notice names', () => {
  expect(tasksOf('suspect documents', ['A', 'B', 'C'])).toHaveLength(3)
  expect(tasksOf('technical failures')).toEqual([{ rule: 'D-76' }])
  expect(tasksOf('warning')).toEqual([])
})

test('I9-12 PE1 to PE3: an estimate on rows that nobody confirmed', () => {
  expect(fineEstimate(100, 23, 1, -5)).toEqual({ perForm: 108_680, total: 2_499_640 })
  expect(fineEstimate(100, 60, 1, 25)?.perForm).toBe(286_100)
  expect(bandOf(200, 19)).toBe(0)
  expect(fineEstimate(100, 23, 2, 0)).toBeUndefined()
  expect(fineTable.confirmed).toBe(false)
})

const old = { completedOn: '2024-03-04', rehiredOn: '2026-11-16' }
test.each([
  ['RH1', old, { needs: 'Supplement B' }],
  ['RH2', { ...old, authorizationEndsOn: '2026-06-30' }, { needs: 'Supplement B with a new List A or C document' }],
  ['RH3', { ...old, completedOn: '2023-11-01' }, { needs: 'new form' }],
  ['RH4', { ...old, caseOpen: true }, { needs: 'new form and E-Verify case', by: '2026-11-19' }],
])('I9-13 %s', (_ex, rehire, needs) => expect(rehireNeeds(rehire)).toEqual(needs))

test('I9-14 a replacement within 90 days; a receipt for an application stands for nothing', () => {
  expect(receiptUntil('replacement', '2026-11-16')).toBe('2027-02-14')
  expect(receiptUntil('first or renewal application', '2026-11-16')).toBeUndefined()
  expect(receiptUntil('temporary I-551 stamp', '2026-11-16', { issuedOn: '2026-08-01' })).toBe('2027-08-01')
  expect(receiptUntil('STEM renewal', '2026-11-16', { endsOn: '2026-12-15' })).toBe('2027-06-13')
})

test('I9-15 RR1 to RR3', () => {
  const video = { on: '2026-11-17', boxTicked: true, copiesStored: true, employee: 'A', foreign: true }
  expect(remoteFaults({ enrolledFrom: '2025-01-06', procedureFrom: '2025-01-06' }, video)).toEqual([])
  expect(remoteFaults({ enrolledFrom: '2026-12-01', procedureFrom: '2025-01-06' }, video)).toEqual(['A14', 'A27'])
  expect(usedForSomeOnly([video, video], [{ foreign: false }])).toBe(true)
})

test('I9-16 an acquisition keeps the forms or makes them anew', () => {
  expect(acquiredFormsDue('keep', '2027-01-04')).toBeUndefined()
  expect(acquiredFormsDue('new', '2027-01-04')).toBe('2027-01-07')
})
