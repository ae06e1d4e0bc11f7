import { expect, test } from 'vitest'
import { lookOf } from '#forms/scenario.ts'
import { caseTypes } from '../all.ts'
import { CaseType } from '../case-type.ts'
import { filingParties, filingSubject } from './filing-parties.ts'

const look = (roles: object = {}, facts: object = {}) =>
  lookOf({
    today: '2026-11-18',
    roles: { person: 'person/1', applicant: 'person/2', company: 'company/1', case: 'case/1', ...roles },
    answers: {
      'person/1': { 'person.familyName': 'NAIR', 'person.givenName': 'Priya', 'person.middleName': { not: 'none' } },
      'person/2': { 'person.familyName': 'NAIR', 'person.givenName': 'Arjun', 'person.middleName': { not: 'none' } },
      'company/1': { 'company.legalName': 'NORTHWIND' },
      'case/1': { ...facts },
    },
  })
const said = (form: string, roles?: object) => filingParties(form, look(roles)).map(({ as, name }) => `${as}: ${name}`)

test('a relative petition names who petitions and for whom', () => {
  expect(said('i-130')).toEqual(['Petitioner: Priya NAIR', 'Beneficiary: Arjun NAIR'])
  const of = { typeId: CaseType.i130, subType: 'spouse' }
  expect(filingSubject(of, 'i-130', look({}, { 'case.relation': 'Spouse' }))).toBe('Form I-130, petition for spouse')
  const sibling = look({}, { 'case.relation': 'Sibling' })
  expect(filingSubject(of, 'i-130', sibling)).toBe('Form I-130, petition for brother or sister')
})

test.each([
  ['i-129', {}, ['Petitioner: NORTHWIND', 'Beneficiary: Priya NAIR']],
  ['i-140', {}, ['Petitioner: NORTHWIND', 'Beneficiary: Priya NAIR']],
  ['i-140', { company: undefined, petitioner: 'person/1' }, ['Petitioner: Priya NAIR', 'Beneficiary: Priya NAIR']],
  ['i-864', {}, ['Sponsor: Priya NAIR', 'Principal immigrant: Arjun NAIR']],
  ['eta-9089', {}, ['Employer: NORTHWIND', 'Foreign worker: Priya NAIR']],
  ['i-485', {}, ['Applicant: Priya NAIR']],
])('Form %s names its parties by their roles', (form, roles, named) => {
  expect(said(form, roles)).toEqual(named)
})

test('every case type that files a form says what and for whom', () => {
  for (const { id, name, forms, subTypes } of caseTypes) {
    const main = forms.find(({ part }) => part === 'main')?.form
    if (!main) continue
    expect([name, filingParties(main, look()).length > 0]).toEqual([name, true])
    const subject = filingSubject({ typeId: id, subType: subTypes[0]?.id ?? '' }, main, look())
    expect([name, subject]).toEqual([name, expect.stringMatching(/^Form [A-Z0-9-]+, ./)])
  }
})

test('the number of the form stands in the subject once', () => {
  const subject = (typeId: number, mainForm: string) => filingSubject({ typeId, subType: '' }, mainForm, look())
  expect(subject(CaseType.i485, 'i-485')).toBe('Form I-485, green card')
  expect(subject(CaseType.i140, 'i-140')).toBe('Form I-140, immigrant petition')
  for (const { id, forms } of caseTypes) {
    const main = forms.find(({ part }) => part === 'main')?.form ?? ''
    expect(subject(id, main)).not.toMatch(/\b([A-Z]+-\d+[A-Z]?)\b.*\(\1\)/)
  }
})
