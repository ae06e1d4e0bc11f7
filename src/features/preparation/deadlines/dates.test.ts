import { expect, test } from 'vitest'
import { checksOf } from '#rules/deadlines/compute.ts'
import type { Given } from '#rules/deadlines/inputs.ts'
import { caseDates, isActionable, isAnswer, metByLca, withAppealOver } from './dates.ts'

const filed: Given = { laborCertificationFiledOn: '2026-08-12', today: '2026-11-16' }

test('the answer to an audit letter is counted from the letter, not from the layoffs or the filing', () => {
  const [due] = caseDates({ ...filed, auditLetterOn: '2026-10-28' }).filter(isAnswer)
  expect([due?.part, due?.dueOn]).toEqual(['audit response', '2026-11-27'])
})

test('the end of a certification is no answer to a notice: it stays a date of its own', () => {
  const dates = caseDates({ ...filed, certifiedOn: '2026-11-12' })
  expect(dates.find(({ part }) => part === 'certification expires')?.dueOn).toBe('2027-05-11')
  expect(dates.filter(isAnswer)).toEqual([])
})

test('a fresh certification is alive, and needs its I-140 in time', () => {
  const beyond = (today: string) =>
    checksOf({ ...filed, certifiedOn: '2026-11-12', sixYearsEndOn: '2031-06-12', today }).find(
      ({ check }) => check.id === 'D-15',
    )?.judged.verdict
  expect(beyond('2026-11-16')?.level).toBe('warn')
  expect(beyond('2026-11-16')?.sentence).toContain('05-11-2027')
  expect(beyond('2027-05-12')?.sentence).toContain('expired without an I-140')
})

test('the wage is owed from the approved start; who works there already is owed it from that day', () => {
  const pays = (more: Given) =>
    caseDates({ petitionApprovedOn: '2026-11-13', requestedStartOn: '2026-12-01', inUsAtApproval: true, ...more }).find(
      ({ rule }) => rule === 'D-90',
    )?.dueOn
  expect(pays({})).toBe('2027-01-30')
  expect(pays({ petitionStartsOn: '2026-11-20' })).toBe('2027-01-19')
  expect(pays({ petitionStartsOn: '2026-11-20', employedSince: '2025-06-01' })).toBe('2026-11-20')
})

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

// Decided on 11-20-2026: 33 days by mail are Wednesday, 12-23-2026; on 12-08-2026 Sunday, 01-10-2027.
test.each([
  ['on its last day', '2026-11-20', '2026-12-23', false, true],
  ['the day after', '2026-11-20', '2026-12-24', false, false],
  ['the day after, and it went out', '2026-11-20', '2026-12-24', true, true],
  ['a Monday on which paper may still be taken', '2026-12-08', '2027-01-11', false, true],
  ['after that Monday', '2026-12-08', '2027-01-12', false, false],
])('an appeal %s', (_, decisionDatedOn, today, appealed, isDuty) => {
  const [appeal] = withAppealOver(caseDates({ decisionDatedOn, today }), today, appealed).filter(
    ({ rule }) => rule === 'D-42',
  )
  expect(appeal && isActionable(appeal)).toBe(isDuty)
  expect(appeal?.title === 'Appeal day passed, none recorded').toBe(!isDuty)
})
