import { expect, test } from 'vitest'
import { showsSsn } from './shows-ssn.ts'

const named = (documentType: string, description = '') => showsSsn({ documentType, description })

test.each([
  'Social Security card',
  'SSN card',
  'Pay stubs of the last 2–3 months and W-2',
  'W2',
  'W-2s and pay records of the beneficiary',
  'Form 1040',
  '1099',
  'Latest federal tax return or transcript',
])('%s shows the number', (name) => expect(named(name)).toBe(true))

test.each(['Passport photo page', 'Degree and transcripts', 'I-94', 'Support letter', 'Form I-20 of 10402'])(
  '%s does not',
  (name) => expect(named(name)).toBe(false),
)

test('what somebody wrote about it counts too', () =>
  expect(named('Other', 'copy of my social security card')).toBe(true))
