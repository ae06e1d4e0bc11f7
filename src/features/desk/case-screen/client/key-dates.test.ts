import { expect, test } from 'vitest'
import type { OpenItem } from '#case-file/cases/open-items.ts'
import type { CaseDeadline } from '#case-work/deadlines/records.ts'
import { keyDates } from './key-dates.ts'

const TODAY = '2026-11-15'
const date = (title: string, dueOn: string, more: Partial<CaseDeadline> = {}) =>
  ({
    ...{ rule: title, part: '', title, dueOn, kind: 'due', severity: 'regulatory', doneAt: null },
    ...{ overrideOn: null, overrideByName: '', explanation: '', ...more },
  }) as CaseDeadline
const nobody = { openItems: [], personName: '', authorizedUntil: null }
const shown = (...given: Parameters<typeof keyDates>) => keyDates(...given).map(({ on, what }) => `${on} ${what}`)

test('a title stands beside its date without the word that led to it', () => {
  expect(shown([date('USCIS must have the extension by', '2027-01-31')], nobody, TODAY)).toEqual([
    '2027-01-31 USCIS must have the extension',
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
