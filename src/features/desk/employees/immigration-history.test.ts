import { expect, test } from 'vitest'
import { CaseType } from '#case-types/case-type.ts'
import { immigrationHistory } from './immigration-history.ts'

const known = {
  'person.admissions': { value: [{ admittedOn: '2023-03-01', admittedUntil: '2026-02-28', admissionClass: 'H-1B' }] },
  'person.hOrLStays': { value: [{ status: 'H-1B', from: '2019-10-01' }] },
  'person.visas': { value: [{ visaClass: 'F-1', issuedOn: '2016-07-01', expiresOn: '2021-06-30' }] },
  'person.trips': { value: [{ leftOn: '2024-12-20', returnedOn: '2025-01-05', country: 'IN' }] },
}
const card = { typeId: CaseType.ead, subType: '(C)(9)', path: '/visaCareEADCaseDetails/1' }

test('statuses, petitions, cards, I-94s and trips stand on one line of time, the oldest first', () => {
  const cases = [{ ...card, outcome: 'Approved', decidedOn: '2025-05-01', validUntil: '2026-12-01' }]
  expect(immigrationHistory(known, cases).map(({ kind, what, from }) => `${from} ${kind}: ${what}`)).toEqual([
    '2016-07-01 Visa: Visa stamp F-1',
    '2019-10-01 Status: H-1B',
    '2023-03-01 I-94: I-94',
    '2024-12-20 Trip: Trip to India',
    '2025-05-01 Work permit: Work permit',
  ])
})

test('what was refused, or nobody answered, is not there', () => {
  const refused = { ...card, outcome: 'Denied', decidedOn: '2025-05-01', validUntil: null }
  expect(immigrationHistory({ 'person.trips': { not: 'none' } }, [refused])).toEqual([])
})
