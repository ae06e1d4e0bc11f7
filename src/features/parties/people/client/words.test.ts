import { expect, test } from 'vitest'
import type { Person } from '../records.ts'
import { fullName, pageOf, standingOf } from './words.ts'

const job = { status: 'Active', startedOn: '2019-01-15', endedOn: null }
const person = (more: object = {}) =>
  ({
    relation: 'Principal',
    companyName: 'NORTHWIND',
    jobTitle: 'Data Engineer',
    termination: null,
    employments: [job],
    household: [],
    ...more,
  }) as unknown as Person
const principal = { relation: 'Principal', firstName: 'Priya', lastName: 'NAIR' }

test.each<[object, string]>([
  [{}, 'Data Engineer at NORTHWIND since 01-15-2019.'],
  [{ employments: [{ ...job, status: 'Offered' }] }, 'Data Engineer at NORTHWIND from 01-15-2019.'],
  [
    { employments: [{ ...job, status: 'Ended', endedOn: '2026-01-31' }] },
    'Was Data Engineer at NORTHWIND until 01-31-2026.',
  ],
  [{ employments: [] }, 'No employment at NORTHWIND is entered yet.'],
  [{ termination: { on: '2026-01-31', reason: 'Resigned' } }, 'Worked at NORTHWIND until 01-31-2026: Resigned.'],
  [{ relation: 'Spouse', household: [principal] }, 'Spouse of Priya NAIR, NORTHWIND.'],
  [{ relation: 'Son' }, 'Son of an employee of NORTHWIND.'],
  [
    { relation: 'Spouse', household: [principal], termination: { on: '2026-05-04', reason: 'Divorced' } },
    'Was spouse of Priya NAIR, NORTHWIND; removed on 05-04-2026: Divorced.',
  ],
])('%o reads as a sentence', (more, sentence) => {
  expect(standingOf(person(more))).toBe(sentence)
})

test('a person is found by the job, a dependent by the person', () => {
  expect(pageOf({ id: 7, employmentId: 3, companyId: 2 })).toBe('/visaCareEmploymentInfo/3/2')
  expect(pageOf({ id: 7, employmentId: null, companyId: 2 })).toBe('/visaCareEmploymentInfo?person=7')
  expect(fullName({ firstName: 'Priya', middleName: '', lastName: 'NAIR' })).toBe('Priya NAIR')
})
