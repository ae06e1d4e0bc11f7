import { expect, test } from 'vitest'
import { knownFacts } from '#engine/known-facts.ts'
import { sectionsOf } from './sections.ts'
import { worksheetNamed } from './worksheet.ts'

const roles = { case: 'case/1', company: 'company/1', employment: 'employment/1', person: 'person/1' } as const
const eta9035 = (facts: Readonly<Record<string, unknown>>) => {
  const sheet = worksheetNamed('eta-9035')
  if (!sheet) throw new Error('no worksheet')
  const look = knownFacts(
    (_, fact) => (fact in facts ? { value: facts[fact], source: 'form', by: null, at: '2026-11-16' } : undefined),
    roles,
    '2026-11-16',
  )
  return sectionsOf(sheet, look)
}
const said = (facts: Readonly<Record<string, unknown>>) => {
  const items = eta9035(facts).flatMap((section) => section.items)
  return (label: string) => items.find((item) => item.label.startsWith(label))?.value
}
const job = {
  'employment.jobTitle': 'Software Developer',
  'employment.socCode': '15-1252',
  'employment.fullTime': true,
  'employment.wage': 10_880_000,
  'employment.wageUnit': 'year',
  'employment.worksiteStreet': '200 Harbor Street',
  'employment.worksiteCity': 'Boston',
  'employment.worksiteCounty': 'Suffolk',
  'employment.worksiteState': 'MA',
  'employment.worksiteZip': '02110',
}

test('what is known of the offered job is not asked again', () => {
  const value = said(job)
  expect([value('Job title'), value('SOC (ONET/OEWS) code'), value('Is this a full-time')]).toEqual([
    'Software Developer',
    '15-1252',
    'Yes',
  ])
  expect([value('Wage rate paid'), value('Per')]).toEqual(['108800', 'year'])
  const places = (facts: Readonly<Record<string, unknown>>) =>
    eta9035(facts)
      .flatMap(({ items }) => items)
      .filter(({ label }) => label.startsWith('Places of employment'))
      .map((each) => each.value)
  const whole = ['1', '200 Harbor Street', 'Boston', 'Suffolk', 'MA', '02110']
  expect(places({ ...job, 'case.lcaWorkers': 1 })).toEqual(whole)
  const onRecord = [{ id: 'r1', street: '200 Harbor Street', city: 'Boston', state: 'MA' }]
  expect(places({ ...job, 'case.lcaWorkers': 1, 'case.lcaWorksites': onRecord })).toEqual(whole)
})

test('what stands on the record of the LCA goes before, a wage with its own unit', () => {
  const value = said({
    ...job,
    'case.lcaJobTitle': 'Developer II',
    'case.lcaWage': 5_200,
    'case.lcaWageUnit': 'hour',
    'case.lcaWorksites': [{ id: '1', street: '1 Main St', city: 'Austin', state: 'TX' }],
  })
  expect([value('Job title'), value('Per'), value('Places of employment (at most 10), 1: Street')]).toEqual([
    'Developer II',
    'hour',
    '1 Main St',
  ])
  expect(said({ ...job, 'case.lcaWage': 5_200 })('Per')).toBe('')
})

test('a wage of the job keeps its unit although the LCA has one without a wage', () => {
  expect(said({ ...job, 'case.lcaWageUnit': 'hour' })('Per')).toBe('year')
})

test('the boxes of a section come in the order of their numbers', () => {
  const numbers = (id: string) =>
    eta9035(job)
      .find((section) => section.id === id)
      ?.items.map(({ number }) => Number(number.replace('a.', '')))
  for (const id of ['B', 'D', 'F']) expect([id, numbers(id)]).toEqual([id, numbers(id)?.toSorted((a, b) => a - b)])
})
