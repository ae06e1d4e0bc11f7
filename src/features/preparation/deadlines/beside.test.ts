import { expect, test } from 'vitest'
import { besideWords } from './beside.ts'
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
