import { expect, test } from 'vitest'
import {
  isRequired,
  itemIds,
  mustStayOut,
  publicFileDue,
  retentionOf,
  standingOfFile,
  wantsCertified,
} from './checklist.ts'
import { entriesOf, gapsOf, type Held } from './entries.ts'

const plain = {
  dependent: false,
  willfulViolator: false,
  exemptOnly: null,
  reorganized: false,
  groupOfCompanies: false,
}
const has = (...ids: Held['item'][]): Held[] =>
  ids.map((item) => ({ item, place: '', coverPages: true, certified: false, checkedOn: '2026-11-16' }))
const six = has('P1', 'P2', 'P3', 'P4', 'P5', 'P6')

/** h1b-compliance.md §7, audit tests. */
test.each([
  ['P1 to P6 are enough', six, plain, []],
  ['missing P6', six.slice(0, 5), plain, ['P6']],
  ['an LCA without its cover pages', [{ ...six[0], coverPages: false }, ...six.slice(1)] as Held[], plain, ['P1']],
  ['nobody looked at P3', six.map((each) => (each.item === 'P3' ? { ...each, checkedOn: null } : each)), plain, ['P3']],
  ['dependent, not exempt only, P10 missing', six, { ...plain, dependent: true, exemptOnly: false }, ['P10']],
  ['dependent and exempt only', six, { ...plain, dependent: true, exemptOnly: true }, ['P9']],
  ['dependent, and nobody said who is exempt', six, { ...plain, dependent: true }, ['P9', 'P10']],
  ['nobody said whether it is dependent', six, { ...plain, dependent: undefined }, ['P9', 'P10']],
  ['reorganized', six, { ...plain, reorganized: true }, ['P7']],
  ['a group of companies', six, { ...plain, groupOfCompanies: true }, ['P8']],
] as const)('%s', (_what, held, facts, gaps) =>
  expect(gapsOf(entriesOf(held, facts, [])).map(({ item }) => item)).toEqual(gaps),
)

test('the notice is asked for at each place of work, and one of another place stands for none', () => {
  const places = [
    { id: 'r1', name: 'Boston' },
    { id: 'r2', name: 'Austin' },
  ]
  const at = (place: string): Held => ({ ...(has('P5')[0] as Held), place })
  const others = six.filter(({ item }) => item !== 'P5')
  const lacking = (...held: Held[]) =>
    gapsOf(entriesOf([...others, ...held], plain, places)).map(({ place, lack }) => [place?.name, lack])
  expect(lacking(at('r1'), at('r2'))).toEqual([])
  expect(lacking(at('r1'))).toEqual([['Austin', 'missing']])
  expect(lacking(at('r1'), at('r9'))).toEqual([['Austin', 'missing']])
  expect(lacking(at(''))).toHaveLength(2)
  expect(gapsOf(entriesOf(six, plain, places.slice(0, 1)))).toEqual([])
})

test('ten items; P9 and P10 do not apply to an employer that is not dependent', () => {
  expect(itemIds).toHaveLength(10)
  expect([isRequired('P9', plain), isRequired('P10', plain)]).toEqual([false, false])
})

/** deadlines.md D-20 and D-21, E1 to E5. */
test.each([
  ['2026-11-16', '2026-11-17'],
  ['2026-11-23', '2026-11-24'],
  ['2026-12-18', '2026-12-21'],
  ['2026-11-10', '2026-11-12'],
  ['2026-11-25', '2026-11-27'],
])('filed %s: ready by %s', (filed, due) => expect(publicFileDue(filed)).toBe(due))

/** D-21 E1 to E4, HC-18 G2 and G3. */
const kept = { lastWorkedOn: null, neverUsed: false, endedOn: undefined, holdOn: null }
test.each([
  ['E1, G2', { lastWorkedOn: '2026-06-30' }, { until: '2027-06-30', destroyFrom: '2027-07-01' }],
  ['E2', { lastWorkedOn: '2028-02-29' }, { until: '2029-03-01', destroyFrom: '2029-03-02' }],
  ['E3', { neverUsed: true, endedOn: '2026-03-15' }, { until: '2027-03-15', destroyFrom: '2027-03-16' }],
  ['E4', { lastWorkedOn: '2027-03-31', endedOn: '2027-11-30' }, { until: '2028-03-31', destroyFrom: '2028-04-01' }],
  ['G3 a hold', { lastWorkedOn: '2026-06-30', holdOn: '2027-05-03' }, { until: '2027-06-30', destroyFrom: undefined }],
  ['somebody works under it', {}, {}],
])('%s', (_ex, more, result) => expect(retentionOf({ ...kept, ...more })).toEqual(result))

test('the signed LCA takes the place of the filed one when it is certified', () => {
  expect(wantsCertified(six, undefined)).toBe(false)
  expect(wantsCertified(six, '2026-11-25')).toBe(true)
  expect(wantsCertified([{ item: 'P1', certified: true }], '2026-11-25')).toBe(false)
})

test.each([
  ['SSN 123-45-6789', 'a Social Security number'],
  ['Date of birth: 03-15-1990', 'a date of birth'],
  ['Passport number Z1234567', 'a passport number'],
  ['Home address: 12 Elm Street', 'a home address'],
  ['She was born 03/14/1990 in Pune', 'a date of birth'],
  ['born on March 14, 1990', 'a date of birth'],
  ['SSN 123 45 6789', 'a Social Security number'],
  ['Priya Nair gets $160,000', 'the name of a worker, Priya NAIR,'],
  ['Pay grows with years in the job. Nair Street, Boston', undefined],
  ['Wage 152,000 a year, call 617-555-0142, LCA I-200-26271-398114', undefined],
])('%s', (text, found) => expect(mustStayOut(text, ['Priya NAIR'])).toBe(found))

test.each([
  ['not filed', {}, undefined, 'Not due yet'],
  ['filed today', { filedOn: '2026-11-16' }, '2026-11-17', 'Not due yet'],
  ['filed the day before', { filedOn: '2026-11-13' }, '2026-11-16', 'Due'],
  ['filed long ago', { filedOn: '2026-07-20', certifiedOn: '2026-07-28' }, '2026-07-21', 'Late'],
  ['certified, and nobody entered when it was filed', { certifiedOn: '2026-07-28' }, '2026-07-29', 'Late'],
  ['ready', { certifiedOn: '2026-07-28', readyOn: '2026-07-20' }, '2026-07-29', 'Open to the public'],
  [
    'ready once, and lacking something now',
    { filedOn: '2026-07-28', readyOn: '2026-07-29', complete: false },
    '2026-07-29',
    'Incomplete',
  ],
  ['destroyed', { filedOn: '2020-07-28', destroyedOn: '2026-01-02' }, '2020-07-29', 'Destroyed'],
])('how a file stands: %s', (_what, days, dueOn, state) =>
  expect(standingOfFile({ readyOn: null, destroyedOn: null, complete: true, today: '2026-11-16', ...days })).toEqual({
    dueOn,
    state,
  }),
)
