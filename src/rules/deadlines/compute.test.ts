import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, daysBetween } from '#formats/day.ts'
import { isBusinessDay } from '#rules/calendar/business-days.ts'
import { deadlineOf } from './all.ts'
import { checksOf, datesOf, datesOfRules, governing } from './compute.ts'
import { standard } from './deadline.ts'
import { sixYearClock } from './h1b-clock.ts'
import type { Given } from './inputs.ts'
import { settingTable } from './setting-table.ts'
import { settingRow, settingsWith } from './settings.ts'
import { sentenceOf } from './trail.ts'

const dueOf = (id: string, part: string, given: Given, around = standard) => {
  const outcome = deadlineOf(id, part)?.due(given, around)
  if (outcome?.state !== 'dated') throw new Error(`${id} ${part}: ${outcome?.state}`)
  return outcome.due
}

describe('a date explains itself', () => {
  test('with its inputs, the arithmetic and why it moved', () => {
    const { steps } = dueOf('D-41', 'response', { noticeDatedOn: '2026-10-09', answerChannel: 'paper' })
    expect(sentenceOf(steps)).toBe(
      'Notice of intent dated = 10-09-2026; + 30 days (to respond) = 11-08-2026; + 3 days (mail) = 11-11-2026; ' +
        '11-11-2026 is Veterans Day: next federal business day = 11-12-2026',
    )
  })

  test('and names each trip of the H-1B clock', () => {
    const { steps } = dueOf('D-14', 'six years end', {
      firstHOrLDay: '2020-10-01',
      trips: [{ leftOn: '2024-12-10', returnedOn: '2025-01-05' }],
    })
    expect(steps.at(-1)).toEqual({ words: '+ 25 days (abroad 12-10-2024 to 01-05-2025)', date: '2026-10-25' })
  })

  test('every step ends where the next begins, at the date itself', () => {
    for (const { due } of datesOf(plenty)) expect(due.steps.at(-1)?.date).toBe(due.date)
  })
})

describe('the printed date', () => {
  test('governs, beside the computed one, and warns when the rule does not allow it', () => {
    const due = dueOf('D-40', 'response', { rfeDatedOn: '2026-09-01', rfePrintedDueOn: '2026-12-01' })
    expect(due).toMatchObject({ date: '2026-12-01', computed: '2026-11-27', printed: '2026-12-01' })
    expect(due.warning).toContain('later than the rule allows')
  })

  test('does not warn when it is earlier; an override of the attorney stands before both', () => {
    const due = dueOf('D-40', 'response', { rfeDatedOn: '2026-09-01', rfePrintedDueOn: '2026-11-20' })
    expect(due.warning).toBeUndefined()
    expect(governing(due)).toBe('2026-11-20')
    expect(governing(due, { date: '2026-11-18', reason: 'Holiday of the courier' })).toBe('2026-11-18')
  })
})

describe('settings', () => {
  test('what is open is marked until a person confirms it', () => {
    const given = { permitCategory: '(c)(3)(B)', programEndsOn: '2026-12-18' } as const
    expect(dueOf('D-60', 'latest receipt', given).toConfirm).toEqual(['f1PostCompletionDays'])
    const row = settingRow(settingTable, 'f1PostCompletionDays')
    if (!row) throw new Error('the setting is missing')
    const settings = settingsWith([{ ...row, value: 30, confirmed: true }])
    expect(dueOf('D-60', 'latest receipt', given, { ...standard, settings })).toMatchObject({
      date: '2027-01-17',
      toConfirm: [],
    })
  })

  test('a cap season nobody announced is a plan to confirm', () => {
    expect(dueOf('D-18', 'registration opens', { capYear: 2027 })).toMatchObject({ toConfirm: ['capSeason'] })
    expect(dueOf('D-18', 'registration opens', { capYear: 2026 })).toMatchObject({ toConfirm: [] })
  })

  test('every open value is unconfirmed, every other confirmed, and none overlap', () => {
    for (const { evidence, confirmed } of settingTable) expect(confirmed).toBe(evidence !== 'U')
    expect(settingRow(settingTable, 'autoExtensionDays', '2025-10-29')?.value).toBe(540)
    expect(settingRow(settingTable, 'autoExtensionDays', '2025-10-30')?.value).toBe(0)
  })
})

describe('all dates of a case', () => {
  test('are given soonest first and change with their inputs', () => {
    const dates = datesOf(plenty).map(({ due }) => due.date)
    expect(dates.length).toBeGreaterThan(15)
    expect(dates).toEqual([...dates].sort())
    const given = { ...plenty, rfeDatedOn: '2026-11-02' }
    const whatIf = datesOfRules(['D-40'], given).map(({ due }) => due.date)
    expect(whatIf).toEqual(['2027-01-28'])
  })

  test('D-15 follows from D-14 without being told', () => {
    const dates = datesOfRules(['D-15'], { firstHOrLDay: '2020-10-01' })
    expect(dates.map(({ deadline, due }) => [deadline.part, due.date])).toContainEqual([
      'labor certification filed by',
      '2025-09-30',
    ])
  })

  test('D-73 V3 and V4: a timely extension prolongs the date shown on the I-9, a renewal of 2026 does not', () => {
    const worker = {
      reverificationGroup: 'authorized until a date',
      authorizedUntil: '2027-05-15',
      classification: 'H-1B',
      i94EndsOn: '2027-05-15',
      extensionFiledOn: '2027-04-20',
      sameEmployer: true,
    } as const
    expect(datesOfRules(['D-73'], worker).map(({ due }) => due.date)).toEqual(['2028-01-09'])
    const permit = {
      reverificationGroup: 'authorized until a date',
      authorizationEndsOn: '2026-12-31',
      permitCategory: '(c)(9)',
      permitFiledOn: '2026-07-15',
      cardEndsOn: '2026-12-31',
    } as const
    expect(datesOfRules(['D-73'], permit).map(({ due }) => due.date)).toEqual(['2026-12-31'])
  })

  test('D-74 T5: while employed the form is kept, without a date', () => {
    expect(deadlineOf('D-74', 'retention')?.due({ firstDayOfWork: '2026-06-01' })).toEqual({
      state: 'missing',
      inputs: ['terminatedOn'],
    })
  })

  test('checks that can be judged are, the others wait', () => {
    const asked = checksOf({ passportExpiresOn: '2027-06-30', requestedEndOn: '2027-09-30' })
    expect(asked.map(({ check, judged }) => [check.id, judged.verdict.level])).toEqual([['D-83', 'error']])
  })
})

describe('properties', () => {
  const runs = { numRuns: 150 }
  const day = fc.integer({ min: 0, max: 9000 }).map((offset) => addDays('2015-01-01', offset))

  test('D-40, D-41, D-42 answers on paper are never due on a day the agency is closed, and later notices never sooner', () => {
    const rolled = [
      ['D-40', 'response', 'rfeDatedOn'],
      ['D-41', 'response', 'noticeDatedOn'],
      ['D-42', 'appeal', 'decisionDatedOn'],
    ] as const
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: 20 }), fc.constantFrom(...rolled), (on, more, [id, part, input]) => {
        const due = dueOf(id, part, { [input]: on, answerChannel: 'paper' })
        expect(isBusinessDay(due.date)).toBe(true)
        expect(dueOf(id, part, { [input]: addDays(on, more), answerChannel: 'paper' }).date >= due.date).toBe(true)
      }),
      runs,
    )
  })

  test('D-10, D-11, D-13 ends of status are never moved', () => {
    fc.assert(
      fc.property(day, (i94EndsOn) => {
        expect(dueOf('D-10', 'latest receipt', { i94EndsOn }).date).toBe(i94EndsOn)
        expect(dueOf('D-10', 'last paper receipt', { i94EndsOn }).date <= i94EndsOn).toBe(true)
        const worker = { classification: 'H-1B', i94EndsOn, lastEmploymentDay: addDays(i94EndsOn, -30) } as const
        expect(dueOf('D-11', 'grace', worker).date).toBe(i94EndsOn)
      }),
      runs,
    )
  })

  test('D-14 another trip never shortens the six years, and never adds more days than it lasted', () => {
    const trip = fc.tuple(fc.integer({ min: 1, max: 2000 }), fc.integer({ min: 0, max: 200 })).map(([start, days]) => {
      const leftOn = addDays('2020-10-01', start)
      return { leftOn, returnedOn: addDays(leftOn, days) }
    })
    fc.assert(
      fc.property(fc.array(trip, { maxLength: 6 }), trip, (trips, extra) => {
        const [before, after] = [trips, [...trips, extra]].map((each) =>
          sixYearClock({ firstDay: '2020-10-01', trips: each }),
        )
        const gained = daysBetween(before?.endsOn ?? '', after?.endsOn ?? '')
        expect(gained).toBeGreaterThanOrEqual(0)
        expect(gained).toBeLessThanOrEqual(Math.max(daysBetween(extra.leftOn, extra.returnedOn) - 1, 0))
      }),
      runs,
    )
  })

  test('D-20, D-43, D-71, D-75, D-76, D-82 fall on business days after their start', () => {
    const clocks = [
      ['D-20', 'decision', 'lcaFiledOn'],
      ['D-71', 'Section 2', 'firstDayOfWork'],
      ['D-75', 'inspection', 'inspectionNoticeOn'],
      ['D-76', 'technical failures', 'failuresNoticeOn'],
      ['D-82', 'termination notice', 'lastEmploymentDay'],
      ['D-43', 'agency acts', 'premiumReceivedOn'],
    ] as const
    fc.assert(
      fc.property(day, fc.constantFrom(...clocks), (on, [id, part, input]) => {
        const { date } = dueOf(id, part, { [input]: on, premiumClass: 'I-129', classification: 'H-1B' })
        expect(isBusinessDay(date) && date > on).toBe(true)
      }),
      runs,
    )
  })

  test('D-16 no petition runs longer than three years, and the window opens before it starts', () => {
    fc.assert(
      fc.property(day, (requestedStartOn) => {
        const { date } = dueOf('D-16', 'latest petition end', { requestedStartOn })
        expect(daysBetween(requestedStartOn, date)).toBeLessThanOrEqual(1095)
        expect(dueOf('D-16', 'earliest petition', { requestedStartOn }).date < requestedStartOn).toBe(true)
      }),
      runs,
    )
  })
})

const plenty: Given = {
  classification: 'H-1B',
  i94EndsOn: '2027-05-15',
  extensionFiledOn: '2027-04-20',
  sameEmployer: true,
  firstHOrLDay: '2021-06-01',
  petitionEndsOn: '2027-05-15',
  passportExpiresOn: '2028-01-01',
  lcaFiledOn: '2026-11-16',
  requestedStartOn: '2027-05-16',
  rfeDatedOn: '2026-09-01',
  movedOn: '2026-11-01',
  firstDayOfWork: '2026-11-16',
}

test('D-15 a time beyond six years is no all-clear while the count of the six years leaves something open', () => {
  const facts = { sixYearsEndOn: '2026-10-25', laborCertificationFiledOn: '2025-09-15', requestedStartOn: '2026-10-26' }
  const of = (more: object) =>
    checksOf({ ...facts, laborCertificationStatus: 'pending', ...more }).find(({ check }) => check.id === 'D-15')
      ?.judged.verdict
  expect(of({ sixYearsDoubt: 'Enter the stays before it.' })).toMatchObject({
    level: 'warn',
    sentence: expect.stringMatching(/^One year under §106\(a\).* Enter the stays before it\.$/),
  })
})
