import { expect, test } from 'vitest'
import type { Finding } from '../records.ts'
import { exposureOf } from './DashboardCards.tsx'

const finding = (id: string, severity: string, from: number, until: number, form: number | null = 1): Finding => ({
  ...{ id, what: id, severity },
  forms: Array.from({ length: until - from }, (_, n) => ({ id: form, employmentId: from + n, name: '' })),
})

test('the estimate counts a form with two findings once, and leaves out what can still be fixed', () => {
  // PE1 of I9-12: 23 of 100 forms at a first offence, $1,144 each.
  const found = [
    finding('A04', 'substantive', 0, 23),
    finding('A11', 'substantive', 0, 5),
    finding('A01b', 'technical', 40, 60),
  ]
  expect(exposureOf(found, 100)).toEqual({
    ...{ forms: 100, inViolation: 23, stated: 23 * 114_400 },
    ...{ low: 23 * 85_800, high: 23 * 143_000 },
  })
})

test('a form that does not exist had to exist', () => {
  // 1 of 1 and not 1 of 0: the highest band.
  expect(exposureOf([finding('A19', 'critical', 0, 1, null)], 0)).toMatchObject({
    forms: 1,
    inViolation: 1,
    stated: 243_200,
  })
})

test('without a violation there is no estimate', () => {
  expect(exposureOf([finding('A01b', 'technical', 0, 3)], 10)).toBeUndefined()
})
