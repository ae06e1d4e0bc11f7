import { expect, test } from 'vitest'
import { questionnaireAt, questionnairePath } from './paths.ts'

test('the address of a questionnaire leads back to its case', () => {
  for (const typeId of [1, 2, 3, 9]) expect(questionnaireAt(questionnairePath(typeId, 12))).toBe(12)
  expect(questionnaireAt('/VISACAREH1BQUESTIONNAIER/7')).toBe(7)
  expect(questionnaireAt('/visaCareH1BQuestionnaier')).toBeUndefined()
  expect(questionnaireAt('/visaCareAddCaseI129/7')).toBeUndefined()
})
