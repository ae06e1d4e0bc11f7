import { describe, expect, test } from 'vitest'
import { completenessOf } from '#engine/completeness.ts'
import { fieldFinder } from '#engine/inventory.ts'
import { questionsOf } from '#engine/questions.ts'
import { toPaper } from '#engine/to-paper.ts'
import { i131 } from '../../i-131/2025-01-20/form.ts'
import { i765 } from '../../i-765/2025-08-21/form.ts'
import { paperOf } from '../../papers.ts'
import { lookOf, type Scenario } from '../../scenario.ts'
import { i485 } from './form.ts'
import { scenarios } from './scenarios/all.ts'
import { full } from './scenarios/full.ts'
import { refugee } from './scenarios/refugee.ts'
import { small } from './scenarios/small.ts'

const asked = (scenario: Scenario, audience?: 'employer' | 'employee') =>
  questionsOf([{ form: i485, look: lookOf(scenario), key: 'i-485' }], audience).map(({ fact }) => fact.id)

test.each(scenarios.map((scenario) => ({ scenario })))(
  'Form I-485 for $scenario.name is complete, and nobody waits for another answer',
  ({ scenario }) => {
    const look = lookOf(scenario)
    expect(completenessOf(i485, look).missing).toEqual([])
    const open = questionsOf([{ form: i485, look, key: 'i-485' }]).filter(({ needed, answered }) => needed && !answered)
    expect(open.map(({ key }) => key)).toEqual([])
  },
)

describe('the questions', () => {
  test('about money are for who is not exempt from the public charge rule', () => {
    expect(asked(small)).toContain('person.householdIncome')
    expect(asked(refugee)).not.toContain('person.householdIncome')
    expect(asked(refugee)).not.toContain('person.gotCashBenefits')
  })

  test('that follow from a "Yes" are asked after it alone', () => {
    expect(asked(small)).not.toContain('person.homeResidenceMet')
    expect(asked(refugee)).toContain('person.homeResidenceWaived')
    expect(asked(full)).not.toContain('person.homeResidenceWaived')
    expect(asked(small)).not.toContain('person.arrestedExplained')
    expect(asked(full)).toContain('person.arrestedExplained')
  })

  test('of the law are not for the employer', () => {
    expect(asked(full, 'employee')).toContain('person.arrested')
    expect(
      asked(full, 'employer').filter((id) => asked(full, 'employee').includes(id) && /Explained$/.test(id)),
    ).toEqual([])
    expect(asked(full, 'employer')).not.toContain('person.arrested')
  })

  test('of a person’s application with work permit and advance parole are asked once for all three', () => {
    const look = lookOf(small)
    const forms = [i485, i765, i131].map((form) => ({ form, look, key: form.id }))
    const together = questionsOf(forms).length
    const apart = forms.reduce((sum, each) => sum + questionsOf([each]).length, 0)
    expect(new Set(questionsOf(forms).map(({ key }) => key)).size).toBe(together)
    expect(apart - together).toBeGreaterThan(30)
  })
})

test('explanations beyond the form’s four entries go to the addendum, each under its item, in the order of the page', () => {
  const known = paperOf('i-485', '2025-01-20')
  if (!known) throw new Error('Form I-485 has no paper')
  const { addendum } = toPaper(known.paper, lookOf(full), fieldFinder(known.inventory))
  const items = addendum.filter(({ part }) => part === '9').map(({ item }) => item)
  expect(items.slice(0, 3)).toEqual(['12', '13', '14'])
  expect(items).toContain('53.d')
  expect(items.at(-1)).toBe('85')
  // 83 questions, but for the waiver that nobody who went home needs, and the two on the page.
  expect(items.length).toBe(83 - 1 - 2)
})
