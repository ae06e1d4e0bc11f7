import { expect, test } from 'vitest'
import { questionsOf } from '#engine/questions.ts'
import { allPapers } from '#forms/papers.ts'
import { lookOf } from '#forms/scenario.ts'
import { employerHeads } from './h1b.ts'

// An employer and its affiliates count as one. Who did not speak of affiliates did not say that there are none.

type Given = Readonly<Record<string, unknown>>
const none = { not: 'none' }
const roles = { person: 'person/1', case: 'case/1', company: 'company/1' } as const
const look = (counts: Given) => {
  const answers = Object.entries(counts).map(([name, value]) => [`company.${name}`, value])
  return lookOf({
    answers: { 'company/1': Object.fromEntries(answers), 'person/1': {}, 'case/1': { 'case.classification': 'H-1B' } },
    roles,
    today: '2026-11-16',
  })
}
const branch = (counts: Given) => [{ id: 'a', name: 'BRANCH LLC', ...counts }]

const unknown = undefined
const of = (employees: number, h1bEmployees: number, more: Given = {}) => ({ employees, h1bEmployees, ...more })
const noL1 = { l1Employees: 0 }

test.each<[Given, readonly (boolean | undefined)[]]>([
  // H-1B dependent, 50 or more, more than half in H-1B or L-1 status, 25 or fewer
  [of(20, 8, { l1Employees: 4 }), [unknown, unknown, unknown, unknown]],
  [of(20, 8, { l1Employees: 4, affiliates: { not: 'unknown' } }), [unknown, unknown, unknown, unknown]],
  [of(20, 8, { l1Employees: 4, affiliates: none }), [true, false, true, true]],
  // What is already decided is known.
  [of(60, 9, noL1), [unknown, true, unknown, false]],
  [of(60, 9, { ...noL1, affiliates: none }), [true, true, false, false]],
  [of(60, 9, { ...noL1, fullTimeEquivalents: 24.5 }), [unknown, true, unknown, unknown]],
  // An affiliate without counts may have any number of people; one of five people no more than five of a kind.
  [of(20, 2, { ...noL1, affiliates: branch({}) }), [unknown, unknown, unknown, unknown]],
  [of(20, 2, { ...noL1, affiliates: branch({ employees: 5 }) }), [false, false, false, true]],
  [of(20, 2, { ...noL1, affiliates: branch({ employees: 6 }) }), [false, false, unknown, false]],
  [of(60, 2, { ...noL1, affiliates: branch({ h1bEmployees: 0, ...noL1 }) }), [false, true, false, false]],
  // Full-time equivalents of an affiliate say nothing of its heads.
  [of(20, 2, { affiliates: branch({ fullTimeEquivalents: 5.5 }) }), [unknown, unknown, unknown, false]],
  // Where another band begins fewer are enough: 13 of 26 to 50, 8 of 51.
  [of(40, 9, { affiliates: branch({ employees: 8, h1bEmployees: 0 }) }), [false, false, unknown, false]],
  [of(40, 9, { affiliates: branch({ h1bEmployees: 0 }) }), [unknown, unknown, unknown, false]],
])('%j', (counts, answers) => {
  const seen = look(counts)
  expect([
    seen.value(employerHeads.h1bDependent),
    seen.value(employerHeads.fiftyOrMore),
    seen.value(employerHeads.mostlyH1bOrL1),
    seen.value(employerHeads.twentyFiveOrFewer),
  ]).toEqual(answers)
})

const asked = (counts: Given) => {
  const form = allPapers.find(({ paper }) => paper.form.id === 'i-129')?.paper.form
  if (!form) throw new Error('No Form I-129')
  return questionsOf([{ form, look: look(counts), key: 'i-129' }]).find(({ fact }) => fact.id === 'company.affiliates')
}

test('Form I-129 waits for the affiliates until somebody has spoken of them', () => {
  const counts = { employees: 20, h1bEmployees: 2, l1Employees: 0 }
  expect(asked(counts)).toMatchObject({ needed: true, answered: false })
  expect(asked({ ...counts, affiliates: none })).toMatchObject({ answered: true })
})

test('a list of affiliates without their numbers is asked for again, and says which', () => {
  const counts = { employees: 20, h1bEmployees: 2, l1Employees: 0 }
  expect(asked({ ...counts, affiliates: branch({}) })).toMatchObject({
    answered: false,
    leftOpen: [{ without: 'employees' }, { without: 'h1bEmployees' }],
  })
  const whole = branch({ employees: 2, h1bEmployees: 0, l1Employees: 0 })
  expect(asked({ ...counts, affiliates: whole })).toMatchObject({ answered: true })
})
