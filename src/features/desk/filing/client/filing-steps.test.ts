import { expect, it, test } from 'vitest'
import type { CasePackage, FilingState } from '#paperwork/packages/records.ts'
import type { CaseFees } from '#preparation/fees/contract.ts'
import type { CheckReport, Finding } from '#preparation/pre-filing/records.ts'
import type { SignHere } from '#preparation/signatures/records.ts'
import { buildingWords, filedStepsOf, nextOf, stepsOf } from './filing-steps.ts'

const state = (more: Partial<FilingState> = {}): FilingState => ({
  plan: { fileOn: null, paymentMethod: null, carrier: null, address: '', addressVerifiedOn: null },
  addresses: [],
  destination: { filedAs: '', channelRule: '', unknown: '' },
  signHere: [],
  ...{ paymentForms: [], withFamily: false, family: [], goesWith: null },
  packages: [],
  status: 5,
  mayEdit: true,
  mayConfirm: true,
  mayFile: true,
  masked: false,
  ...more,
})
const check = { blocking: 0, unacknowledged: 0, notChecked: 0, passed: 40, toFix: 0 } as unknown as CheckReport
const fees = { totalCents: 338_000, complete: true, approval: null, paymentMethod: 'Card' } as unknown as CaseFees
const badges = (known: Parameters<typeof stepsOf>[0]) =>
  Object.fromEntries(stepsOf(known).map(({ part, badge }) => [part, badge]))

test('a filing that nobody has begun is open at every step', () => {
  expect(badges({ state: state(), check, fees })).toEqual({
    check: 'Clear',
    fees: 'Not approved',
    address: 'Open',
    package: 'Open',
  })
})

test.each([
  [{ blocking: 2, unacknowledged: 1 }, '2 errors'],
  [{ blocking: 0, unacknowledged: 1 }, '1 warning'],
  [{ notChecked: 3 }, '3 not checked'],
])('the check with %j says %s', (found, badge) => {
  expect(badges({ state: state(), check: { ...check, ...found } }).check).toBe(badge)
})

test('an approval that no longer holds is none', () => {
  const approval = { byName: 'Miriam', at: '', cents: 338_000, holds: true }
  expect(badges({ state: state(), fees: { ...fees, approval } }).fees).toBe('Approved')
  expect(badges({ state: state(), fees: { ...fees, approval: { ...approval, holds: false } } }).fees).toBe(
    'Not approved',
  )
})

test('an address has to be looked up; an online account has none', () => {
  const plan = { ...state().plan, carrier: 'Courier', address: 'USCIS\nElgin' } as const
  expect(badges({ state: state({ plan }) }).address).toBe('Look it up')
  const seen = { ...plan, addressVerifiedOn: '2026-11-14', fileOn: '2026-11-21' }
  expect(stepsOf({ state: state({ plan: seen }) })[0]).toMatchObject({
    says: 'Courier (FedEx, UPS, DHL): USCIS. Planned for 11-21-2026.',
    badge: 'Looked up 11-14-2026',
    done: true,
  })
  // Eight days before it leaves is too long before; what has left is not looked up any more.
  const old = state({ plan: { ...seen, fileOn: '2026-11-22' } })
  expect(stepsOf({ state: old })[0]).toMatchObject({ badge: 'Look it up again', done: false })
  expect(filedStepsOf(old)[1]).toMatchObject({ badge: 'Looked up 11-14-2026' })
  expect(badges({ state: state({ plan: { ...plan, carrier: 'Online' } }) }).address).toBe('Chosen')
})

test('signatures name whom they wait for, each once; those that are not needed do not count', () => {
  const place = { name: 'Helen ACHEBE', party: 'Employer', optional: false, signed: null } as unknown as SignHere
  const signHere = [place, { ...place, block: 'second' }, { ...place, name: 'Translator', optional: true }]
  expect(stepsOf({ state: state({ signHere }) }).at(-1)).toMatchObject({
    says: 'Waiting for Helen ACHEBE.',
    badge: '0 of 2',
  })
})

test('what was filed says which package went out, newer drafts or not', () => {
  const filed = {
    ...{ number: 2, pages: 113, status: 'Filed', outdated: true, missing: [] },
    ...{ filedOn: '2026-11-10', proofOfFiling: 'Courier 1Z999' },
  } as unknown as CasePackage
  const draft = { ...filed, number: 3, status: 'Ready', outdated: false }
  expect(filedStepsOf(state({ packages: [draft as CasePackage, filed] }))[0]).toMatchObject({
    says: 'Package 2, 113 pages: Courier 1Z999.',
    badge: 'Filed 11-10-2026',
  })
})

test('a package that lacks something is a draft, and not done', () => {
  const whole = { number: 2, pages: 62, status: 'Ready', outdated: false, missing: [] } as unknown as CasePackage
  const step = (missing: string[]) =>
    stepsOf({ state: state({ packages: [{ ...whole, missing }] }) }).find(({ part }) => part === 'package')
  expect(step(['Passport'])).toMatchObject({
    badge: 'Draft',
    done: false,
    says: 'Package 2, 62 pages. 1 thing missing.',
  })
  expect(step([])).toMatchObject({ badge: 'Ready', done: true })
})

const createdAt = '2026-11-16T10:00:00.000Z'
const after = (seconds: number) => Date.parse(createdAt) + seconds * 1000

it.each([
  ['', 5, 'Waiting for its turn …'],
  ['Writing Form I-129', 5, 'Writing Form I-129 …'],
  ['', 40, 'Waiting for its turn (for half a minute).'],
  ['Trying again', 130, 'Trying again (for 2 minutes).'],
])('a package that %j since %i seconds says so', (step, seconds, words) => {
  const said = buildingWords({ step, createdAt }, after(seconds))
  expect(said.startsWith(words)).toBe(true)
  expect(said.includes('tried again by itself')).toBe(seconds > 30)
})

const place = { caseFormId: 1, page: 4, optional: false, signed: null, scan: null } as unknown as SignHere
const signed = { ...place, signed: { signedOn: '2026-11-13' } } as unknown as SignHere
const ready = { status: 'Ready', outdated: false, missing: [] } as unknown as CasePackage
const begunState = (more: object = {}) =>
  ({
    plan: { carrier: 'Courier', addressVerifiedOn: '2026-11-14', fileOn: '2026-11-20' },
    ...{ signHere: [signed], packages: [ready], mayEdit: true, mayFile: true },
    ...{ paymentForms: [], withFamily: false, family: [], goesWith: null, ...more },
  }) as unknown as FilingState
const checked = (more: object = {}) =>
  ({ findings: [], notChecked: 0, unacknowledged: 0, ...more }) as unknown as CheckReport
const feesHeld = (holds = true) =>
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
  expect(nextOf({ state: begunState(of), check: checked(found), fees: feesHeld(holds) })?.words).toBe(words)
})

test('who only reads has no button', () => {
  expect(nextOf({ state: begunState({ mayEdit: false }), check: checked(), fees: feesHeld() })).toBeUndefined()
})
