import { expect, test } from 'vitest'
import { knownFacts } from '#engine/known-facts.ts'
import { knownFromFacts } from './known-from-facts.ts'

const knownOf = (answers: Record<string, unknown>) =>
  knownFromFacts(
    knownFacts(
      (_subject, id) =>
        answers[id] === undefined ? undefined : { value: answers[id], source: 'form', by: null, at: '2026-01-01' },
      { case: 'case/1', person: 'person/2', employment: 'employment/3', company: 'company/4' },
      '2026-11-15',
    ),
  )
const school = (country: string, degree = 'Bachelor') => ({ id: country, institution: 'A school', degree, country })

const brother = { 'case.relativeFiled': 'Yes', 'case.relativeIs': 'Brother' }

test.each([
  [{}, {}],
  [{ 'person.education': [school('IN')] }, { foreignDegree: true }],
  [{ 'person.education': [school('IN'), school('US', 'Master')] }, { foreignDegree: false }],
  [{ 'person.education': [school('IN', 'High school')] }, {}],
  [{ 'person.currentStatus': 'F-1' }, { changesFromStudent: true }],
  [{ 'person.currentStatus': 'H-1B' }, { changesFromStudent: false }],
  [{ 'person.maritalStatus': 'Married' }, { married: true }],
  [{ 'person.maritalStatus': 'Divorced' }, { married: false }],
  [{ 'employment.offSite': true }, { thirdPartyPlacement: true }],
  [{ 'case.relativeFiled': 'No' }, { relativeFiledOrOwns: false }],
  [{ 'case.relativeFiled': 'Yes' }, {}],
  [{ 'case.underlyingReceipt': 'IOE0912345019' }, { concurrent: false }],
  [{ ...brother, 'case.relativeStatus': 'U.S. citizen' }, { relativeFiledOrOwns: true }],
  [{ ...brother, 'case.relativeStatus': 'Lawful permanent resident' }, { relativeFiledOrOwns: false }],
])('%j says %j', (answers, expected) => {
  expect(knownOf(answers)).toEqual(expected)
})
