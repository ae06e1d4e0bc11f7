import { afterAll, expect, test } from 'vitest'
import { missingFormCriticalUntil } from '#rules/compliance/i9-audit.ts'
import { type Content, noContent, Section1, type ShownDocument, standardSettings } from './records.ts'
import {
  askedOfEmployee,
  type Frame,
  handOverBy,
  keepUntil,
  mayDestroy,
  mayUseVideo,
  placeOf,
  receiptDueOn,
  reverifyOf,
  section1When,
  section2DueOn,
  section2Faults,
} from './rules.ts'
import { section1Problems } from './section1-problems.ts'

// The worked examples of i9.md and deadlines.md §7, by the functions that decide on the screens.
let examples = 0
afterAll(() => console.info(`Form I-9: ${examples} worked examples`))
const example = (got: unknown, wanted: unknown) => {
  examples += 1
  expect(got).toEqual(wanted)
}

const openOn = (...days: string[]) => ({ ...standardSettings, openOn: days })
const everyDay = { ...standardSettings, weekdays: [0, 1, 2, 3, 4, 5, 6] }

test.each([
  ['2026-11-16', '2026-11-19', standardSettings],
  ['2026-11-19', '2026-11-24', standardSettings],
  ['2026-11-25', '2026-12-01', standardSettings],
  ['2026-11-09', '2026-11-13', standardSettings],
  ['2026-11-09', '2026-11-12', openOn('2026-11-11')],
  ['2026-12-23', '2026-12-29', standardSettings],
  ['2026-07-01', '2026-07-07', standardSettings],
  ['2026-12-31', '2027-01-06', standardSettings],
  ['2026-11-14', '2026-11-17', everyDay],
])('Section 2 of a hire on %s is due %s (§8)', (hired, due, settings) =>
  example(section2DueOn(hired, false, settings), due),
)
test('a job of two business days: Section 2 on the first day (§8)', () =>
  example(section2DueOn('2026-11-16', true, standardSettings), '2026-11-16'))

test.each([
  ['T1', '2020-03-02', '2026-11-13', '2027-11-13'],
  ['T2', '2025-06-16', '2026-01-30', '2028-06-16'],
  ['T3', '2024-02-29', '2024-08-15', '2027-03-01'],
  ['T4', '2023-11-20', '2025-11-20', '2026-11-20'],
  ['T5', '2026-06-01', null, undefined],
])('%s: hired %s, left %s, kept until %s (§7)', (_id, hired, left, kept) => {
  example(keepUntil(hired, left), kept)
  if (kept) {
    expect([mayDestroy(kept, kept, false), mayDestroy(kept, '2030-01-01', true)]).toEqual([false, false])
    expect(mayDestroy(kept, '2030-01-01', false)).toBe(true)
  }
})

test.each([
  ['2026-11-10', '2026-11-09', 'in time'],
  ['2026-11-16', null, 'in time'],
  ['2026-11-17', null, 'late'],
  ['2026-11-05', '2026-11-09', 'too early'],
])('Section 1 signed %s, offer accepted %s, first day 11-16: %s (D-70)', (on, offerAcceptedOn, when) =>
  example(section1When(on, { firstDay: '2026-11-16', offerAcceptedOn }), when),
)

test.each([
  ['2026-11-24', '2026-11-30'],
  ['2026-12-18', '2026-12-23'],
  ['2026-12-31', '2027-01-06'],
  ['2026-11-13', '2026-11-18'],
])('a notice of %s: hand over by %s (D-75)', (served, due) => {
  example(handOverBy(served), due)
  // Asking for more time changes nothing; a letter does.
  expect(handOverBy(served, { until: '2027-02-01', letter: '' })).toBe(due)
  expect(handOverBy(served, { until: '2027-02-01', letter: 'ICE, 11-20-2026' })).toBe('2027-02-01')
})

const shown = (list: 'A' | 'B' | 'C', title: string, expiresOn: string | null, more = {}): ShownDocument => ({
  ...{ list, title, authority: 'x', number: '1', expiresOn, receipt: false, restricted: false, withoutPhoto: false },
  ...more,
})
const signature = { name: 'x', on: '2026-11-16', at: '', address: '', browser: '', attestation: '' }
const formWith = (status: Section1['status'], authorizedUntil: string, documents: ShownDocument[]): Content => ({
  ...noContent(),
  section1: { ...Section1.parse({ status, authorizedUntil }), language: 'en', signature },
  section2: {
    ...{ documents, remote: false, copiesKept: false, notes: '', signerName: 'x', signerTitle: 'x', lateReason: '' },
    ...{ firstDay: '2026-11-16', employer: 'x', employerAddress: 'x', signature },
  },
})
const passport = (end = '2031-06-30') => shown('A', 'Foreign Passport', end)
const i94 = (end: string) => shown('A', 'Form I-94', end)
const ead = (end: string) => shown('A', 'Employment Auth. Doc. (I-766)', end)
const license = shown('B', 'Driver’s License', '2027-01-01')
const card = shown('C', 'Social Security Card', null)

test.each<[string, Content, string]>([
  ['V1', formWith('Permanent resident', '', [shown('A', 'Permanent Resident Card', '2027-01-01')]), 'never'],
  ['V2', formWith('Authorized to work', '2027-05-15', [passport(), i94('2027-05-15')]), '2027-05-15'],
  ['V4', formWith('Authorized to work', '2026-12-31', [ead('2026-12-31')]), '2026-12-31'],
  ['V5', formWith('Authorized to work', '2027-03-01', [ead('2027-06-30')]), '2027-03-01'],
  ['V6', formWith('Citizen', '', [shown('A', 'U.S. Passport', '2026-12-01')]), 'never'],
  ['V7', formWith('Citizen', '', [license, card]), 'never'],
  ['V8', formWith('Authorized to work', '2027-05-15', [passport('2026-12-31'), i94('2027-05-15')]), '2027-05-15'],
])('%s (§6)', (_id, content, wanted) => {
  const { reverify, reverifyOn } = reverifyOf(content)
  example(reverify === 'on' ? reverifyOn : reverify, wanted)
})

test('after a reverification the new document says it; one without an end is no all-clear', () => {
  const content = formWith('Authorized to work', '2027-05-15', [passport(), i94('2027-05-15')])
  const block = { ...{ kind: 'reverification' as const, familyName: '', givenName: '', middleInitial: '' }, signature }
  const after = (document: ShownDocument, beside?: ShownDocument) =>
    reverifyOf({ ...content, supplementB: [{ ...block, remote: false, notes: '', signerName: 'x', document, beside }] })
  expect(after(i94('2029-01-01'))).toEqual({ reverify: 'on', reverifyOn: '2029-01-01' })
  expect(after(shown('A', 'Permanent Resident Card', '2035-01-01')).reverify).toBe('never')
  expect(after(shown('C', 'DHS Employment Authorization', null)).reverify).toBe('unknown')
  // Never the end of the passport: that of the I-94 beside it, and without one somebody looks.
  expect(after(passport('2031-01-01'))).toEqual({ reverify: 'unknown', reverifyOn: null })
  expect(after(passport('2031-01-01'), i94('2028-03-01'))).toEqual({ reverify: 'on', reverifyOn: '2028-03-01' })
})

test('receipts and combinations (§§3, 14)', () => {
  example(receiptDueOn([{ ...card, receipt: true }], '2026-11-16'), '2027-02-14')
  example(receiptDueOn([{ ...card, receipt: true }], '2026-09-01'), '2026-11-30')
  example(receiptDueOn([card], '2026-11-16'), null)
  const on = { on: '2026-11-17', settings: standardSettings, shortJob: false, birthDate: '1990-01-01' }
  example(section2Faults([license, card], on), [])
  example(section2Faults([passport(), i94('2027-05-15')], on), [])
  for (const documents of [[license], [card], [passport()], [passport(), i94('2027-05-15'), license]])
    expect(section2Faults(documents, on).length).toBeGreaterThan(0)
  expect(section2Faults([license, { ...card, receipt: true }], { ...on, shortJob: true }).length).toBe(1)
})

test('live video only in good standing and from its first day (§§4, 15)', () => {
  const enrolled = { ...standardSettings, everifyId: '123', goodStandingOn: '2026-11-01', videoFrom: '2025-01-06' }
  example(mayUseVideo({ ...enrolled, enrolledFrom: '2025-01-06' }, '2026-11-17'), true)
  example(mayUseVideo({ ...enrolled, enrolledFrom: '2026-12-01' }, '2026-11-17'), false)
  example(mayUseVideo(standardSettings, '2026-11-17'), false)
})

test('a missing form of a former employee (§9, A19)', () =>
  example(missingFormCriticalUntil('2020-03-02', '2026-11-13'), '2027-11-13'))

test('Section 1: exactly one box, and with box 4 one number (§2)', () => {
  const good = Section1.parse({
    ...{ familyName: 'PARK', givenName: 'Grace', street: '9 Elm', city: 'Quincy', state: 'MA', postalCode: '02169' },
    ...{
      birthDate: '1996-07-21',
      status: 'Authorized to work',
      authorizedUntil: '2028-08-31',
      i94Number: '61834907215',
    },
  })
  const of = (more: Partial<Section1>, ssnNeeded = false) =>
    Object.keys(section1Problems({ ...good, ...more }, { today: '2026-11-16', ssnNeeded }))
  example(of({}), [])
  example(of({ status: '' }), ['status'])
  example(of({ authorizedUntil: '' }), ['authorizedUntil'])
  example(of({ authorizedUntil: 'N/A' }), [])
  example(of({ i94Number: '' }), ['number'])
  example(of({ passportNumber: 'M1', passportCountry: 'KR' }), ['number'])
  example(of({ status: 'Permanent resident' }), ['aNumber'])
  example(of({}, true), ['socialSecurity'])
})

const form: Frame = {
  ...{ id: 1, firstDay: '2026-11-09', endedOn: null, section1On: '2026-11-06', section2DueOn: '2026-11-13' },
  ...{ section2On: '2026-11-10', receiptDueOn: null, receiptDoneOn: null, reverify: 'never', reverifyOn: null },
  ...{ toldOn: null, everify: null, link: 'none', linkSentOn: null, givenName: 'Omar', usesEVerify: false },
  mayWorkUntil: null,
}
test.each<[string, Partial<Frame>, string, string | null]>([
  ['Section 2 is late', { section2On: null }, 'late', 'section2'],
  ['not signed by the first day', { section1On: null, section2On: null, firstDay: '2026-11-16' }, 'due', 'section1'],
  ['a receipt', { receiptDueOn: '2026-11-22' }, 'due', 'receipt'],
  ['authorization ends', { reverify: 'on', reverifyOn: '2026-12-09' }, 'ending', 'reverification'],
  ['ends later', { reverify: 'on', reverifyOn: '2027-12-09' }, 'complete', null],
  ['has ended', { reverify: 'on', reverifyOn: '2026-11-14' }, 'late', 'reverification'],
  [
    'the record ends first',
    { reverify: 'on', reverifyOn: '2028-05-07', mayWorkUntil: '2027-01-31' },
    'ending',
    'reverification',
  ],
  [
    'the record ended',
    { reverify: 'on', reverifyOn: '2028-05-07', mayWorkUntil: '2026-11-14' },
    'late',
    'reverification',
  ],
  ['the record ends later', { reverify: 'on', reverifyOn: '2027-12-09', mayWorkUntil: '2029-01-31' }, 'complete', null],
  ['never asked again, whatever the record', { mayWorkUntil: '2026-11-14' }, 'complete', null],
  ['nobody knows', { reverify: 'unknown' }, 'late', 'look'],
  ['starts soon', { firstDay: '2026-11-30', section2DueOn: '2026-12-03', section2On: null }, 'soon', 'section2'],
  ['complete', {}, 'complete', null],
  ['left', { endedOn: '2026-11-13' }, 'former', null],
  ['kept long enough', { firstDay: '2017-05-15', endedOn: '2017-08-31' }, 'former', 'destruction'],
  ['no E-Verify case', { usesEVerify: true }, 'late', 'everify'],
])('%s on 11-15-2026', (_what, more, group, waits) => {
  const placed = placeOf({ ...form, ...more }, '2026-11-15', false)
  expect([placed.group, placed.waits]).toEqual([group, waits])
})

test('the list says which day counts where form and record differ', () => {
  const differs = { ...form, reverify: 'on', reverifyOn: '2028-05-07', mayWorkUntil: '2027-01-31' } as const
  expect(placeOf(differs, '2026-11-15', false)).toMatchObject({
    dueOn: '2027-01-31',
    about: 'The form says 05-07-2028, the person’s record earlier. Not told yet; the employee chooses what to show',
  })
  expect(placeOf({ ...differs, mayWorkUntil: '2027-12-31' }, '2026-11-15', false).about).toBe(
    'Signed 11-10-2026; authorized until 12-31-2027 by the person’s record; the form says 05-07-2028',
  )
})

const done: Frame = {
  ...{ id: 1, firstDay: '2026-11-02', endedOn: null, section1On: '2026-11-02', section2DueOn: '2026-11-05' },
  ...{ section2On: '2026-11-04', receiptDueOn: null, receiptDoneOn: null, reverify: 'never', reverifyOn: null },
  ...{ toldOn: null, everify: null, link: 'none', linkSentOn: null, givenName: 'Grace', usesEVerify: false },
  mayWorkUntil: null,
}
const ends = (reverifyOn: string) => ({ reverify: 'on', reverifyOn }) as const

test.each<[string, Partial<Frame>, string | null, string | null]>([
  ['nothing', {}, null, null],
  ['her signature', { section1On: null, section2On: null }, 'section 1', '2026-11-02'],
  ['documents of her choice', { section2On: null }, 'documents', '2026-11-05'],
  ['what a receipt stood for', { receiptDueOn: '2027-01-31' }, 'replacement', '2027-01-31'],
  ['her authorization goes on', ends('2027-01-15'), 'reverification', '2027-01-15'],
  ['her record ends first', { ...ends('2027-09-15'), mayWorkUntil: '2027-01-15' }, 'reverification', '2027-01-15'],
  ['an end far away', ends('2027-09-15'), null, null],
  ['the E-Verify case is the employer’s', { usesEVerify: true }, null, null],
  ['somebody who left', { section2On: null, endedOn: '2026-11-10' }, null, null],
])('asked of an employee: %s', (_what, more, asks, dueOn) =>
  expect(askedOfEmployee({ ...done, ...more }, '2026-11-16')).toEqual({ asks, dueOn }),
)
