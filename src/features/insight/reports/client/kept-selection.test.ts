import { expect, test } from 'vitest'
import { readyReport } from '../ready-reports.ts'
import type { SavedReport, Selection } from '../records.ts'
import { isSame, keptOf, toMail } from './kept-selection.ts'

const time = readyReport('time')?.selection as Selection
const none = { companyId: '', typeId: '', attorneyId: '', mode: '', months: '' }
const saved = (name: string, selection: Selection): SavedReport => ({
  ...{ id: 7, name, selection, schedule: null, nextAt: null, recipientIds: [] },
})

test('a report without filters has nothing unsaved; with one it has', () => {
  expect(isSame(keptOf(time, none), time)).toBe(true)
  expect(isSame(keptOf(time, { ...none, months: '12' }), time)).toBe(true)
  for (const filter of [{ companyId: '4' }, { typeId: '4' }, { attorneyId: '4' }, { mode: 'LEGAL' }, { months: '6' }])
    expect(isSame(keptOf(time, { ...none, ...filter }), time), JSON.stringify(filter)).toBe(false)
  const ofBlue = { ...time, only: { companyId: 4 } }
  expect(isSame(keptOf(ofBlue, { ...none, companyId: '4' }), ofBlue)).toBe(true)
  expect(isSame(keptOf(ofBlue, none), ofBlue)).toBe(false)
})

test('a report that was kept before is the one that is mailed, and another gets a name of its own', () => {
  expect(toMail('Time to file', time, [saved('My Monday', time)])).toMatchObject({ id: 7, name: 'My Monday' })
  const other = saved('time to file', { ...time, months: 6 })
  expect(toMail('Time to file', time, [other])).toEqual({
    ...{ name: 'Time to file 2', selection: time, schedule: null, recipientIds: [] },
  })
  expect(toMail('Time to file', time, [])).toMatchObject({ name: 'Time to file' })
})
