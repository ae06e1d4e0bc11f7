import { expect, test } from 'vitest'
import { questionnaireAt, questionnairePath, subjectsAt } from './paths.ts'

test('the petitioner’s address begins with the petitioner, the other one with the relative', () => {
  const asked = {
    forms: [{ formId: 'i-130', roles: { person: 'person/1', applicant: 'person/2' } }],
    subjects: [{ key: 'person/2' }, { key: 'person/1' }, { key: 'case/9' }],
  }
  const first = (path: string) => subjectsAt(path, asked).map(({ key }) => key)
  expect(first('/visaCareI130PetitionerQuestionnaire/9')).toEqual(['person/1', 'person/2', 'case/9'])
  expect(first('/visaCareI130BeneficiaryQuestionnaire/9')).toEqual(['person/2', 'person/1', 'case/9'])
  expect(first('/visaCareQuestionnaire/9')).toEqual(['person/2', 'person/1', 'case/9'])
  expect(questionnaireAt('/visaCareI130PetitionerQuestionnaire/9')).toBe(9)
})

test('the address of a questionnaire leads back to its case', () => {
  for (const typeId of [1, 2, 3, 9]) expect(questionnaireAt(questionnairePath(typeId, 12))).toBe(12)
  expect(questionnaireAt('/VISACAREH1BQUESTIONNAIER/7')).toBe(7)
  expect(questionnaireAt('/visaCareH1BQuestionnaier')).toBeUndefined()
  expect(questionnaireAt('/visaCareAddCaseI129/7')).toBeUndefined()
})
