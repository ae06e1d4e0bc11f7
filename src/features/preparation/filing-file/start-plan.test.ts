import { expect, test } from 'vitest'
import { CaseType } from '#case-types/case-type.ts'
import { premiumOf, startPlan } from './start-plan.ts'

const today = '2026-11-16'
const h1b = (subType: string) => startPlan({ typeId: CaseType.h1b, subType, today, name: 'Ananya' })

test('a transfer is filed after the LCA is certified; its start hangs on what the attorney finds', () => {
  const plan = h1b('transfer')
  expect(plan.startsOn).toBeNull()
  expect(plan.says).toContain('if your attorney finds')
  const days = plan.steps.map(({ on }) => on)
  expect(days).toEqual([...days].sort())
  expect(plan.steps.some(({ who }) => who === 'DOL')).toBe(true)
  expect(h1b('amendment').steps.some(({ who }) => who === 'DOL')).toBe(false)
})

test('an extension works on, a cap petition waits for October, and a card has to arrive: no day is promised', () => {
  expect(h1b('extension').startsOn).toBe(today)
  expect(h1b('cap')).toMatchObject({ startsOn: '2027-10-01', filedOn: '2027-04-01' })
  expect(startPlan({ typeId: CaseType.ead, subType: '(C)(9)', today, name: 'Ingrid' }).startsOn).toBeNull()
})

test('the agency that gets it is named, and no day where the law wants undated steps first', () => {
  const plan = (typeId: number, subType: string) => startPlan({ typeId, subType, today, name: 'Rohan' })
  expect(plan(CaseType.perm, 'professional')).toMatchObject({
    agency: 'the Department of Labor',
    dated: false,
    steps: [],
  })
  const lca = plan(CaseType.lcaOnly, '')
  expect(lca).toMatchObject({ agency: 'the Department of Labor', dated: true })
  expect(lca.steps.at(-1)).toMatchObject({ who: 'DOL' })
  // Entered online the day it is signed: nothing of it is mailed.
  expect(lca.filedOn).toBe(lca.steps.find(({ does }) => does === 'sign')?.on)
  expect(plan(CaseType.i485, 'employment')).toMatchObject({ agency: 'USCIS', dated: false, steps: [] })
  expect(plan(CaseType.i485, 'employment').says).toContain('only while a visa is available')
})

test.each([CaseType.contractReview, CaseType.collections, CaseType.pafOnly, CaseType.i9])(
  'case type %i goes to no agency, so no day of filing and no agency is named',
  (typeId) => {
    const plan = startPlan({ typeId, subType: '', today, name: '' })
    expect(plan).toMatchObject({ isFiled: false, dated: false, startsOn: null, steps: [] })
    expect(plan.says).toBe('Nothing of this case goes to a government agency.')
  },
)

test('premium comes with its days and dollars, and only where there is one', () => {
  const filedOn = '2026-12-14'
  expect(premiumOf({ typeId: CaseType.h1b, subType: 'transfer', filedOn })).toEqual({
    ...{ days: 15, cents: 296_500, by: '2027-01-06' },
  })
  expect(premiumOf({ typeId: CaseType.h1b1, subType: 'initial', filedOn })?.unsure).toContain(
    'confirm that it is offered',
  )
  expect(premiumOf({ typeId: CaseType.h4, subType: 'extension', filedOn })).toBeUndefined()
  expect(premiumOf({ typeId: CaseType.ead, subType: '(C)(9)', filedOn })).toBeUndefined()
})

test.each<[string, number, string, string | null, RegExp]>([
  [
    'a card that ends before the filing arrives',
    CaseType.ead,
    '(C)(9)',
    '2026-11-28',
    /ends on 11-28-2026\. It has to go faster/,
  ],
  ['a card with time left', CaseType.ead, '(C)(9)', '2027-02-28', /^$/],
  ['an end that is over', CaseType.h1b, 'extension', '2026-11-01', /ended on 11-01-2026/],
  [
    'a cap petition after the card',
    CaseType.h1b,
    'cap',
    '2027-01-10',
    /ends on 01-10-2027, before a cap petition can start/,
  ],
  ['a labor certification, which extends nothing', CaseType.perm, 'professional', '2026-11-20', /^$/],
  ['no end on record', CaseType.h1b, 'extension', null, /^$/],
])('%s: what the plan misses', (_, typeId, subType, endsOn, warns) => {
  expect(startPlan({ typeId, subType, today, name: 'Ingrid', endsOn }).warns).toMatch(warns)
})

test('the season of the cap: planned before March for this year, afterwards for the next; steps in order', () => {
  const at = (day: string) => startPlan({ typeId: CaseType.h1b, subType: 'cap', today: day, name: 'Kwame' })
  expect(at('2027-02-20').filedOn).toBe('2027-04-01')
  expect(at('2027-03-15').filedOn).toBe('2028-04-01')
  for (const day of ['2026-11-16', '2027-02-26']) {
    const days = at(day).steps.map(({ on }) => on)
    expect(days).toEqual([...days].sort())
  }
})

test('a STEM extension is told apart from a card that filing does not extend', () => {
  const stem = startPlan({ typeId: CaseType.ead, subType: '(C)(3)(C)', today, name: 'Kwame' })
  expect(stem.says).toContain('180 days')
  expect(startPlan({ typeId: CaseType.ead, subType: '(C)(9)', today, name: 'Ingrid' }).says).toContain(
    'does not extend',
  )
})

test('practical training bridges the time to October, or says that it does not', () => {
  const cap = (optUntil: string) =>
    startPlan({ typeId: CaseType.h1b, subType: 'cap', today, name: 'Mei', optUntil }).says
  expect(cap('2027-06-30')).toContain('Mei may work on OPT until 06-30-2027')
  expect(cap('2027-06-30')).toContain('cap-gap')
  expect(cap('2027-02-28')).toContain('before a petition can be filed')
  expect(cap('')).not.toContain('OPT')
})

test('lay people read no paragraph: the law stands behind “Why?”', () => {
  for (const subType of ['cap', 'transfer', 'extension', 'amendment', 'changeOfStatus'])
    expect(h1b(subType).says).not.toMatch(/CFR|INA/)
})
