import { expect, test } from 'vitest'
import { formsOffered } from './offered-forms.ts'

const ids = (...forms: string[]) => formsOffered(forms.map((formId) => ({ formId }))).map(({ formId }) => formId)

test('a labor certification is offered its Final Determination, once, and nothing of USCIS', () => {
  expect(ids('eta-9141', 'eta-9089', 'eta-9089-appendix-a')).toEqual(['eta-9089-final-determination'])
  expect(ids('eta-9089', 'eta-9089-appendix-a', 'eta-9089-final-determination')).toEqual([])
})

test('a package for USCIS is offered one G-1145 and affidavits of support', () => {
  expect(ids('i-129')).toEqual(['g-1145'])
  expect(ids('i-485', 'g-1145', 'i-864')).toEqual(['i-864'])
})

test('a petition for an immigrant is offered the Final Determination it rests on, and no affidavit', () => {
  expect(ids('i-140')).toEqual(['g-1145', 'eta-9089-final-determination'])
  expect(ids('i-140', 'eta-9089-final-determination')).toEqual(['g-1145'])
})
