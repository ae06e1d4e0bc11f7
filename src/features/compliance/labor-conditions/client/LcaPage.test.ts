import { expect, test } from 'vitest'
import { checksOf } from '../checks.ts'
import { conditionsOf } from '../conditions.ts'
import type { LcaCheck, LcaNotice, LcaStanding } from '../records.ts'
import { nextStep } from './LcaPage.tsx'

const check = (key: string, ok: boolean | null): LcaCheck => ({ key, title: key, says: '', ok })
const of = (standing: LcaStanding, checks: LcaCheck[], notices = 1) =>
  nextStep({ standing, checks, notices: Array.from({ length: notices }, () => ({}) as LcaNotice) })

test('the button of an LCA says what blocks it: what is wrong before what nobody knows yet', () => {
  const checks = [check('strike', null), check('proof', false), check('pay', true)]
  expect(of('Draft', checks)).toEqual({ words: 'Prove the notice', at: 'Notice at the workplace', more: 1 })
  expect(of('Draft', checks, 0).words).toBe('Post the notice')
  expect(of('Draft', [check('strike', null)]).words).toBe('Rule out a strike')
  expect(of('Draft', [check('pay', true)]).words).toBe('Enter the filing')
  // A notice that hangs keeps nobody from filing.
  expect(of('Draft', [check('posting', null)]).words).toBe('Enter the filing')
  expect(of('Draft', [check('posting', null)], 0).words).toBe('Post the notice')
  expect([of('Filed', checks).words, of('Certified', checks).words]).toEqual(['Enter number', 'Edit the LCA'])
})

test('every check has a step of its own', () => {
  const looked = { known: {}, conditions: conditionsOf({}), notices: [], dependency: [], today: '2026-11-17' }
  const steps = checksOf(looked).map(({ key }) => of('Draft', [check(key, false)]).words)
  expect(steps.length).toBeGreaterThan(8)
  expect(steps).not.toContain('Edit the LCA')
})
