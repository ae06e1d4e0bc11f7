import { expect, test } from 'vitest'
import { catalogue } from './catalogue.ts'

test('for whom a Form G-28 stands is said in Spanish, whoever it is', () => {
  const words = ['employer', 'beneficiary', 'applicant', 'petitioner', 'sponsor']
  expect(words.filter((word) => !(word in catalogue.sentences))).toEqual([])
})
