import { expect, test } from 'vitest'
import { CaseType } from '#case-types/case-type.ts'
import { Status } from '#case-types/status/statuses.ts'
import { type Concerned, ownTasks, type Reporting, whatFollows } from './what-follows.ts'

const TODAY = '2026-11-16'
const nobody: Concerned = {
  ...{ name: 'Priya', visaExpiresOn: '2028-01-01', passportExpiresOn: '2030-01-01', stayEndsOn: null, cases: [] },
}
const pending = (typeId: number, subType = '') => ({ typeId, subType, status: Status.receipted })
const says = (report: Reporting, about: Partial<Concerned> = {}) =>
  whatFollows(report, { ...nobody, ...about }, TODAY).map(({ says: words, by = '' }) => `${words}${by && ` by ${by}`}`)

test('a move is reported to USCIS within 10 days, whatever is open', () => {
  expect(says({ kind: 'move', on: '2026-12-01' })).toEqual([
    'Report the new address to USCIS online (Form AR-11) by 2026-12-11',
  ])
  expect(says({ kind: 'move', on: '2026-12-01' }, { cases: [pending(CaseType.h1b, 'extension')] })).toHaveLength(2)
})

test.each<[string, Partial<Concerned>, RegExp]>([
  ['a pending green card', { cases: [pending(CaseType.i485, 'employment')] }, /^Do not leave before your attorney/],
  ['a pending change of status', { cases: [pending(CaseType.h1b, 'cap')] }, /^Talk to your attorney first/],
  ['a pending extension', { cases: [pending(CaseType.h1b, 'extension')] }, /while your petition is pending/],
  ['a stay that ends while away', { stayEndsOn: '2026-12-15' }, /your stay ends 12-15-2026, while you are away/],
  ['a visa that ends before the return', { visaExpiresOn: '2026-12-10' }, /new visa stamp.*12-10-2026/],
  ['a passport that ends within six months', { passportExpiresOn: '2027-03-01' }, /Renew your passport.*03-01-2027/],
])('a trip with %s says so at once', (_, about, words) => {
  const trip = { kind: 'trip', on: '2026-12-01', returnsOn: '2026-12-20' } as const
  const [first] = says(trip, about)
  expect(first).toMatch(words)
  // And it is always looked at before departure.
  expect(says(trip, about).at(-1)).toMatch(/checks the trip/)
})

test('another place of work needs an amended petition first, unless somebody knows that the area is the same', () => {
  const cases = [{ ...pending(CaseType.h1b, 'extension'), status: Status.completed }]
  const job = { kind: 'job', on: '2027-01-04', newPlace: true } as const
  expect(says(job, { cases })[0]).toMatch(/^File an amended petition before/)
  expect(says({ ...job, sameArea: true }, { cases })[0]).toMatch(/^Post the LCA notice/)
  expect(says({ ...job, newPlace: false }, { cases })[0]).toMatch(/checks whether the change needs/)
})

test('what a traveler is told to do becomes a task of theirs; the trip is checked on a business day before', () => {
  const trip = { kind: 'trip', on: '2027-01-16', returnsOn: '2027-02-10' } as const
  const about = { ...nobody, visaExpiresOn: '2027-01-14', stayEndsOn: '2027-01-31' }
  const tasks = (more: Partial<Concerned> = {}, today = TODAY) =>
    ownTasks(trip, { ...about, ...more }, today).map(({ title, dueOn }) => [title, dueOn])
  const talk = 'Talk to your attorney before you leave: your stay ends 01-31-2027, while you are away'
  // The stamp is issued abroad only, so by the return; the talk comes while the trip can still be put off.
  expect(tasks()).toEqual([
    [talk, '2026-12-31'],
    ['Get a new visa stamp before you return: yours ends 01-14-2027', '2027-02-10'],
  ])
  expect(tasks({}, '2027-01-12')).toContainEqual([talk, '2027-01-12'])
  const cases = [{ ...pending(CaseType.h1b, 'extension'), status: Status.generated }]
  expect(tasks({ cases })[0]).toEqual([
    'Do not leave before your extension is filed: you must be in the United States that day',
    '2027-01-16',
  ])
  expect(whatFollows(trip, about, TODAY).at(-1)?.by).toBe('2027-01-15')
})

test('nothing is said before a day is', () => {
  expect(says({ kind: 'trip', on: '' })).toEqual([])
})

test('no day is promised that has passed: of a move last week it is checked today', () => {
  const cases = [pending(CaseType.h1b, 'extension')]
  expect(says({ kind: 'move', on: '2026-11-10' }, { cases })).toEqual([
    'Report the new address to USCIS online (Form AR-11) by 2026-11-20',
    'Your attorney checks whether you will also work from another place by 2026-11-16',
  ])
  const days = whatFollows({ kind: 'job', on: '2026-11-10', newPlace: true }, { ...nobody, cases }, TODAY)
  expect(days.map(({ by }) => by)).toEqual([TODAY, TODAY, TODAY])
})
