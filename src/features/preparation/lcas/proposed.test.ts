import { expect, test } from 'vitest'
import type { Fact } from '#engine/fact.ts'
import { proposedFor } from './proposed.ts'

const facts: Readonly<Record<string, unknown>> = {
  'company.legalName': 'NORTHWIND ANALYTICS',
  'employment.jobTitle': 'Data Engineer',
  'employment.fullTime': true,
  'employment.wage': 9_800_000,
  'employment.wageUnit': 'year',
  'employment.worksiteStreet': '200 Harbor Street',
  'employment.worksiteUnitKind': 'STE',
  'employment.worksiteUnitNumber': '410',
  'employment.worksiteCity': 'Boston',
  'employment.worksiteCounty': 'Suffolk',
  'employment.worksiteState': 'MA',
  'employment.worksiteZip': '02110',
  'case.requestedFrom': '2027-02-01',
  'case.requestedUntil': '2030-06-30',
}
const proposed = (known: Readonly<Record<string, unknown>>) =>
  proposedFor(({ id }: Fact) => known[id], 'Software Developers').map(({ fact, says, from }) => [fact, says, from])

test('what the case knows is proposed for its LCA, each with where it is from', () => {
  expect(proposed(facts)).toEqual([
    ['case.lcaEmployerName', 'NORTHWIND ANALYTICS', 'The employer’s profile'],
    ['case.lcaJobTitle', 'Data Engineer', 'The job'],
    ['case.lcaFullTime', 'Yes', 'The job'],
    ['case.lcaSocTitle', 'Software Developers', 'The list of occupations'],
    ['case.lcaWage', '$98,000', 'The job'],
    ['case.lcaWageUnit', 'year', 'The job'],
    ['case.lcaWorksites', '200 Harbor Street, STE 410, Boston, Suffolk County, MA 02110', 'The job'],
    ['case.lcaBeginsOn', '02-01-2027', 'The petition'],
    // Three years, not what the petition asks for beyond them.
    ['case.lcaEndsOn', '01-31-2030', 'The petition'],
    ['case.lcaWorkers', '1', 'One worker in this petition'],
  ])
})

test('a wage without its unit, and a place without its state, are not proposed', () => {
  const ids = proposed({ ...facts, 'employment.wageUnit': undefined, 'employment.worksiteState': undefined }).map(
    ([fact]) => fact,
  )
  for (const id of ['case.lcaWage', 'case.lcaWageUnit', 'case.lcaWorksites']) expect(ids).not.toContain(id)
})
