import { expect, test } from 'vitest'
import { completenessOf } from '#engine/completeness.ts'
import { boxesOf } from '#engine/coverage.ts'
import { itemsOf } from '#engine/form.ts'
import { fieldFinder, type Inventory } from '#engine/inventory.ts'
import { questionsOf } from '#engine/questions.ts'
import { toPaper } from '#engine/to-paper.ts'
import { lookOf } from '../../scenario.ts'
import fields from './fields.json' with { type: 'json' }
import { hParts, i129, supplementsParts } from './form.ts'
import { hPaper, i129Paper } from './paper.ts'
import { hScenarios, supplementScenarios } from './scenarios/all.ts'
import { full } from './scenarios/full.ts'
import { small } from './scenarios/small.ts'
import { transferToClient } from './scenarios/supplement-transfer.ts'
import { supplementsPaper } from './supplements/paper.ts'

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

const askedOnHPages = (classification: string) => {
  const roles = { company: 'company/1', person: 'person/1', employment: 'employment/1', case: 'case/1' } as const
  const look = lookOf({ today: '2026-11-16', roles, answers: { 'case/1': { 'case.classification': classification } } })
  return questionsOf([{ form: { ...i129, parts: hParts }, look, key: 'i-129' }]).map(({ fact }) => fact.id)
}

test('an O-1 case is asked nothing about H, and an H-1B case nothing about H-2 or H-3', () => {
  expect(askedOnHPages('O-1A')).toEqual(['case.classification'])
  const ofH1b = askedOnHPages('H-1B')
  expect(ofH1b).toContain('case.capType')
  for (const foreign of ['case.seasonality', 'case.unnamedWorkers', 'case.staysOfOthers', 'case.trainingAtHome'])
    expect(ofH1b).not.toContain(foreign)
})

test('what concerns only some H-1B petitions is asked only there', () => {
  const ofH1b = askedOnHPages('H-1B')
  for (const later of ['case.wageLevel', 'case.laterExtension', 'case.offSiteWage', 'employment.supervisedTitles'])
    expect(ofH1b).not.toContain(later)
})

test('every bound field of the supplements is written in some example', () => {
  const bound = Object.values(supplementsPaper).flatMap(({ bindings }) => Object.values(bindings).flatMap(boxesOf))
  const written = new Set(
    supplementScenarios.flatMap((scenario) => Object.keys(scenario.fields).map((name) => find(name)?.name)),
  )
  expect(bound.map(({ name }) => find(name)?.name).filter((name) => !written.has(name))).toEqual([])
})

const askedOnSupplements = (classification: string) => {
  const roles = { company: 'company/1', person: 'person/1', employment: 'employment/1', case: 'case/1' } as const
  const look = lookOf({ today: '2026-11-16', roles, answers: { 'case/1': { 'case.classification': classification } } })
  return questionsOf([{ form: { ...i129, parts: supplementsParts }, look, key: 'i-129' }]).map(
    ({ fact }): string => fact.id,
  )
}

test('an H-1B case is asked nothing by the other supplements', () => {
  expect(askedOnSupplements('H-1B')).toEqual(['case.classification'])
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
      expect([other, askedOnSupplements(other).includes(fact)]).toEqual([other, other === classification])
  expect(askedOnSupplements('O-1A')).not.toContain('case.workUnderPrincipal')
  expect(askedOnSupplements('L-1A')).not.toContain('employment.offSite')
  expect(askedOnSupplements('L-1B')).toContain('employment.offSite')
  expect(askedOnSupplements('Q-1')).not.toContain('case.sixthFreeTradeRequest')
})

test('what the L supplement wants explained has no box and goes to Additional Information', () => {
  const { overflow } = toPaper(i129Paper, lookOf(transferToClient), find)
  expect(overflow.map(({ page, part, item, text }) => [page, part, item, text])).toEqual([
    [26, 'L.1', '11', 'RING GMBH was sold to DONAU AG, which owns the petitioner.'],
    [26, 'L.1', '12', 'The office has been open since 2010.'],
  ])
})

test('every further worker has a block of their own, on as many sheets of Attachment-1 as it takes', () => {
  const names = ['ABE', 'BELL', 'CRUZ', 'DIAZ', 'EKE']
  const workers = names.map((familyName, n) => ({ id: `w${n}`, familyName, givenName: 'Ana' }))
  const answers = {
    ...full.answers,
    'case/1': {
      ...full.answers['case/1'],
      'case.classification': 'P-1',
      'case.unnamedWorkers': false,
      'case.furtherBeneficiaries': workers,
    },
  }
  const { values, sheets, overflow } = toPaper(i129Paper, lookOf({ ...full, answers }), find)
  const written = [values, ...sheets.map((each) => each.values)].flatMap((each) =>
    ['Line3_FamilyName1[1]', 'Line3_FamilyName1[3]'].map((short) => each.get(find(short)?.name ?? '')),
  )
  expect(written).toEqual([...names, undefined])
  expect(sheets.map(({ pages }) => pages)).toEqual([
    [37, 38],
    [37, 38],
  ])
  expect(overflow.filter(({ part }) => part === 'A-1')).toEqual([])
})

test('the address abroad that somebody has left is written in Part 4, and the form counts it as answered', () => {
  const person = small.answers['person/1'] ?? {}
  const addresses = person['person.addresses'] as { kind: string }[]
  const left = addresses.map((each) => (each.kind === 'Foreign' ? { ...each, until: '2024-08-24' } : each))
  const answers = { ...small.answers, 'person/1': { ...person, 'person.addresses': left } }
  const look = lookOf({ ...small, answers })
  const { values } = toPaper(i129Paper, look, find)
  expect(values.get(find('Line2b_StreetNumberName[0]')?.name ?? '')).toBe('45 MG Road')
  expect(values.get(find('Line2c_CityTown[0]')?.name ?? '')).toBe('Bengaluru')
  expect(completenessOf(i129, look).missing).toEqual(completenessOf(i129, lookOf(small)).missing)
})
