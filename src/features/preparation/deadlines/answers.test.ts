import { expect, test } from 'vitest'
import { checksOf } from '#rules/deadlines/compute.ts'
import type { Given } from '#rules/deadlines/inputs.ts'
import { caseDates, isAnswer } from './dates.ts'

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
