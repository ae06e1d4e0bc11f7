import { describe, expect, test } from 'vitest'
import { completenessOf } from '#engine/completeness.ts'
import { fieldFinder } from '#engine/inventory.ts'
import { questionsOf } from '#engine/questions.ts'
import { toPaper } from '#engine/to-paper.ts'
import { i539a } from '../../i-539a/2024-08-28/form.ts'
import { full as fullSupplement, small as smallSupplement } from '../../i-539a/2024-08-28/scenarios/all.ts'
import { paperOf } from '../../papers.ts'
import { lookOf, type Scenario } from '../../scenario.ts'
import { i539 } from './form.ts'
import { full } from './scenarios/full.ts'
import { small } from './scenarios/small.ts'

test.each([
  { form: i539, scenario: small },
  { form: i539, scenario: full },
  { form: i539a, scenario: smallSupplement },
  { form: i539a, scenario: fullSupplement },
])('Form $form.name for $scenario.name is complete, and nobody waits for another answer', ({ form, scenario }) => {
  const look = lookOf(scenario)
  expect(completenessOf(form, look).missing).toEqual([])
  const open = questionsOf([{ form, look, key: form.id }]).filter(({ needed, answered }) => needed && !answered)
  expect(open.map(({ key }) => key)).toEqual([])
})

describe('the questions', () => {
  const asked = (scenario: Scenario, audience?: 'employer' | 'employee') =>
    questionsOf([{ form: i539, look: lookOf(scenario), key: 'i-539' }], audience).map(({ fact }) => fact.id)

  test('of an extension do not include which status to change to, nor a school', () => {
    expect(asked(small)).not.toContain('case.changeToStatus')
    expect(asked(small)).not.toContain('case.schoolToAttend')
    expect(asked(full)).toContain('case.changeToStatus')
  })

  test('about the background are not for the employer', () => {
    expect(asked(full, 'employee')).toContain('person.arrestedSinceEntry')
    expect(asked(full, 'employer')).not.toContain('person.arrestedSinceEntry')
    expect(asked(full, 'employer')).not.toContain('person.arrestExplained')
  })
})

test('explanations beyond the form’s four entries go to the addendum, each under its item', () => {
  const known = paperOf('i-539', '2024-08-28')
  if (!known) throw new Error('Form I-539 has no paper')
  const { addendum } = toPaper(known.paper, lookOf(full), fieldFinder(known.inventory))
  expect(addendum.map(({ item }) => item)).toEqual([
    ...['7.a', '7.b', '7.c', '7.d', '7.e', '8.a', '8.b'],
    ...['9', '10', '11', '12', '13', '14', '15'],
  ])
  expect(addendum.every(({ part, page }) => part === '4' && page === 4)).toBe(true)
})
