import { describe, expect, test } from 'vitest'
import { coverageOf } from '#engine/coverage.ts'
import { itemsOf } from '#engine/form.ts'
import { fieldFinder } from '#engine/inventory.ts'
import { toPaper } from '#engine/to-paper.ts'
import { allDerived, allFacts } from '#facts/all.ts'
import { scenarios as g28 } from './g-28/2018-09-17/scenarios/all.ts'
import { scenarios as g1450 } from './g-1450/2026-02-06/scenarios/all.ts'
import { scenarios as i129 } from './i-129/2026-02-27/scenarios/all.ts'
import { scenarios as i539 } from './i-539/2024-08-28/scenarios/all.ts'
import { scenarios as i539a } from './i-539a/2024-08-28/scenarios/all.ts'
import { scenarios as i765 } from './i-765/2025-08-21/scenarios/all.ts'
import { scenarios as i907 } from './i-907/2024-04-01/scenarios/all.ts'
import { allPapers } from './papers.ts'
import { lookOf, type Scenario } from './scenario.ts'

const scenariosOf: Record<string, readonly Scenario[]> = {
  'i-129': i129,
  'g-28': g28,
  'i-907': i907,
  'i-539': i539,
  'i-539a': i539a,
  'i-765': i765,
  'g-1450': g1450,
}

describe.each(allPapers.map((each) => [each.paper.form.name, each] as const))('%s', (_name, { paper, inventory }) => {
  const scenarios = scenariosOf[paper.form.id] ?? []
  const find = fieldFinder(inventory)

  test('accounts for every fillable field of the official PDF', () => {
    const { unaccounted, faults } = coverageOf(paper, inventory)
    expect({ unaccounted, faults }).toEqual({ unaccounted: [], faults: [] })
  })

  test('asks only for facts of the vocabulary, each item once', () => {
    const items = itemsOf(paper.form)
    for (const { item, key } of items)
      expect([key, allFacts.has(item.fact.id) || allDerived.has(item.fact.id)]).toEqual([key, true])
    expect(new Set(items.map(({ key }) => key)).size).toBe(items.length)
  })

  test('has a small and a full worked example', () => {
    expect(scenarios.length).toBeGreaterThanOrEqual(2)
  })

  test.each(scenarios.map((scenario) => [scenario.name, scenario] as const))(
    'writes %s as expected',
    (_what, scenario) => {
      const { values } = toPaper(paper, lookOf(scenario), find)
      const expected = Object.entries(scenario.fields).map(([short, value]) => [
        find(short)?.name ?? `no field ${short}`,
        value,
      ])
      const [first, last] = scenario.pages ?? [1, inventory.pages]
      const written = [...values].filter(([name]) => {
        const page = find(name)?.page ?? 0
        return page >= first && page <= last
      })
      expect(Object.fromEntries(written.sort())).toEqual(Object.fromEntries(expected.sort()))
    },
  )
})
