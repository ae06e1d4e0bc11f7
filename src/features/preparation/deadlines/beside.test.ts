import { expect, test } from 'vitest'
import { besideWords, refusedDay } from './beside.ts'
import { caseDates } from './dates.ts'

const answer = (more: object) =>
  caseDates({ rfeDatedOn: '2026-11-16', requestedForm: 'i-539', ...more }).find(({ rule }) => rule === 'D-40')

/** deadlines.md, conventions and D-40: due Saturday 12-19-2026. */
test('an answer due on a Saturday: on paper the Monday, online the Saturday, unknown the Saturday with both days beside', () => {
  expect(answer({ answerChannel: 'paper' })).toMatchObject({ dueOn: '2026-12-21', actBy: null, lastResortOn: null })
  expect(answer({ answerChannel: 'online' })).toMatchObject({ dueOn: '2026-12-19', actBy: null, lastResortOn: null })
  const unknown = answer({})
  expect(unknown).toMatchObject({ dueOn: '2026-12-19', actBy: '2026-12-18', lastResortOn: '2026-12-21' })
  expect(unknown && besideWords(unknown)).toBe(
    '12-19-2026 (Saturday) is no business day: act by 12-18-2026. As a last resort, what arrives on 12-21-2026 may still be accepted.',
  )
})

test('nothing stands beside a business day', () => {
  expect(besideWords({ dueOn: '2026-12-18', actBy: null, lastResortOn: null })).toBe('')
})

const date = (kind: 'due' | 'expires' | 'earliest' | 'retain until' | 'info', severity: 'regulatory' | 'internal') => ({
  kind,
  severity,
  dueOn: '2027-02-10',
})

test.each([
  ['due', 'regulatory', '2027-02-03', undefined],
  ['due', 'regulatory', '2027-02-10', undefined],
  ['due', 'regulatory', '2027-02-17', 'The law gives until 02-10-2027. Your own date can be earlier, never later.'],
  ['expires', 'regulatory', '2027-02-11', 'The law gives until 02-10-2027. Your own date can be earlier, never later.'],
  ['earliest', 'regulatory', '2027-02-09', 'The law gives 02-10-2027. Your own date can be later, never earlier.'],
  ['retain until', 'regulatory', '2028-01-01', undefined],
  ['due', 'internal', '2027-02-17', undefined],
] as const)('an own day for a date that is %s and %s on %s', (kind, severity, on, sentence) => {
  expect(refusedDay(date(kind, severity), on)).toBe(sentence)
})
