import { expect, test } from 'vitest'
import { formName, formNumber } from './form-names.ts'

test('forms have the names people know them by', () => {
  expect(
    ['i-539a', 'i-485supj', 'g-1450', 'eta-9089-appendix-a', 'eta-9089-final-determination'].map(formNumber),
  ).toEqual(['I-539A', 'I-485 Supplement J', 'G-1450', 'ETA-9089 Appendix A', 'ETA-9089 Final Determination'])
  expect(formName('i-129')).toBe('Form I-129')
})
