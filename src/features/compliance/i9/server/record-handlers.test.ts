import { expect, test } from 'vitest'
import { type Settings, standardSettings } from '../records.ts'
import { type Frame, openOf, placeOf } from '../rules.ts'
import { everifyProblems } from './record-handlers.ts'

const enrolled: Settings = { ...standardSettings, everifyId: '1234567', enrolledFrom: '2026-01-01' }
const given = { openedOn: '2026-11-17', result: 'mismatch', resultOn: '2026-11-17' } as const
const fields = (more: object, settings = enrolled) =>
  Object.keys(everifyProblems({ ...given, ...more }, settings, '2026-11-18'))

test('an E-Verify case is only of who is enrolled, and nothing of it lies before it was opened', () => {
  expect(fields({})).toEqual([])
  expect(fields({}, standardSettings)).toEqual(['openedOn'])
  expect(fields({ resultOn: '2026-11-16' })).toEqual(['resultOn'])
  expect(fields({ resultOn: '2026-11-19' })).toEqual(['resultOn'])
  expect(fields({ resultOn: null })).toEqual(['resultOn'])
  expect(fields({ resultOn: null, result: 'open' })).toEqual([])
  expect(fields({ result: 'referred' })).toEqual(['referredOn'])
})

const form: Frame = {
  ...{ id: 1, firstDay: '2025-06-02', endedOn: null, section1On: '2025-06-02', section2DueOn: '2025-06-05' },
  ...{ section2On: '2025-06-03', receiptDueOn: null, receiptDoneOn: null, reverifyOn: '2026-11-10' },
  ...{ mayWorkUntil: null, toldOn: null, linkSentOn: null, givenName: 'Ana', usesEVerify: true },
  reverify: 'on',
  link: 'none',
  everify: { caseNumber: '1', openedOn: '2026-11-16', result: 'mismatch', resultOn: '2026-11-16' },
}

test('an open mismatch is named also where something else is late first', () => {
  expect(openOf(form, '2026-11-17').map(({ waits }) => waits)).toEqual(['reverification', 'mismatch'])
  const { waits, about } = placeOf(form, '2026-11-17', false)
  expect(waits).toBe('reverification')
  expect(about).toContain('Also: E-Verify mismatch, tell the employee in private, due 12-01-2026')
})
