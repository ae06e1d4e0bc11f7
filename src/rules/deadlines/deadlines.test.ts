import { describe, expect, test } from 'vitest'
import { caseTypes } from '#case-types/all.ts'
import { ageOn } from '#formats/day.ts'
import { observedHolidays } from '#rules/calendar/holiday-examples.ts'
import { feeRow } from '#rules/fees/fee-table.ts'
import { allChecks, allDeadlines, checkOf, deadlineOf } from './all.ts'
import { beyondSixYears } from './beyond-six-years.ts'
import { afterDecisionExamples } from './examples/after-decision.ts'
import { agencyExamples } from './examples/agency.ts'
import { beyondExamples } from './examples/beyond.ts'
import { dutyExamples } from './examples/duties.ts'
import type { Example } from './examples/example.ts'
import { h1bExamples } from './examples/h1b.ts'
import { i9Examples } from './examples/i9.ts'
import { lcaAndPermExamples } from './examples/lca-and-perm.ts'
import { otherExamples, otherPetitionExamples } from './examples/others.ts'
import { permitExamples } from './examples/permits.ts'
import { residenceExamples } from './examples/residence.ts'
import { stayExamples } from './examples/stay.ts'
import { factsOfStays, isYearAbroad, recapturableDays, sixYearClock } from './h1b-clock.ts'
import { type Given, inputs } from './inputs.ts'
import { columnOf, retainedPriorityDate, standing } from './visa-bulletin.ts'

const examples: readonly Example[] = [
  ...stayExamples,
  ...afterDecisionExamples,
  ...h1bExamples,
  ...otherPetitionExamples,
  ...lcaAndPermExamples,
  ...agencyExamples,
  ...residenceExamples,
  ...permitExamples,
  ...i9Examples,
  ...otherExamples,
  ...beyondExamples,
  ...dutyExamples,
]

const ruleIds =
  `D-00 D-10 D-11 D-12 D-13 D-14 D-15 D-16 D-17 D-18 D-19 D-20 D-21 D-22 D-30 D-31 D-32 D-40 D-41 D-42 D-43 D-44 ` +
  `D-50 D-51 D-52 D-53 D-60 D-61 D-62 D-63 D-70 D-71 D-72 D-73 D-74 D-75 D-76 D-80 D-81 D-82 D-83 D-84 D-85 D-86 ` +
  `D-90 D-91 D-92 D-93 D-94 D-95 D-96 D-97 D-98 D-99`

const title = ({ rule, part, name }: Example) => `${rule} ${part}: ${name}`

describe('worked examples', () => {
  test.each(examples.map((each) => [title(each), each] as const))('%s', (_title, example) => {
    const { rule, part, given, around } = example
    if ('date' in example) {
      const outcome = deadlineOf(rule, part)?.due(given, around)
      if (example.date === 'none') return expect(outcome).toEqual({ state: 'does not apply' })
      expect(outcome).toMatchObject({ state: 'dated', due: { date: example.date } })
      return
    }
    const verdict = { level: example.level, sentence: expect.stringContaining(example.says) }
    expect(checkOf(rule, part)?.judge(given, around)).toMatchObject({ state: 'judged', verdict })
  })
})

describe('the set of rules', () => {
  test('has every rule of deadlines.md, each with an example', () => {
    const shown = new Set(examples.map(({ rule }) => rule))
    if (Object.keys(observedHolidays).length > 0) shown.add('D-00')
    expect([...shown].filter((id) => id.startsWith('D')).sort()).toEqual(ruleIds.split(' '))
    const declared = new Set([...allDeadlines, ...allChecks].map(({ id }) => id))
    expect([...declared].filter((id) => id.startsWith('D')).sort()).toEqual(ruleIds.split(' ').slice(1))
    console.info(
      `deadlines: ${ruleIds.split(' ').length} rules, ${allDeadlines.length} dates, ${allChecks.length} checks, ` +
        `${Object.keys(inputs).length} inputs, ${examples.length + Object.keys(observedHolidays).length} examples`,
    )
  })

  test('has an example for every date and every check, under names of their own', () => {
    const parts = [...allDeadlines, ...allChecks].map(({ id, part }) => `${id} ${part}`)
    const shown = new Set(examples.map(({ rule, part }) => `${rule} ${part}`))
    expect(parts.filter((part) => !shown.has(part))).toEqual([])
    expect(new Set(parts).size).toBe(parts.length)
    expect(new Set(examples.map(title)).size).toBe(examples.length)
  })

  test('names its source everywhere, and uses every input it lists', () => {
    for (const { citation, title: words } of [...allDeadlines, ...allChecks]) {
      expect(citation).toMatch(/\d|internal|instructions|Memorandum/)
      expect(words).toMatch(/^[A-Z].*[^.]$/)
    }
    const used = new Set([...allDeadlines, ...allChecks].flatMap(({ needs, may }) => [...needs, ...may]))
    expect(Object.keys(inputs).filter((name) => !used.has(name as keyof typeof inputs))).toEqual([])
  })

  test('knows every date that a case type says will follow', () => {
    const known = new Set([...allDeadlines, ...allChecks].map(({ id }) => id))
    const followed = caseTypes.flatMap(({ followOn }) => followOn.flatMap(({ dates }) => dates))
    expect(followed.length).toBeGreaterThan(50)
    expect(followed.filter((id) => !known.has(id))).toEqual([])
  })

  test('asks for what is missing and guesses nothing', () => {
    for (const { needs, due } of allDeadlines) {
      const outcome = due({})
      if (needs.length > 0) expect(outcome).toEqual({ state: 'missing', inputs: needs })
      else expect(outcome).toEqual({ state: 'does not apply' })
    }
    for (const { needs, judge } of allChecks) expect(judge({})).toEqual({ state: 'missing', inputs: needs })
  })
})

describe('D-14 the clock of six years', () => {
  test.each([
    ['T1', '2024-12-10', '2025-01-05', 25],
    ['T2', '2025-07-01', '2025-07-02', 0],
    ['T3', '2025-03-01', '2025-03-03', 1],
    ['T4', '2023-06-15', '2023-09-14', 90],
  ])('D-14 trip %s from %s to %s gives %i full days', (_name, leftOn, returnedOn, days) => {
    expect(recapturableDays({ leftOn, returnedOn })).toBe(days)
    const clock = sixYearClock({ firstDay: '2020-10-01', trips: [{ leftOn, returnedOn }] })
    expect(clock.recaptured.map((each) => each.days)).toEqual([days])
  })

  test('D-14 overlapping trips give each day once', () => {
    const long = { leftOn: '2024-12-10', returnedOn: '2025-01-05' }
    const within = { leftOn: '2024-12-15', returnedOn: '2024-12-20' }
    expect(sixYearClock({ firstDay: '2020-10-01', trips: [within, long] }).recapturedDays).toBe(25)
  })

  test('D-14 stays in the United States say the same as the trips between them', () => {
    const stays = [{ from: '2025-01-05' }, { from: '2020-10-01', until: '2024-12-10' }]
    const facts = factsOfStays(stays)
    expect(facts && sixYearClock(facts).endsOn).toBe('2026-10-25')
    expect(factsOfStays([])).toBeUndefined()
  })

  test('D-14 a long time between two stays is not counted, but starts no fresh clock by itself', () => {
    const facts = factsOfStays([{ from: '2015-10-01', until: '2018-12-31' }, { from: '2021-01-01' }])
    expect(facts).toMatchObject({ firstDay: '2015-10-01', trips: [], daysOutside: 731 })
    expect(facts && sixYearClock(facts)).toMatchObject({ startedOn: '2015-10-01', endsOn: '2023-10-01' })
  })

  test('D-14 short visits do not break the year abroad but do not count', () => {
    expect(isYearAbroad({ leftOn: '2024-01-01', returnedOn: '2025-01-02' })).toBe(true)
    expect(isYearAbroad({ leftOn: '2024-01-01', returnedOn: '2025-01-02', visitDays: 5 })).toBe(false)
    expect(isYearAbroad({ leftOn: '2024-01-01', returnedOn: '2025-01-07', visitDays: 5 })).toBe(true)
  })
})

describe('D-15 beyond six years', () => {
  test.each([
    ['E1', { laborCertificationFiledOn: '2025-09-15' }, '106(a)', '2027-10-25'],
    ['E4', { i140ApprovedOn: '2026-05-01', priorityDateCurrent: false }, '104(c)', '2029-10-25'],
  ] as const)('D-15 %s', (_name, facts, basis, until) =>
    expect(beyondSixYears({ maxOut: '2026-10-25', ...facts })).toMatchObject({ basis, limit: until }),
  )
})

describe('D-51 the age itself, beside the protected one', () => {
  test.each([
    ['E1', '2005-03-10', '2026-06-01', 21],
    ['E2', '2004-09-01', '2026-10-01', 22],
    ['E3', '2005-11-20', '2026-11-01', 20],
  ])('D-51 %s: born %s, on %s is %i', (_name, born, on, age) => expect(ageOn(born, on)).toBe(age))
})

describe('the law of the case, not of most', () => {
  const cited = (id: string, part: string, given: Given) => {
    const outcome = deadlineOf(id, part)?.due(given)
    return outcome?.state === 'dated' ? outcome.due.citation : outcome?.state
  }
  const ended = (classification: Given['classification'], extensionOutcome: Given['extensionOutcome']) => ({
    ...{ classification, extensionOutcome, i94EndsOn: '2026-08-31', extensionDecidedOn: '2026-09-20' },
    sameEmployer: true,
  })

  test.each<[string, string, Given, string | undefined]>([
    ['D-60', 'earliest filing', { permitCategory: '(c)(3)(C)', optEndsOn: '2027-01-11' }, undefined],
    ['D-60', 'earliest filing', { permitCategory: '(c)(26)', cardEndsOn: '2027-01-11' }, '214.2(h)(9)(iv)'],
    ['D-60', 'earliest filing', { permitCategory: '(c)(9)', cardEndsOn: '2027-01-11' }, '274a.13(a)'],
    ['D-13', 'work ended', ended('H-1B', 'denied'), undefined],
    ['D-13', 'work ended', ended('H-1B', 'revoked'), '214.2(h)(11)'],
    ['D-13', 'work ended', ended('L-1', 'revoked'), '214.2(l)(9)'],
  ])('%s %s: %o is cited as %s', (id, part, given, citation) => {
    const found = cited(id, part, given)
    if (citation === undefined) expect(found).toBeUndefined()
    else expect(found).toContain(citation)
  })
})

describe('D-44 fees by postmark', () => {
  test.each([
    ['2026-02-28', 280_500],
    ['2026-03-01', 296_500],
  ])('D-44 postmark %s: premium fee of %i cents', (postmark, cents) =>
    expect(feeRow('I907-A', 'each', postmark)?.cents).toBe(cents),
  )
})

describe('D-50 visa bulletin', () => {
  const chart = { EB2: { India: '2013-07-15', Other: 'C' }, EB3: { India: 'U' } } as const
  const bulletin = { month: '2026-11', FAD: chart, DFF: { EB2: { India: '2013-12-01', Other: 'C' } } } as const
  const india = { preference: 'EB2', bornIn: 'India' }
  test.each([
    ['E1', { ...india, priorityDate: '2013-07-14' }, 'FAD', true, true],
    ['E2', { ...india, priorityDate: '2013-07-15' }, 'FAD', false, false],
    ['E3', { ...india, priorityDate: '2013-09-01' }, 'DFF', true, false],
    ['E4', { ...india, priorityDate: '2020-01-01', familyBornIn: ['Canada'] }, 'FAD', true, true],
    ['E5', { preference: 'EB3', bornIn: 'India', priorityDate: '2001-01-01' }, 'FAD', false, false],
    ['E6', { preference: 'EB2', bornIn: 'Kuwait', priorityDate: '2026-01-01' }, 'FAD', true, true],
  ] as const)('D-50 %s', (_name, claim, designated, mayFile, approvable) =>
    expect(standing(claim, { ...bulletin, designated })).toMatchObject({ mayFile, approvable }),
  )

  test('D-50 keeps the earliest priority date that was not lost, and has five columns', () => {
    const petitions = [{ priorityDate: '2018-01-01' }, { priorityDate: '2012-01-01', lost: true }]
    expect(retainedPriorityDate(petitions)).toBe('2018-01-01')
    expect(['China', 'India', 'Mexico', 'Philippines', 'Kuwait'].map(columnOf)).toEqual([
      'China',
      'India',
      'Mexico',
      'Philippines',
      'Other',
    ])
  })
})

// A title stands before a sentence that may say the contrary: "Extension beyond six years: neither … opens one."
test('the title of a check names what is looked at and claims nothing', () => {
  const claims = allChecks.filter(({ title }) =>
    /(?<!while .*)\b(is|are|was|were|has|may|goes|comes|needs|carries|holds|ends|exists|got|does)\b/u.test(title),
  )
  expect(claims.map(({ title }) => title)).toEqual([])
})
