import { expect, test } from 'vitest'
import { knownFacts } from '#engine/known-facts.ts'
import { aboutAppearance } from './appearance.ts'

const employer = { 'company.legalName': 'NORTHWIND ROBOTICS INC' }
const worker = { 'person.familyName': 'RAO' }

test.each([
  ['the employer petitions', employer, { 'case.appearanceMatter': 'I-129, I-907' }, 'Petitioner'],
  ['the employer answers another agency', employer, { 'case.appearanceAgency': 'ICE' }, 'Respondent'],
  [
    'the worker is the beneficiary of a petition',
    worker,
    { 'case.appearanceMatter': 'I-907, i-140' },
    'Beneficiary/Derivative',
  ],
  ['a relative petitions', worker, { 'case.appearanceMatter': 'I-129F' }, 'Petitioner'],
  ['a person applies', worker, { 'case.appearanceMatter': 'I-765' }, 'Applicant'],
  ['the attorney says otherwise', worker, { 'case.personAppearsAs': 'Requestor' }, 'Requestor'],
  ['nothing is said yet', worker, {}, undefined],
])('the client’s part when %s', (_when, client: Record<string, string>, about: Record<string, string>, part) => {
  const role = client === employer ? 'clientCompany' : 'clientPerson'
  const known = { ...client, ...about }
  const look = knownFacts(
    (_subject, id) => (known[id] ? { value: known[id], source: 'form', by: 1, at: '2026-11-16T00:00:00Z' } : undefined),
    { [role]: 'person/1', case: 'case/1' },
    '2026-11-16',
  )
  expect(look.value(aboutAppearance.appearsFor)).toBe(part)
})
