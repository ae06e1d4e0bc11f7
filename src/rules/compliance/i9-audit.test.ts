import { expect, test } from 'vitest'
import { type AuditedForm, auditChecks, auditOf, missingFormCriticalUntil } from './i9-audit.ts'

const passport = { list: 'A', title: 'Passport', authority: 'India', number: 'Z1', expiresOn: '2030-01-01' } as const
const card = { list: 'B', title: 'License', authority: 'TX', number: '1', expiresOn: '2030-01-01' } as const
const good: AuditedForm = {
  ...{ name: 'Ann Lee', birthDate: '1990-01-01', address: '1 Main St', boxes: [4], boxNumber: 'A1' },
  ...{ authorizedUntil: '2028-05-15', signedOn: '2026-11-16', firstDay: '2026-11-16', documents: [passport] },
  ...{ section2On: '2026-11-19', section2Signer: { name: 'Bo', title: 'HR' }, today: '2026-12-31' },
}

/** i9.md §9 and its audit tests; A19 is below. Each row fails one check and no other. */
test.each<[string, Partial<AuditedForm>]>([
  ['A01', { birthDate: undefined }],
  ['A01b', { address: undefined }],
  ['A02', { boxes: [] }],
  ['A03', { authorizedUntil: undefined }],
  ['A04', { signedOn: undefined }],
  ['A05', { signedOn: '2026-11-17' }],
  ['A06', { preparerUsed: true }],
  ['A07', { payrollFirstDay: '2026-11-15' }],
  ['A08', { documents: [{ ...passport, authority: undefined }] }],
  ['A09', { documents: [{ ...passport, expiresOn: '2026-11-18' }] }],
  ['A10', { section2Signer: { name: 'Bo' } }],
  ['A11', { section2On: '2026-11-20' }],
  ['A12', { employerNameAndAddress: false }],
  ['A13', { editionValid: false }],
  ['A14', { remoteBox: true }],
  ['A15', { receiptDueOn: '2026-12-30' }],
  ['A16', { reverifyBy: '2026-12-01', reverifiedOn: '2026-12-02' }],
  ['A16', { exemptFromReverification: true, reverifiedOn: '2026-12-02' }],
  ['A17', { copiesConsistent: false }],
  ['A18', { retainUntil: '2026-12-30' }],
  ['A20', { usesEVerify: true, eVerifyOpenedOn: '2026-11-19' }],
  ['A21', { electronic: true }],
  ['A22', { correctionsInitialed: false }],
  ['A23', { spanish: true }],
  ['A24', { supplementB: { document: true, signed: true } }],
  ['A25', { documents: [passport, card] }],
  ['A25', { documentNamedByEmployer: true }],
  ['A26', { usesEVerify: true, ssn: '1', eVerifyOpenedOn: '2026-11-20' }],
  ['A26', { mismatchOn: '2026-11-16', mismatchHandledOn: '2026-12-02' }],
  ['A27', { remote: true, remoteBox: true, eVerifyOnThatDay: true }],
  ['A28', { pending: 'porting' }],
  ['A29', { acquired: true }],
  ['A30', { reverifiedForPassport: true }],
])('%s is found alone', (id, changed) => {
  expect(auditOf({ ...good, ...changed }).map((each) => each.id)).toEqual([id])
})

test('a form without fault has no finding, and every check has its severity', () => {
  expect(auditOf(good)).toEqual([])
  const severityOf = (id: string) => auditChecks.find((each) => each.id === id)?.severity
  expect([severityOf('A01'), severityOf('A01b'), severityOf('A03')]).toEqual([
    'substantive',
    'technical',
    'substantive',
  ])
})

test('a passport with its I-94 is one document of List A', () => {
  const i94 = { list: 'A', title: 'Form I-94', authority: 'CBP', number: '1', expiresOn: '2028-05-15' } as const
  expect(auditOf({ ...good, documents: [passport, i94] })).toEqual([])
})

test('A19 a missing form is critical while somebody works and until retention ends', () => {
  expect(missingFormCriticalUntil('2020-03-02', '2026-11-13')).toBe('2027-11-13')
  expect(missingFormCriticalUntil('2020-03-02')).toBe('employed')
  expect(missingFormCriticalUntil('1980-01-01')).toBeUndefined()
})
