import { expect, it } from 'vitest'
import { firstWords, toFixFirst } from './fix-first.ts'
import type { Finding } from './records.ts'

const found = (cause: string, more: Partial<Finding> = {}) =>
  ({ severity: 'error', waived: null, cause, ...more }) as Finding

it('an error in an answer is fixed before the signatures; what signing itself repairs is not in front of them', () => {
  const findings = [found('person.ssn'), found('case.signatures'), found('person.name', { severity: 'warn' })]
  expect(toFixFirst({ findings }).map(({ cause }) => cause)).toEqual(['person.ssn'])
  expect(firstWords({ findings, notChecked: 3 })).toMatch(/^Fix first, then sign/)
  expect(firstWords({ findings: findings.slice(1), notChecked: 3 })).toBe('Check the rest before anybody signs.')
  expect(firstWords({ findings: [], notChecked: 0 })).toBe('Nothing here stands before the signatures.')
})
