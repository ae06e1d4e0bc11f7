import { expect, test } from 'vitest'
import { boxesOf } from '#engine/coverage.ts'
import { fieldFinder, type Inventory } from '#engine/inventory.ts'
import { questionsOf } from '#engine/questions.ts'
import { toPaper } from '#engine/to-paper.ts'
import { lookOf } from '../../../scenario.ts'
import fields from '../fields.json' with { type: 'json' }
import { i129, supplementsParts } from '../form.ts'
import { i129Paper } from '../paper.ts'
import { supplementsPaper } from '../supplements/paper.ts'
import { supplementScenarios } from './supplement-all.ts'
import { transferToClient } from './supplement-transfer.ts'

const find = fieldFinder(fields as Inventory)

test('every bound field of the supplements is written in some example', () => {
  const bound = Object.values(supplementsPaper).flatMap(({ bindings }) => Object.values(bindings).flatMap(boxesOf))
  const written = new Set(
    supplementScenarios.flatMap((scenario) => Object.keys(scenario.fields).map((name) => find(name)?.name)),
  )
  expect(bound.map(({ name }) => find(name)?.name).filter((name) => !written.has(name))).toEqual([])
})

const asked = (classification: string) => {
  const roles = { company: 'company/1', person: 'person/1', employment: 'employment/1', case: 'case/1' } as const
  const look = lookOf({ today: '2026-11-16', roles, answers: { 'case/1': { 'case.classification': classification } } })
  return questionsOf([{ form: { ...i129, parts: supplementsParts }, look, key: 'i-129' }]).map(
    ({ fact }): string => fact.id,
  )
}

test('an H-1B case is asked nothing by the other supplements', () => {
  expect(asked('H-1B')).toEqual(['case.classification'])
})

test('each supplement asks for its own only', () => {
  const own = {
    'E-1': 'company.grossTrade',
    'E-2': 'company.investedCash',
    'L-1A': 'employment.sameRelationship',
    'O-1A': 'case.eventNature',
    'R-1': 'company.members',
  }
  for (const [classification, fact] of Object.entries(own))
    for (const other of Object.keys(own))
      expect([other, asked(other).includes(fact)]).toEqual([other, other === classification])
  expect(asked('O-1A')).not.toContain('case.workUnderPrincipal')
  expect(asked('L-1A')).not.toContain('employment.offSite')
  expect(asked('L-1B')).toContain('employment.offSite')
  expect(asked('Q-1')).not.toContain('case.sixthFreeTradeRequest')
})

test('what the L supplement wants explained has no box and goes to Additional Information', () => {
  const { overflow } = toPaper(i129Paper, lookOf(transferToClient), find)
  expect(overflow.map(({ page, part, item, text }) => [page, part, item, text])).toEqual([
    [26, 'L.1', '11', 'RING GMBH was sold to DONAU AG, which owns the petitioner.'],
    [26, 'L.1', '12', 'The office has been open since 2010.'],
  ])
})
