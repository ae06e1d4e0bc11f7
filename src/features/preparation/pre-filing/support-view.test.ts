import { expect, test } from 'vitest'
import { small } from '#forms/i-864/2024-10-17/scenarios/all.ts'
import { full } from '#forms/i-864/2024-10-17/scenarios/full.ts'
import { lookOf, type Scenario } from '#forms/scenario.ts'
import { prefilingRules } from '#rules/prefiling/all.ts'
import { run } from '#rules/prefiling/check.ts'
import { amongSponsored } from './server/sponsor-view.ts'
import { affidavitFacts } from './server/support-view.ts'

const guidelines = [
  { code: '2026-03-01C3', words: '27320' },
  { code: '2026-03-01C4', words: '33000' },
  { code: '2026-03-01H8', words: '64070' },
  { code: '2026-03-01H+', words: '6530' },
]

const answered = (scenario: Scenario, sponsor: Record<string, unknown>): Scenario => ({
  ...scenario,
  answers: { ...scenario.answers, 'person/1': { ...scenario.answers['person/1'], ...sponsor } },
})

function check(id: string, scenario: Scenario, more: Record<string, unknown> = {}) {
  const rule = prefilingRules.find((each) => each.id === id)
  if (!rule) throw new Error(`There is no rule ${id}`)
  const known: Record<string, unknown> = { ...affidavitFacts(lookOf(scenario), guidelines, '2026-11-16'), ...more }
  return run(rule, { value: (fact) => known[fact] ?? undefined, known: (fact) => known[fact] !== undefined })
}

test('an income above the line passes, and the household adds up', () => {
  expect(check('V57', small)).toMatchObject({ found: [], notChecked: false })
  expect(check('V58', small, { 'case.sponsorSigned': true })).toMatchObject({ found: [], notChecked: false })
})

test('an income under the line is told with the line it is under and with what may be done', () => {
  const { found } = check('V57', answered(small, { 'person.annualIncome': 3_000_000 }))
  expect(found?.map(({ sentence }) => sentence)).toEqual([
    'The household earns $30,000 a year, $4,150 less than the required $34,150 (125 percent of the poverty guideline since 03-01-2026 for a household of 3), and assets of $0 do not make up for it. What helps: assets worth $12,450, a joint sponsor, or the income of a household member who signs Form I-864A.',
  ])
})

test('a joint sponsor answers it', () => {
  const poor = answered(small, { 'person.annualIncome': 3_000_000 })
  expect(check('V57', poor, { 'case.jointSponsor': true }).found).toEqual([])
})

test('on active duty for the own spouse the line is the guideline itself', () => {
  const soldier = answered(small, { 'person.annualIncome': 2_732_000, 'person.activeDuty': true })
  expect(check('V57', soldier).found).toEqual([])
  expect(check('V57', answered(soldier, { 'person.annualIncome': 2_731_900 })).found?.length).toBe(1)
})

test('Hawaii has a table of its own, and more than eight people are counted on', () => {
  // 16 people: $64,070 + 8 × $6,530 = $116,310, and a quarter more.
  expect(affidavitFacts(lookOf(full), guidelines, '2026-11-16')).toMatchObject({
    'case.requiredIncome': 14_538_750,
    'case.householdSize': 16,
    'case.netAssets': 5_880_000,
    'case.assetsFactor': 5,
  })
})

test('without a guideline of the day nothing passes', () => {
  const known = affidavitFacts(lookOf(small), guidelines, '2026-02-28')
  expect(known['case.requiredIncome']).toBeUndefined()
})

test('a sponsor whom somebody named among the sponsored is found there (R33)', () => {
  const named = (people: readonly object[]) =>
    amongSponsored(
      lookOf({
        ...small,
        answers: {
          ...small.answers,
          'case/1': {
            'case.sponsoredPeople': 'Family as second joint sponsor',
            'case.sponsoredRelatives': people,
          },
        },
      }),
    )
  const own = { id: 's', familyName: 'Carter', givenName: 'DANIEL' }
  expect(named([{ id: 'c', familyName: 'CARTER', givenName: 'Emma' }, own])).toBe('DANIEL Carter')
  expect(named([{ ...own, birthDate: '2015-07-04' }])).toBeUndefined()
})
