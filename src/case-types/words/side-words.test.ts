import { expect, test } from 'vitest'
import { CaseType } from '../case-type.ts'
import { sideWord } from './side-words.ts'

test.each([
  [CaseType.h1b, 'extension', 'beneficiary'],
  [CaseType.i140, 'E21', 'beneficiary'],
  [CaseType.i140, 'NIW', 'petitioner'],
  [CaseType.i130, '', 'petitioner'],
  [CaseType.i485, '', 'applicant'],
  [CaseType.ead, '', 'applicant'],
])('a Form G-28 of the person in a case of type %s (%s) is for the %s', (typeId, subType, word) => {
  expect(sideWord({ typeId, subType }, 'beneficiary')).toBe(word)
  expect([sideWord({ typeId, subType }, 'employer'), sideWord({ typeId, subType }, '')]).toEqual(['employer', ''])
})
