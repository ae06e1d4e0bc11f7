import { expect, test } from 'vitest'
import { affidavitNeeded } from './affidavit-needed.ts'

// case-types.md §9: "LPR brother owns 40 % → none; USC brother owns 5 % → required".
test.each([
  [{}, undefined],
  [{ filed: 'No' }, false],
  [{ filed: 'Self-petition' }, false],
  [{ filed: 'Yes' }, undefined],
  [{ filed: 'Yes', is: 'Brother' }, undefined],
  [{ filed: 'Yes', is: 'Brother', status: 'Lawful permanent resident' }, false],
  [{ filed: 'Yes', is: 'Sister', status: 'U.S. citizen' }, true],
  [{ filed: 'Yes', is: 'Father', status: 'Lawful permanent resident' }, true],
  [{ filed: 'Yes', is: 'None of these' }, false],
  [{ filed: 'Yes', is: 'Mother', status: 'None of these' }, false],
])('%j needs an affidavit of support: %s', (relative, needed) => {
  expect(affidavitNeeded(relative)).toBe(needed)
})
