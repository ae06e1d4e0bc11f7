import { expect, test } from 'vitest'
import { sentBefore } from './UploadDialog.tsx'

const TODAY = '2026-11-16'
const passport = {
  ...{ caseId: 2, itemId: 'passport', documentType: 'Passport photo page', personName: 'Priya NAIR' },
  ...{ review: 'Waiting' as const, readiness: 'Ready' as const, expiresOn: null, uploadedAt: '2026-11-12T10:00:00Z' },
}
const wanted = { caseId: 1, personName: 'Priya NAIR', item: { name: 'Passport photo page' } }
const found = (more: Partial<typeof passport> | object) => sentBefore([{ ...passport, ...more }], wanted, TODAY)

test('what was sent for another case is offered again, the newest of several', () => {
  expect(found({})?.caseId).toBe(2)
  const newer = { ...passport, caseId: 3, uploadedAt: '2026-11-15T10:00:00Z' }
  expect(sentBefore([passport, newer], wanted, TODAY)?.caseId).toBe(3)
})

test.each([
  ['of the same case', { caseId: 1 }],
  ['of somebody else', { personName: 'Arjun NAIR' }],
  ['that is another document', { documentType: 'Pay stubs' }],
  ['that was sent back', { review: 'Rejected' }],
  ['that cannot be read', { readiness: 'Failed' }],
  ['that has expired', { expiresOn: '2026-11-15' }],
])('nothing %s is offered', (_, more) => {
  expect(found(more)).toBeUndefined()
})
