import { expect, test } from 'vitest'
import { caseDates, isActionable, metByLca } from './dates.ts'

test('a notice that was given and a decision that came are not awaited', () => {
  const filed = { today: '2026-11-16', lcaFiledOn: '2026-10-17' }
  const parts = (given: Parameters<typeof metByLca>[0]) =>
    caseDates(given, new Set(metByLca(given))).map(({ rule, part }) => `${rule} ${part}`)
  expect(parts(filed)).toEqual(expect.arrayContaining(['D-20 decision', 'D-22 notice by']))
  const done = parts({ ...filed, noticePostedOn: '2026-10-15', lcaCertifiedOn: '2026-10-26' })
  expect(done).not.toContain('D-22 notice by')
  expect(done).not.toContain('D-20 decision')
  expect(done).toContain('D-21 public file ready')
})

test('a notice that was taken down is not awaited, one that hangs is', () => {
  const posted = { today: '2026-11-16', noticePostedOn: '2026-10-15' }
  const parts = (given: Parameters<typeof metByLca>[0]) => caseDates(given).map(({ rule, part }) => `${rule} ${part}`)
  expect(parts(posted)).toContain('D-22 notice comes down')
  expect(parts({ ...posted, noticeDownOn: '2026-10-30' })).not.toContain('D-22 notice comes down')
})

test('nobody is late with a notice that hangs longer than it must', () => {
  const hanging = caseDates({ noticePostedOn: '2026-10-01', filingNoticePostedOn: '2026-10-01', today: '2026-11-17' })
  const stays = hanging.filter(({ title }) => title.endsWith('stays up until'))
  expect(stays.map(({ rule }) => rule).sort()).toEqual(['D-22', 'D-31'])
  expect(stays.filter(isActionable)).toEqual([])
})

test('a public access file is due after the certification where the day of filing is not on record', () => {
  const due = (given: Parameters<typeof metByLca>[0]) =>
    caseDates(given).find(({ rule, part }) => `${rule} ${part}` === 'D-21 public file ready')
  expect(due({ lcaCertifiedOn: '2026-10-23', today: '2026-11-16' })).toMatchObject({
    dueOn: '2026-10-26',
    steps: [{ words: 'LCA certified on; when it was filed is not on record' }, {}],
  })
  expect(due({ lcaFiledOn: '2026-10-16', lcaCertifiedOn: '2026-10-23', today: '2026-11-16' })?.dueOn).toBe('2026-10-19')
  expect(due({ lcaCertifiedOn: '2026-10-23', pafOpenedOn: '2026-10-20', today: '2026-11-16' })).toBeUndefined()
  expect(due({ today: '2026-11-16' })).toBeUndefined()
})
