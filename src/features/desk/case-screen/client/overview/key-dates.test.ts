import { expect, test } from 'vitest'
import type { OpenItem } from '#case-file/cases/open-items.ts'
import { CaseType } from '#case-types/case-type.ts'
import type { CaseDeadline } from '#preparation/deadlines/records.ts'
import { keyDates } from './key-dates.ts'

const TODAY = '2026-11-15'
const date = (title: string, dueOn: string, more: Partial<CaseDeadline> = {}) =>
  ({
    ...{ rule: title, part: '', title, dueOn, kind: 'due', severity: 'regulatory', doneAt: null },
    ...{ overrideOn: null, overrideByName: '', explanation: '', actBy: null, ...more },
  }) as CaseDeadline
const nobody = { openItems: [], personName: '', authorizedUntil: null, typeId: CaseType.ead as number, options: {} }
const shown = (...given: Parameters<typeof keyDates>) => keyDates(...given).map(({ on, what }) => `${on} ${what}`)

test('a title stands beside its date without the word that led to it', () => {
  expect(shown([date('USCIS must have the extension by', '2027-01-31')], nobody, TODAY)).toEqual([
    '2027-01-31 Extension must reach USCIS',
  ])
})

test('an internal date is a row of its own, and the legal one stays', () => {
  const own = { overrideOn: '2026-12-11', overrideByName: 'Miriam LANE' }
  const [internal, legal] = keyDates([date('Must reach USCIS by', '2027-01-29', own)], nobody, TODAY)
  expect(internal).toMatchObject({ on: '2026-12-11', about: 'Internal date, set by Miriam LANE' })
  expect(legal).toMatchObject({ on: '2027-01-29', about: '' })
})

test('three of them; the next legal date is always among them', () => {
  const house = { severity: 'internal' } as const
  const many = [
    ...[1, 2, 3].map((day) => date(`House date ${day}`, `2026-12-0${day}`, house)),
    date('Stay ends', '2027-01-31'),
  ]
  expect(shown(many, nobody, TODAY)).toEqual([
    ...['2026-12-01 House date 1', '2026-12-02 House date 2', '2027-01-31 Stay ends'],
  ])
})

test('the day for the employee’s documents is among them; a date of next year and what is done are not', () => {
  const openItems = [{ kind: 'document', side: 'employee', dueOn: '2026-11-26' }] as OpenItem[]
  const far = date('Passport expires on', '2028-02-09')
  const done = date('Done', '2026-12-01', { doneAt: TODAY })
  expect(shown([far, done], { ...nobody, openItems, personName: 'Priya NAIR' }, TODAY)).toEqual([
    '2026-11-26 Priya’s documents are due',
  ])
})

test('what ends by another case or by the record alone is among them, once', () => {
  const priya = { ...nobody, personName: 'Priya NAIR', authorizedUntil: '2026-12-19' }
  expect(shown([], priya, TODAY)).toEqual(['2026-12-19 Priya’s permission to work or stay ends'])
  expect(shown([], priya, TODAY, true)).toEqual(['2026-12-19 Your permission to work or stay ends'])
  expect(shown([date('Stay ends on', '2026-12-19')], priya, TODAY)).toEqual(['2026-12-19 Stay ends'])
})

test('neither a small task nor an internal date pushes out the end of the stay', () => {
  const dates = [
    date('Report the new address by', '2026-11-20'),
    date('Mailed extension must reach USCIS by', '2027-01-29'),
    date('Authorized to stay until', '2027-01-31', { kind: 'expires' }),
  ]
  const openItems = [{ kind: 'document', side: 'employee', dueOn: '2026-11-26' }] as OpenItem[]
  expect(shown(dates, { ...nobody, openItems }, TODAY)).toEqual([
    '2026-11-20 Report the new address',
    '2026-11-26 Documents are due',
    '2027-01-31 Permission to stay ends',
  ])
})

test('a date of the petition that it is filed with, and a day that somebody gave for a task, are dates of the case', () => {
  const item = (more: Partial<OpenItem>) => ({ about: { planned: false }, dueWhy: '', ...more }) as OpenItem
  const openItems = [
    item({ key: 'task:1', kind: 'task', side: 'employer', title: 'Sign the petition', dueOn: '2026-11-19' }),
    item({ key: 'date:principal filing', kind: 'date', title: 'Filed with the petition, due by', dueOn: '2027-01-29' }),
    item({ key: 'date:principal filing', kind: 'date', title: 'Filed with the petition, due by', dueOn: '2027-01-29' }),
  ]
  expect(shown([], { ...nobody, openItems }, TODAY)).toEqual([
    '2026-11-19 Sign the petition',
    '2027-01-29 Filed with the petition, due',
  ])
})

test('days that allow or inform fill what is left: the season of the cap is there to read', () => {
  const season = [
    date('H-1B registration opens on', '2027-03-01', { kind: 'earliest' }),
    date('H-1B registration closes on', '2027-03-15'),
    date('Selection notices are out by', '2027-03-31', { kind: 'info' }),
    date('Cap petitions may be filed from', '2027-04-01', { kind: 'earliest' }),
  ]
  expect(shown(season, nobody, TODAY).map((each) => each.slice(0, 10))).toEqual([
    ...['2027-03-01', '2027-03-15', '2027-03-31'],
  ])
})

test('where nothing comes within half a year the first that comes later is said', () => {
  expect(shown([date('Passport expires on', '2029-05-31')], nobody, TODAY)).toEqual(['2029-05-31 Passport ends'])
})

test('what is mailed is shown by the business day to act; online the day itself counts', () => {
  const card = date('Renewal (I-765) should be received by', '2026-11-28', {
    ...{ rule: 'D-60', part: 'renewal in time', actBy: '2026-11-27' },
  })
  const words = (options: Record<string, string>) => shown([card], { ...nobody, options }, TODAY)
  expect(words({ channel: 'paper' })).toEqual(['2026-11-27 Renewal should reach USCIS'])
  expect(words({ channel: 'online' })).toEqual(['2026-11-28 Renewal should reach USCIS'])
})

test('the day for the mail stands once: the end of the stay does not repeat it', () => {
  const stay = { rule: 'D-10', part: 'latest receipt', actBy: '2027-01-29', kind: 'expires' as const }
  const dates = [
    date('Mailed extension must reach USCIS by', '2027-01-29'),
    date('USCIS must have the extension by', '2027-01-31', stay),
  ]
  expect(shown(dates, nobody, TODAY, true)).toEqual([
    '2027-01-29 Your mailed extension must reach USCIS',
    '2027-01-31 Your stay (I-94) ends',
  ])
})
