import { expect, test } from 'vitest'
import { prefilingRules } from './all.ts'
import { checkBeforeFiling, factsFrom, run } from './check.ts'
import { lca } from './lca-needs.ts'
import { at, each, given, type Rule } from './rule.ts'

const told: Rule = {
  id: 'X1',
  severity: 'error',
  forms: 'all',
  message: 'Told',
  citation: 'none',
  find: each(
    given([lca.lcaWorkers], ([workers]) => workers > 3 && at(lca.lcaWorkers, 'Too many.')),
    given([lca.lcaFein], () => []),
  ),
}
const check = (values: Record<string, unknown>) => checkBeforeFiling(factsFrom(values), [], { rules: [told] })

test('a rule that lacks an input is not checked, never passed, and says what it lacks', () => {
  const { unchecked, passed, checked } = check({ 'case.lcaWorkers': 1 })
  expect(unchecked).toEqual([{ rule: 'X1', severity: 'error', message: 'Told', missing: ['case.lcaFein'] }])
  expect([passed, checked]).toEqual([[], 0])
})

test('what one part finds stands, and the part that could not be told is still not checked', () => {
  const { findings, unchecked, passed } = check({ 'case.lcaWorkers': 4 })
  expect(findings.map(({ sentence }) => sentence)).toEqual(['Too many.'])
  expect(unchecked.map(({ missing }) => missing)).toEqual([['case.lcaFein']])
  expect(passed).toEqual([])
})

test('passed is what was looked at to the end without a finding; none is an answer', () => {
  expect(check({ 'case.lcaWorkers': 1, 'case.lcaFein': null })).toMatchObject({ passed: ['X1'], unchecked: [] })
})

test('a fact that a rule looked for in vain keeps it from passing, whatever it returned', () => {
  const careless: Rule = { ...told, find: (read) => read(lca.lcaSigned) === false && at(lca.lcaSigned, 'Not signed.') }
  expect(run(careless, factsFrom({}))).toEqual({ found: [], notChecked: true, missing: ['case.lcaSigned'] })
  const optional: Rule = { ...told, find: (read) => read.peek(lca.lcaSigned) === false && at(lca.lcaSigned, 'No.') }
  expect(run(optional, factsFrom({})).notChecked).toBe(false)
})

test('where nothing at all is known no rule passes but those that read only what was typed', () => {
  const passes = prefilingRules.filter((rule) => {
    const { found = [], notChecked } = run(rule, factsFrom({}))
    return !notChecked && found.length === 0
  })
  expect(passes.map(({ id }) => id)).toEqual(['R01', 'R13'])
})
