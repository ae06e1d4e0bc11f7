import { describe, expect, test } from 'vitest'
import { CaseType } from '#case-types/case-type.ts'
import { standard } from '#rules/deadlines/deadline.ts'
import type { Given } from '#rules/deadlines/inputs.ts'
import { dayOfFilingWords, missedWords } from './client/words.ts'
import { caseDates, metByFiling } from './dates.ts'
import { capYearOf, judgeDayOfFiling } from './filing-day.ts'

const unfiled = { filedOn: null, outcome: null }
function judged(typeId: number, given: Given, filedOn: string) {
  const dates = caseDates(given, metByFiling({ typeId, ...unfiled }))
  const { missed, judged } = judgeDayOfFiling(typeId, dates, filedOn)
  return {
    ...{ found: missed.map(missedWords), words: dayOfFilingWords(missed, judged) },
    follows: missed.map(({ consequence }) => consequence).join(' '),
  }
}
const stay = { classification: 'H-1B', i94EndsOn: '2027-09-02', today: '2026-11-16' } as const

describe('what speaks against a day of filing', () => {
  test('an extension filed more than six months before is no all-clear', () => {
    expect(judged(CaseType.h1b, stay, '2026-11-20')).toMatchObject({
      found: ['Extension may be filed from 03-03-2027: 103 days too early.'],
      words: 'It could not be filed on that day:',
    })
    expect(judged(CaseType.h1b, stay, '2027-03-03').words).toBe('No deadline would be missed.')
  })

  test('a renewal filed after the card has ended is late, and work has stopped', () => {
    const card = { permitCategory: '(c)(26)', cardEndsOn: '2026-12-26', today: '2026-11-16' } as const
    const { found, follows } = judged(CaseType.ead, card, '2027-01-05')
    // Nothing says until when a renewal is accepted (D-60): it is not denied for the day alone.
    expect(follows).not.toContain('denied')
    expect(follows).toContain('still be accepted')
    expect(found.join(' ')).toContain('Renewal (I-765) should be received by 12-26-2026: 10 days late.')
    expect(found.join(' ')).toContain('The last day of work with this card is 12-26-2026: 10 days late.')
    expect(judged(CaseType.ead, card, '2026-12-01').words).toBe('No deadline would be missed.')
  })

  test('a change of employer begins on the day wanted, not when the stay ends: without that day nothing is too early', () => {
    const transfer = { ...stay, sameEmployer: false }
    expect(judged(CaseType.h1b, transfer, '2026-11-20').words).toBe('No deadline would be missed.')
    expect(judged(CaseType.h1b, { ...transfer, requestedStartOn: '2027-07-01' }, '2026-11-20').found).toEqual([
      'H-1B petition may be filed from 01-01-2027: 42 days too early.',
    ])
  })

  test('a cap petition is filed in its season only', () => {
    const cap = (filedOn: string, startsOn?: string) =>
      judged(CaseType.h1b, { capYear: capYearOf(filedOn, startsOn, standard), today: '2026-11-16' }, filedOn).found
    expect(cap('2026-12-11')).toEqual(['Cap petitions may be filed from 04-01-2027: 111 days too early.'])
    expect(cap('2026-12-11', '2027-10-01')).toEqual(['Cap petitions may be filed from 04-01-2027: 111 days too early.'])
    expect(cap('2026-12-11', '2026-12-31')).toEqual(['Cap petitions must be received by 06-30-2026: 164 days late.'])
    expect(cap('2027-05-03', '2027-10-01')).toEqual([])
  })

  test('a date that does not depend on the filing is not counted', () => {
    const moved = { ...stay, movedOn: '2026-12-24', i94EndsOn: '2027-04-05' }
    expect(judged(CaseType.h1b, moved, '2027-02-01').found).toEqual([])
  })

  test('where no end is known nothing is cleared', () => {
    expect(judged(CaseType.h1b, { today: '2026-11-16' }, '2026-12-01').words).toContain('nothing can be said')
  })
})
