import { expect, test } from 'vitest'
import { foundBy } from './found-by.ts'

// Who said nothing of affiliates did not say that there are none: V19, V30 and V94 are then not checked.

type Given = Readonly<Record<string, unknown>>
const company = (counts: Given) =>
  Object.fromEntries(Object.entries(counts).map(([name, value]) => [`company.${name}`, value]))
const outcome = (rule: string, values: Given) => {
  const { found, notChecked, missing } = foundBy(rule, values)
  return { found: found?.map(({ sentence }) => sentence) ?? [], notChecked, missing }
}
const notChecked = (...missing: string[]) => ({ found: [], notChecked: true, missing })
const passed = { found: [], notChecked: false, missing: [] }

const branch = (counts: Given) => [{ id: 'a', name: 'BRANCH LLC', ...counts }]
const twenty = { employees: 20, h1bEmployees: 2 }

test.each(['V19', 'V94'])('%s is not checked before the affiliates are known', (rule) => {
  const says = (counts: Given) => outcome(rule, { 'case.lcaDependent': false, ...company(counts) })
  expect(says(twenty)).toEqual(notChecked('company.affiliates'))
  expect(says({ ...twenty, affiliates: null })).toEqual(passed)
  expect(says({ ...twenty, affiliates: branch({}) })).toEqual(notChecked('company.affiliates'))
  // No more of its people can be in H-1B status than it has.
  expect(says({ ...twenty, affiliates: branch({ employees: 5 }) })).toEqual(passed)
})

test('V30 the smaller employer and the 50/50 answer wait for the affiliates', () => {
  const answers = { 'case.answersTwentyFiveOrFewer': true, 'case.answersMostlyH1b': false }
  const says = (counts: Given) => outcome('V30', { ...answers, ...company(counts) })
  expect(says({ ...twenty, l1Employees: 0 })).toEqual(notChecked('company.affiliates'))
  expect(says({ ...twenty, l1Employees: 0, affiliates: null })).toEqual(passed)
  expect(says({ employees: 60, h1bEmployees: 9, affiliates: null })).toMatchObject({
    notChecked: true,
    missing: ['company.l1Employees'],
  })
})

test('V30 what is already decided is found', () => {
  const answers = { 'case.answersTwentyFiveOrFewer': true, 'case.answersMostlyH1b': false }
  expect(outcome('V30', { ...answers, ...company({ employees: 30, h1bEmployees: 2, l1Employees: 0 }) })).toEqual({
    found: ['The petition says at most 25; the profile has at least 30 full-time equivalents.'],
    notChecked: true,
    missing: ['company.affiliates'],
  })
})
