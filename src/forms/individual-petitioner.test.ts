import { expect, test } from 'vitest'
import { completenessOf } from '#engine/completeness.ts'
import { fieldFinder } from '#engine/inventory.ts'
import { toPaper } from '#engine/to-paper.ts'
import { allPapers } from './papers.ts'
import { lookOf } from './scenario.ts'

const roles = { company: 'company/1', person: 'person/1', employment: 'employment/1', case: 'case/1' } as const
const record = {
  'company.legalName': 'ROE HOUSEHOLD',
  'company.signerLastName': 'ROE',
  'company.signerFirstName': 'Jane',
  'company.signerMiddleName': 'Ann',
}

function read(formId: string, ofCompany: object) {
  const form = allPapers.find(({ paper }) => paper.form.id === formId)
  if (!form) throw new Error(`No form ${formId}`)
  const answers = { 'company/1': { ...record, ...ofCompany }, 'case/1': { 'case.premiumForm': 'I-129' } }
  const look = lookOf({ answers, roles, today: '2026-11-16' })
  const { values } = toPaper(form.paper, look, fieldFinder(form.inventory))
  const { missing } = completenessOf(form.paper.form, look)
  return { all: [...values.values()], missing }
}

test('a person who employs in the own name petitions by name and Social Security number, without a company', () => {
  const { all, missing } = read('i-129', { 'company.individual': true, 'company.individualSsn': '457555462' })
  expect(all).toEqual(expect.arrayContaining(['ROE', 'Jane', 'Ann', '457555462']))
  expect(all).not.toContain('ROE HOUSEHOLD')
  expect(missing).not.toContain('1.5')
})

test('a company petitions as before: by its name, and its FEIN is asked', () => {
  for (const individual of [{}, { 'company.individual': false }]) {
    const { all, missing } = read('i-129', { ...individual, 'company.individualSsn': '457555462' })
    expect(all).toContain('ROE HOUSEHOLD')
    expect(all).not.toContain('457555462')
    expect(missing).toContain('1.5')
  }
})

test('a request for premium processing names the person who petitions', () => {
  const { all } = read('i-907', { 'company.individual': true })
  expect(all).toEqual(expect.arrayContaining(['ROE', 'Jane']))
})
