import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { allDerived, allFacts } from '#facts/all.ts'
import { prefilingRules } from '#rules/prefiling/all.ts'
import { run } from '#rules/prefiling/check.ts'
import { firstExamples } from '#rules/prefiling/examples.ts'
import { changedExamples } from '#rules/prefiling/examples-changed.ts'
import { laterExamples } from '#rules/prefiling/examples-later.ts'
import { kept } from '#rules/prefiling/lca-needs.ts'
import { prefilingNeeds } from '#rules/prefiling/needs.ts'
import type { Facts, Rule } from '#rules/prefiling/rule.ts'
import { askedList } from './asked-lists.ts'

const examples = [...firstExamples, ...changedExamples, ...laterExamples]
const examplesOf = (rule: Rule) => examples.filter((each) => each.rule === rule.id)

/** How many facts tell an example that is found from the one beside it that is not. */
const apart = (bad: Record<string, unknown>, good: Record<string, unknown>) =>
  [...new Set([...Object.keys(bad), ...Object.keys(good)])].filter(
    (id) => JSON.stringify(bad[id]) !== JSON.stringify(good[id]),
  )

/** Every fact that a rule looks at while it is tried with its own examples. */
function readBy(rule: Rule): string[] {
  const seen = new Set<string>()
  for (const { bad, good } of examplesOf(rule))
    for (const values of [bad, good]) {
      const facts: Facts = {
        value: (id) => {
          seen.add(id)
          return values[id] ?? undefined
        },
        known: (id) => {
          seen.add(id)
          return values[id] !== undefined
        },
      }
      run(rule, facts)
    }
  return [...seen]
}

const needs = new Map(prefilingNeeds.map((fact) => [fact.id, fact.type]))
const views = [
  'server/views.ts',
  'server/ready-views.ts',
  'server/prior-filings.ts',
  'server/support-view.ts',
  'server/sponsor-view.ts',
  'server/petition-view.ts',
  'server/needs-view.ts',
  'server/eligibility-view.ts',
  'applicant-package.ts',
  '../../compliance/recruitment/projected.ts',
  '../../compliance/labor-conditions/projected.ts',
  '../../compliance/cap-season/server/known-besides.ts',
  '../../compliance/public-access/server/known-besides.ts',
  '../../../rules/prefiling/fees-as-facts.ts',
]
  .map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'))
  .join('\n')
/** What the product brings together itself is set in a view by the fact's own name. */
const isBrought = (id: string) => new RegExp(`\\b${id.replace(/^\w+\./, '')}\\b`).test(views)

/** Other lists have no field in the panel of the check; these wait for a screen, and until then nothing passes by them. */
const waiting: Readonly<Record<string, string>> = {
  'case.i9Documents': 'V70: Form I-9',
}

describe.each(prefilingRules.map((rule) => [rule.id, rule] as const))('%s', (_id, rule) => {
  test('fires on one input, and not on one close by', () => {
    const pairs = examplesOf(rule).map(({ bad, good }) => apart(bad, good).length)
    expect(pairs.length).toBeGreaterThan(0)
    expect(Math.min(...pairs)).toBeGreaterThan(0)
    expect(Math.min(...pairs), 'facts between the two').toBeLessThanOrEqual(rule.id === 'V42' ? 10 : 2)
  })

  test('everything it looks at is a fact, asked beside it, entered with the LCA, or brought by the product', () => {
    const lost = readBy(rule).filter((id) => {
      if (allFacts.has(id) || allDerived.has(id) || kept(id) !== undefined || isBrought(id)) return false
      if (askedList(id)) return false
      const type = needs.get(id)
      return type === undefined || (type === 'records' && waiting[id] === undefined)
    })
    expect(lost).toEqual([])
  })
})

test('what waits for a screen keeps its rule from passing', () => {
  for (const [id, why] of Object.entries(waiting)) {
    const rule = prefilingRules.find((each) => each.id === why.slice(0, 3))
    const good = rule && examplesOf(rule)[0]?.good
    if (!rule || !good) throw new Error(`no rule of ${why}`)
    const without = { ...good, [id]: undefined }
    const facts: Facts = { value: (each) => without[each] ?? undefined, known: (each) => without[each] !== undefined }
    expect([id, run(rule, facts).notChecked]).toEqual([id, true])
  }
})

test('what a rule asks for is not answered by a question of the questionnaire that asks something else', () => {
  const taken = prefilingNeeds.filter(({ id, label }) => {
    const fact = allFacts.get(id) ?? allDerived.get(id)
    return fact !== undefined && fact.label !== label
  })
  expect(taken.map(({ id }) => id)).toEqual([])
})
