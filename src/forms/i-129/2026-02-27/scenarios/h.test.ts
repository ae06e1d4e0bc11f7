import { expect, test } from 'vitest'
import { boxesOf } from '#engine/coverage.ts'
import { itemsOf } from '#engine/form.ts'
import { fieldFinder, type Inventory } from '#engine/inventory.ts'
import { questionsOf } from '#engine/questions.ts'
import { lookOf } from '../../../scenario.ts'
import fields from '../fields.json' with { type: 'json' }
import { hParts, i129 } from '../form.ts'
import { hPaper } from '../paper.ts'
import { hScenarios } from './h-all.ts'

const find = fieldFinder(fields as Inventory)

test('every bound field of the H pages is written in some example', () => {
  const bound = Object.values(hPaper).flatMap(({ bindings }) => Object.values(bindings).flatMap(boxesOf))
  const written = new Set(
    hScenarios.flatMap((scenario) => Object.keys(scenario.fields).map((name) => find(name)?.name)),
  )
  expect(bound.map(({ name }) => find(name)?.name).filter((name) => !written.has(name))).toEqual([])
})

test('the bindings of the H parts are those of the composed form', () => {
  const keys = itemsOf(i129).map(({ key }) => key)
  for (const part of hParts) for (const item of part.items) expect(keys).toContain(`${part.id}.${item.number}`)
})

const asked = (classification: string) => {
  const roles = { company: 'company/1', person: 'person/1', employment: 'employment/1', case: 'case/1' } as const
  const look = lookOf({ today: '2026-11-16', roles, answers: { 'case/1': { 'case.classification': classification } } })
  return questionsOf([{ form: { ...i129, parts: hParts }, look, key: 'i-129' }]).map(({ fact }) => fact.id)
}

test('an O-1 case is asked nothing about H, and an H-1B case nothing about H-2 or H-3', () => {
  expect(asked('O-1A')).toEqual(['case.classification'])
  const ofH1b = asked('H-1B')
  expect(ofH1b).toContain('case.capType')
  for (const foreign of ['case.seasonality', 'case.unnamedWorkers', 'case.staysOfOthers', 'case.trainingAtHome'])
    expect(ofH1b).not.toContain(foreign)
})

test('what concerns only some H-1B petitions is asked only there', () => {
  const ofH1b = asked('H-1B')
  for (const later of ['case.wageLevel', 'case.laterExtension', 'case.offSiteWage', 'employment.supervisedTitles'])
    expect(ofH1b).not.toContain(later)
})
