import { expect, test } from 'vitest'
import { caseTypeById } from '#case-types/all.ts'
import { CaseType } from '#case-types/case-type.ts'
import { countedFacts, impliedFacts, petitionsAlone } from '#case-types/facts/implied-facts.ts'
import { formRolesOf } from './form-roles.ts'
import { formsOfCase } from './server/open-case.ts'

const subjects = {
  id: 1,
  companyId: 2,
  lawFirmId: 3,
  attorneyId: 4,
  personId: 5,
  householdPersonId: 5,
  employmentId: 6,
}
const file = { ...subjects, mode: 'LEGAL' as const }

const opened = (subType: string) => {
  const type = caseTypeById(CaseType.i140)
  if (!type) throw new Error('No such case type')
  return formsOfCase({ type, person: { id: 5, householdPersonId: 5 } }, { mode: 'LEGAL', subType, premium: true })
}

test('who petitions for oneself stands in the petitioner’s place, and no company on the forms', () => {
  const appearance = { personId: 5, side: 'beneficiary' as const }
  const roles = formRolesOf({ ...file, petitionsAlone: petitionsAlone(CaseType.i140, 'NIW') }, appearance, [appearance])
  expect(roles).toMatchObject({ petitioner: 'person/5', person: 'person/5', attorneyOfPerson: 'attorney/4' })
  expect([roles.company, roles.clientCompany, roles.attorneyOfCompany]).toEqual([undefined, undefined, undefined])
  expect(formRolesOf({ ...file, petitionsAlone: petitionsAlone(CaseType.i140, 'E21') }, appearance, [])).toMatchObject({
    company: 'company/2',
    petitioner: undefined,
  })
})

test('the attorney of a self-petition appears for the person, otherwise for the employer', () => {
  const sideOfG28 = (subType: string) => opened(subType).find(({ formId }) => formId === 'g-28')?.side
  expect([sideOfG28('NIW'), sideOfG28('E11self'), sideOfG28('E21')]).toEqual(['beneficiary', 'beneficiary', 'employer'])
  expect(opened('E21').map(({ formId }) => formId)).toEqual(expect.arrayContaining(['i-140', 'i-907', 'g-28']))
})

test('the kind of an immigrant petition follows from what was opened, and what goes with it from its forms', () => {
  expect(impliedFacts(CaseType.i140, 'E32')).toEqual({
    'case.immigrantFiling': 'New',
    'case.petitionedBy': 'Employer',
    'case.immigrantCategory': 'Professional',
  })
  expect(impliedFacts(CaseType.i140, 'NIW')).toMatchObject({ 'case.petitionedBy': 'Self' })
  expect(countedFacts(['i-140', 'i-485', 'i-765'])).toEqual({
    'case.withAdjustment': true,
    'case.withTravelDocument': false,
    'case.withWorkPermit': true,
  })
})

test('the job of the employee stands on no form of the spouse, a child or a sponsor', () => {
  const jobOn = (formId: string, personId: number | null, of = { ...file, householdPersonId: 5 }) =>
    formRolesOf(of, { formId, personId, side: '' }, []).employment
  const ofSpouse = { ...file, personId: 7 }
  expect([jobOn('i-485', null), jobOn('i-129', 5), jobOn('i-130', 5, ofSpouse)]).toEqual(Array(3).fill('employment/6'))
  expect([jobOn('i-485', null, ofSpouse), jobOn('i-765', 7), jobOn('i-864', 8)]).toEqual(Array(3).fill(undefined))
  // Looked at without a form, the case still knows the job that its dates follow from.
  expect(jobOn('', null, ofSpouse)).toBe('employment/6')
})
