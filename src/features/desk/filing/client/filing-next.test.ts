import { expect, test } from 'vitest'
import type { CasePackage, FilingState } from '#paperwork/packages/records.ts'
import type { CaseFees } from '#preparation/fees/case-fees-records.ts'
import type { CheckReport, Finding } from '#preparation/pre-filing/records.ts'
import type { SignHere } from '#preparation/signatures/records.ts'
import { nextOf } from './filing-next.ts'

const place = { caseFormId: 1, page: 4, optional: false, signed: null, scan: null } as unknown as SignHere
const signed = { ...place, signed: { signedOn: '2026-11-13' } } as unknown as SignHere
const ready = { status: 'Ready', outdated: false, missing: [] } as unknown as CasePackage
const state = (more: object = {}) =>
  ({
    plan: { carrier: 'Courier', addressVerifiedOn: '2026-11-14', fileOn: '2026-11-20' },
    ...{ signHere: [signed], packages: [ready], mayEdit: true, mayFile: true },
    ...{ paymentForms: [], withFamily: false, family: [], goesWith: null, ...more },
  }) as unknown as FilingState
const check = (more: object = {}) =>
  ({ findings: [], notChecked: 0, unacknowledged: 0, ...more }) as unknown as CheckReport
const fees = (holds = true) =>
  ({ lines: [{}], approval: { holds }, mayApprove: true, complete: true, totalCents: 342_500 }) as unknown as CaseFees
const error = (cause: string) => ({ severity: 'error', waived: null, cause }) as unknown as Finding
const scan = (looked: 'Yes' | 'No' | null) => ({ ...place, scan: { scanId: 1, page: 1, looked } })

test.each([
  ['a blank box', { signHere: [scan('No'), scan(null), signed] }, {}, true, 'Send 1 page back'],
  ['a box to look at', { signHere: [scan(null), signed] }, {}, true, 'Look at 1 box'],
  ['errors', {}, { findings: [error('person.ssn'), error('case.signatures')] }, true, 'Fix 1 error'],
  ['what was not checked', {}, { notChecked: 2 }, true, 'Check the rest'],
  ['fees', {}, {}, false, 'Approve $3,425.00'],
  ['no address', { plan: { carrier: null } }, {}, true, 'Choose where it goes'],
  [
    ...([
      'an address of long ago',
      { plan: { carrier: 'USPS', addressVerifiedOn: '2026-11-12', fileOn: '2026-11-20' } },
    ] as const),
    ...([{}, true, 'Look the address up again'] as const),
  ],
  ['no package', { packages: [] }, {}, true, 'Build the package'],
  ['an unsigned payment form', { paymentForms: [{ seen: null }] }, {}, true, 'Collect 1 signature'],
  [
    ...(['a family that is not ready', { withFamily: true, family: [{ lacks: ['Its fees'] }] }] as const),
    ...([{}, true, 'Finish the family’s application'] as const),
  ],
  ['what goes with a petition', { goesWith: { id: 1 }, packages: [] }, {}, true, undefined],
  ['open signatures', { signHere: [place, signed] }, {}, true, 'Collect 1 signature'],
  ['a draft', { packages: [{ ...ready, missing: ['x'] }] }, {}, true, 'Build the package again'],
  ['nothing left', {}, {}, true, 'Mark as filed'],
])('with %s the button says what is next', (_, of, found, holds, words) => {
  expect(nextOf({ state: state(of), check: check(found), fees: fees(holds) })?.words).toBe(words)
})

test('who only reads has no button', () => {
  expect(nextOf({ state: state({ mayEdit: false }), check: check(), fees: fees() })).toBeUndefined()
})
