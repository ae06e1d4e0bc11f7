import { expect, test } from 'vitest'
import { lookOf } from '#forms/scenario.ts'
import { work } from './support.ts'

const none = { not: 'none' } as const
const job = { id: 'j', employer: 'OTHER LLC', jobTitle: 'Analyst', from: '2020-01-01' }

/** Items 1, "as a/an", 2, 3 and 4 of Part 6. */
function part6(told: Record<string, unknown>, withCompany = true) {
  const look = lookOf({
    today: '2026-11-15',
    roles: { person: 'person/1', company: 'company/1', employment: withCompany ? 'employment/1' : undefined },
    answers: {
      'person/1': told,
      'company/1': { 'company.legalName': 'ACME INC' },
      'employment/1': { 'employment.jobTitle': 'Engineer', 'employment.startedOn': '2024-02-01' },
    },
  })
  return [work.isEmployed, work.employedAs, work.firstEmployer, work.secondEmployer, work.isSelfEmployed].map(
    look.value,
  )
}

test.each([
  [
    'the job with the company of the case counts',
    { 'person.jobs': none },
    true,
    [true, 'Engineer', 'ACME INC', undefined, false],
  ],
  ['beside another one', { 'person.jobs': [job] }, true, [true, 'Engineer', 'ACME INC', 'OTHER LLC', false]],
  [
    'not for a sponsor who is not the employee',
    { 'person.jobs': [job] },
    false,
    [true, 'Analyst', 'OTHER LLC', undefined, false],
  ],
  ['who works nowhere we know has not answered', { 'person.jobs': none }, false, Array(5).fill(undefined)],
  [
    'who works for oneself is not employed',
    { 'person.jobs': none, 'person.selfEmployedAs': 'Baker' },
    false,
    [false, undefined, undefined, undefined, true],
  ],
])('a sponsor who works: %s', (_name, told, withCompany, items) => {
  expect(part6({ 'person.worksNow': true, ...told }, withCompany)).toEqual(items)
})

test('a sponsor who does not work is neither employed nor self-employed', () => {
  expect(part6({ 'person.worksNow': false })).toMatchObject({ 0: false, 4: false })
})
