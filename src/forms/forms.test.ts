import { describe, expect, test } from 'vitest'
import { coverageOf } from '#engine/coverage.ts'
import { itemsOf } from '#engine/form.ts'
import { fieldFinder } from '#engine/inventory.ts'
import { toPaper } from '#engine/to-paper.ts'
import { allDerived, allFacts } from '#facts/all.ts'
import { allPapers } from './papers.ts'
import { lookOf, type Scenario } from './scenario.ts'

/** Worked examples are part of the folder of an edition. */
const examples = new Map(
  await Promise.all(
    allPapers.map(async ({ paper: { form } }): Promise<[object, readonly Scenario[]]> => {
      // Found anew in each run: a list of folders that the compiler remembers would not know the newest form.
      const folder = `${import.meta.dirname}/${form.id}/${form.edition}`
      const { scenarios } = await import(/* @vite-ignore */ `${folder}/scenarios/all.ts`)
      return [form, scenarios]
    }),
  ),
)

describe.each(allPapers.map((each) => [each.paper.form.name, each] as const))('%s', (_name, { paper, inventory }) => {
  const scenarios = examples.get(paper.form) ?? []
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
