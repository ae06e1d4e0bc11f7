import { expect, test } from 'vitest'
import { ItemAbout } from '#case-file/cases/open-items.ts'
import { greeting } from '#ui/greeting.ts'
import type { AwaitedFrom, HomeItem } from '../records.ts'
import {
  byMonth,
  byUrgency,
  dayWords,
  firstOfEach,
  lightOf,
  named,
  needsYou,
  nextStep,
  ofCases,
  shownAs,
  thingsOwed,
  unassignedOf,
  withForms,
  withLateDates,
  withNotices,
  withPayment,
  workloadWords,
} from './home-words.ts'
import { ALL_SET, byCaseAndSide } from './my-items.ts'

const TODAY = '2026-11-15'

const item = (given: Partial<HomeItem>): HomeItem => ({
  ...{
    id: 1,
    caseId: 1,
    key: 'k',
    kind: 'document',
    side: 'employee',
    title: 'Upload “Pay stub”',
    verb: 'Upload',
    link: '/d',
    about: ItemAbout.parse({ thing: 'Pay stub', document: 'payStub' }),
  },
  ...{ dueOn: null, dueWhy: '', ends: false, since: '2026-11-01T00:00:00Z', remindedAt: null, number: '26-1' },
  ...{ typeName: 'H-1B', said: 'H-1B extension', step: 0, casePath: '/c/1', personId: 7, personName: 'Priya NAIR' },
  ...{ companyName: 'Northwind', attorneyName: 'Miriam LANE', renewal: 'none', login: null },
  ...given,
})

test('the greeting follows the hour', () => {
  expect([8, 13, 20].map((hour) => greeting('Lucía', hour))).toEqual([
    'Good morning, Lucía',
    'Good afternoon, Lucía',
    'Good evening, Lucía',
  ])
})

test('a home says how much needs the reader and by when, and that nothing does only when nothing does', () => {
  const due = (...days: (string | null)[]) => days.map((dueOn) => ({ dueOn }))
  expect(needsYou(6, due(null, '2026-11-19'), 0, TODAY)).toBe(
    '6 things need you. The first is due 11-19-2026, in 4 days.',
  )
  expect(needsYou(1, due('2026-11-13'), 0, TODAY)).toBe('1 thing needs you. It is due 11-13-2026, 2 days ago.')
  // An inspection in three days comes before what is due in four.
  expect(needsYou(12, due('2026-11-19'), 0, TODAY, due(null, '2026-11-18'))).toBe(
    '12 things need you. With notices and Forms I-9, the first is due 11-18-2026, in 3 days.',
  )
  expect(needsYou(12, due('2026-11-17'), 0, TODAY, due('2026-11-18'))).toContain('The first is due 11-17-2026')
  expect(needsYou(0, [], 1, TODAY)).toBe('Nothing to do, 1 date to keep in mind.')
  expect(needsYou(0, [], 0, TODAY)).toBe(ALL_SET)
})

test('a law firm’s day is counted by urgency', () => {
  expect(dayWords(11, { overdue: 2, week: 4 })).toBe('2 overdue, 4 due this week, 5 more wait for you.')
  expect(dayWords(1, { overdue: 0, week: 0 })).toBe('1 waits for you.')
  expect(dayWords(0, { overdue: 0, week: 0 })).toBe(ALL_SET)
  const days = ['2026-11-13', '2026-11-15', '2026-11-22', '2026-11-23', null].map((dueOn) => ({ dueOn }))
  const { overdue, week, later } = byUrgency(days, TODAY, '2026-11-22')
  expect([overdue, week, later].map((group) => group.length)).toEqual([1, 2, 2])
})

test('the button says the thing where it is short', () => {
  expect(
    shownAs({ kind: 'questions', title: 'Answer 12 questions', verb: 'Answer', about: ItemAbout.parse({ count: 12 }) }),
  ).toEqual({
    what: 'Questions for you',
    verb: 'Answer 12 questions',
  })
  expect(shownAs({ kind: 'task', title: 'Order the evaluation', verb: 'Open', about: ItemAbout.parse({}) }).verb).toBe(
    'Open task',
  )
})

test('what somebody owes is said in one line: the first things by name, all of them counted', () => {
  const items = [
    item({ id: 2, dueOn: '2026-11-25' }),
    item({ id: 3, title: 'Answer 9 questions', kind: 'questions' }),
    item({ id: 5, about: ItemAbout.parse({ thing: 'I-94', sentBack: true }) }),
  ]
  const from = (given: Partial<AwaitedFrom>): AwaitedFrom => ({
    ...{ key: 'person 7', n: 3, cases: 1, caseIds: [1], dueOn: null, items },
    ...given,
  })
  expect([from({}), from({ items: [item({ side: 'attorney' })] })].map((each) => named(each).who)).toEqual([
    'Priya NAIR',
    'Miriam LANE',
  ])
  expect(named(from({ items: [item({ side: 'firm', attorneyName: '' })] })).who).toBe('Your law firm')
  expect(ofCases(named(from({})))).toBe('H-1B extension')
  expect(ofCases(named(from({ items: [item({ side: 'firm' })] })))).toBe('Priya NAIR, H-1B extension')
  expect(ofCases(named(from({ cases: 12 })))).toBe('12 cases')
  expect(thingsOwed(items, 3)).toBe('Pay stub · 9 questions · I-94 (sent back)')
  expect(thingsOwed(items, 11)).toBe('Pay stub · 9 questions · I-94 (sent back) · 8 more')
})

test('each person stands once in the twelve months, by what ends first, with the light of the renewal', () => {
  const ends = [
    item({ id: 1, dueOn: '2027-01-31', renewal: 'started' }),
    item({ id: 2, dueOn: '2027-03-01' }),
    item({ id: 3, personId: 8, dueOn: '2026-11-10' }),
    item({ id: 4, personId: 9, dueOn: '2027-05-01' }),
  ]
  const first = firstOfEach(ends)
  expect(first.map(({ id }) => id)).toEqual([3, 1, 4])
  expect(first.map((each) => lightOf(each, '2027-01-14'))).toEqual(['red', 'amber', 'gray'])
  const months = byMonth(first, TODAY)
  expect([months.length, months[0]?.name, months.at(-1)?.name]).toEqual([12, 'Nov', 'Oct'])
  expect(months.flatMap(({ name, items }) => items.map(({ id }) => `${name} ${id}`))).toEqual([
    'Nov 3',
    'Jan 1',
    'May 4',
  ])
})

test('a date of the law that has passed makes a law firm’s day late, and nobody reads that all is set', () => {
  const totals = { overdue: 0, week: 1, waiting: 0, awaited: 0, stuck: 0, datesPassed: 2, datesLate: 1, datesAhead: 1 }
  const day = withLateDates(
    {
      ...{ totals, itemCount: 1, items: [item({ id: 1, dueOn: '2026-11-18' })] },
      dates: [
        item({ id: 2, kind: 'date', dueOn: '2026-10-17', title: 'Public access file must be ready by' }),
        item({ id: 3, kind: 'date', dueOn: '2026-10-20', key: 'date:D-13 work ended' }),
        item({ id: 4, kind: 'date', dueOn: TODAY }),
      ],
    },
    TODAY,
  )
  expect(day.items.map(({ id }) => id)).toEqual([2, 1])
  expect(day.items[0]?.title).toBe('Public access file must be ready')
  expect(dayWords(day.itemCount, day.totals)).toBe('1 overdue, 1 due this week.')
  const nothingElse = withLateDates({ ...day, items: [], itemCount: 0, totals: { ...totals, week: 0 } }, TODAY)
  expect(dayWords(nothingElse.itemCount, nothingElse.totals)).toBe('1 overdue.')
})

test('what a law firm does within sixty days or without a day is read at once; the rest is a line', () => {
  const dueOn = ['2026-11-01', '2026-11-20', '2027-01-14', '2027-01-15', null]
  const groups = byUrgency(
    dueOn.map((day, id) => item({ id, dueOn: day })),
    TODAY,
    '2026-11-22',
  )
  const ids = (of: readonly { id: number }[]) => of.map(({ id }) => id)
  expect([groups.overdue, groups.week, groups.later, groups.far].map(ids)).toEqual([[0], [1], [2, 4], [3]])
})

test('a side that has not moved is one line of its case, with all it owes', () => {
  const stuck = [
    item({ id: 1, caseId: 7, side: 'employer', title: 'Upload “Tear sheets”' }),
    item({ id: 2, caseId: 7, side: 'employer', title: 'Upload “Job order”' }),
    item({ id: 3, caseId: 7, side: 'employee', title: 'Answer 4 questions' }),
  ]
  expect(byCaseAndSide(stuck).map(({ first, n }) => [first.id, n])).toEqual([
    [1, 2],
    [3, 1],
  ])
})

test('a firm reads how many cases nobody has and who is latest', () => {
  const row = { attorneyId: 1, diy: false, name: 'Jonas WEBER', open: 31, week: 9, overdue: 5, client: 11, stuck: 6 }
  const nobody = { ...row, attorneyId: null, name: '', open: 3, overdue: 0 }
  const rows = [nobody, row, { ...row, attorneyId: 2, overdue: 3 }, { ...nobody, diy: true, open: 2 }]
  expect(unassignedOf(rows)).toBe(3)
  expect(unassignedOf(rows.slice(1))).toBe(0)
  expect(workloadWords(rows)).toBe('67 open cases. 3 have no attorney yet; Jonas WEBER has 5 of the 8 overdue.')
  expect(workloadWords(rows.filter(({ overdue }) => overdue === 5 || overdue === 0))).toMatch(
    /Jonas WEBER has 5 overdue\.$/,
  )
  expect(workloadWords([])).toBe('0 open cases.')
})

test('a card that cannot be renewed is as urgent as one whose renewal nobody opened', () => {
  const light = (renewal: HomeItem['renewal']) => lightOf({ dueOn: '2026-12-01', renewal }, '2027-01-15')
  expect([light('none'), light('impossible'), light('started')]).toEqual(['red', 'red', 'amber'])
})

test('a renewal that is under way says what comes first, and whose it is', () => {
  const item = (personId: number, title: string, dueOn: string | null, side = 'employee') =>
    ({
      personId,
      title,
      dueOn,
      side,
      kind: 'document',
      personName: 'Ingrid SATO',
      companyName: 'NORTHWIND',
    }) as HomeItem
  const open = [item(1, 'Answer 4 questions', null), item(1, 'Upload “2 photos”', '2026-11-20'), item(2, 'Sign', null)]
  expect(nextStep(open, 1)).toBe('Next: Ingrid, Upload “2 photos” by 11-20-2026')
  expect(nextStep(open, 3)).toBe('')
})

test('nobody is all set while a Form I-9 is late or due', () => {
  expect(withForms(ALL_SET, { late: 0, due: 0 })).toBe(ALL_SET)
  expect(withForms(ALL_SET, { late: 1, due: 0 })).toBe('1 Form I-9 is late.')
  expect(withForms(ALL_SET, 'asked')).toBe('')
  expect(withForms(ALL_SET, 'unknown')).toBe('Your Forms I-9 could not be loaded.')
  expect(withForms('1 thing needs you.', { late: 1, due: 2 })).toBe(
    '1 thing needs you. 1 Form I-9 is late. 2 Forms I-9 are due this week.',
  )
})

test('nobody is all set without a payment method', () => {
  const missing = 'A payment method is missing; new employees and cases wait for it.'
  expect(withPayment(ALL_SET, false)).toBe(ALL_SET)
  expect(withPayment(ALL_SET, true)).toBe(missing)
  expect(withPayment('1 thing needs you.', true)).toBe(`1 thing needs you. ${missing}`)
})

test.each([
  [ALL_SET, 0, ALL_SET],
  [ALL_SET, 1, '1 notice of the government waits for an answer.'],
  ['3 things need you.', 2, '3 things need you. 2 notices of the government wait for an answer.'],
  [ALL_SET, 'unknown', 'Notices of the government could not be loaded.'],
  [ALL_SET, 'asked', ''],
  ['3 things need you.', 'asked', '3 things need you.'],
] as const)('%s with %s notices: %s', (words, notices, said) => expect(withNotices(words, notices)).toBe(said))

test('what an employee is told to do is said to HR of them', () => {
  const check = item({ kind: 'questions', title: 'Check your answers and submit them', verb: 'Submit' })
  expect(nextStep([check], 7)).toBe('Next: Priya, Check the answers and submit them')
  expect(thingsOwed([check], 1)).toBe('Check the answers and submit them')
})
