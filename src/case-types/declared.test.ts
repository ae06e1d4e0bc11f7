import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { allFacts } from '#facts/all.ts'
import { inputs } from '#rules/deadlines/inputs.ts'
import { registeredTexts } from '../../scripts/lib/register-case-types.mjs'
import { caseTypes } from './all.ts'
import type { DeadlineInputs } from './dates/deadline-inputs.ts'

test('the list of case types is the folder', async () => {
  const here = import.meta.dirname
  const texts = await registeredTexts(here)
  expect(Object.keys(texts)).toEqual(['registered.ts', 'registered-ids.ts', 'registered-spanish.ts'])
  for (const [name, text] of Object.entries(texts)) expect(readFileSync(`${here}/${name}`, 'utf8'), name).toBe(text)
})

test('every case type has an id, a name and a details screen of its own, or shares the general one', () => {
  expect(new Set(caseTypes.map(({ id }) => id)).size).toBe(caseTypes.length)
  expect(new Set(caseTypes.map(({ name }) => name)).size).toBe(caseTypes.length)
})

test.each(caseTypes.map((type) => [type.name, type] as const))('%s names facts and inputs that exist', (_, type) => {
  const { always = {}, subTypes = {} } = type.implies ?? {}
  const implied = [always, ...Object.values(subTypes)].flatMap((each) => Object.keys(each))
  const { facts = {}, whenFactIs = {}, ofRenewed = {}, ...given } = type.deadlines ?? {}
  const taken = [...Object.values(facts), ...Object.values(ofRenewed)]
  const factIds = [...implied, ...taken, ...Object.values(whenFactIs).map(([id]) => id)]
  expect(factIds.filter((id) => !allFacts.has(id))).toEqual([])
  const names = [...[facts, ofRenewed, whenFactIs].flatMap(Object.keys), ...inputNames(given)]
  expect(names.filter((name) => !(name in inputs))).toEqual([])
  expect(Object.keys(subTypes).filter((id) => !type.subTypes.some((each) => each.id === id))).toEqual([])
})

function inputNames({ always = {}, ofSubTypes = [], ...given }: DeadlineInputs): string[] {
  const { received = [], decided = [], approved = [], approvedUntil = [], approvedUntilReplaces = [] } = given
  const own = [received, decided, approved, approvedUntil, approvedUntilReplaces, given.outcome ?? []].flat()
  return [...Object.keys(always), ...own, ...ofSubTypes.flatMap(inputNames)]
}
