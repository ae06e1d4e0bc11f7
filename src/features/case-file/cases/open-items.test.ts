import { expect, test } from 'vitest'
import { caseTypes } from '#case-types/all.ts'
import { type NewItem, nextDate, withStep } from './open-items.ts'

const date = (title: string, dueOn: string): NewItem => ({
  ...{ key: `date:${title}`, kind: 'date', side: 'firm', title, verb: 'Open', link: '/' },
  dueOn,
})

test('the first date of a case is the end of what its worker has, where that comes first', () => {
  const items = [date('Passport ends', '2028-04-30'), date('LCA', '2027-06-05')]
  const due = (workEndsOn?: string) => nextDate(items, '2026-11-17', workEndsOn)
  expect(due('2026-11-29')).toEqual({ dueOn: '2026-11-29', title: 'Permission to work or stay ends' })
  expect([due('2027-07-01'), due()].map(({ title }) => title)).toEqual(['LCA', 'LCA'])
})

test('what is to be done before any date of the law is what is due next, however late it is', () => {
  const task = (title: string, dueOn: string): NewItem => ({ ...date(title, dueOn), key: title, kind: 'task' })
  const items = [date('Passport ends', '2027-04-30'), task('Order the evaluation', '2026-11-21')]
  expect(nextDate(items, '2026-11-17', '2027-07-01')).toEqual({ dueOn: '2026-11-21', title: 'Order the evaluation' })
  expect(nextDate([...items, task('File', '2026-08-01')], '2026-11-17').title).toBe('File')
  expect(nextDate([date('LCA', '2026-08-01'), date('Appeal', '2026-10-01')], '2026-11-17').title).toBe('Appeal')
})

test('every petition for a worker that is switched on later is filed before that end', () => {
  const named = caseTypes.filter(({ deadlines }) => deadlines?.beforeWorkEnds).map(({ name }) => name)
  for (const status of ['L-1', 'O-1', 'TN', 'E-3', 'H-1B1'])
    expect(
      named.some((name) => name.startsWith(status)),
      status,
    ).toBe(true)
})

test('what is owed beside the case does not hide the step that comes next in it', () => {
  const turn = { who: 'firm', todo: 'prepare the forms', link: '/case' } as const
  const owed = {
    key: 'x',
    kind: 'task',
    side: 'firm',
    title: 'Make the public access file ready',
    verb: 'Open',
    link: '/',
  } as const
  const titles = (items: NewItem[]) => withStep(items, turn).map(({ title }) => title)
  expect(titles([{ ...owed, beside: true }])).toEqual([owed.title, 'Prepare the forms'])
  expect(titles([owed])).toEqual([owed.title])
})
