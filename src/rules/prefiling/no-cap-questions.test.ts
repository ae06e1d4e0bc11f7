import { expect, test } from 'vitest'
import { foundBy } from './found-by.ts'

test.each(['V23', 'V24', 'V25'])('%s asks nothing about a registration of a petition that is not H-1B', (rule) => {
  for (const classification of ['L-1A', 'O-1A', 'TN', 'E-3', 'H-1B1'])
    expect(foundBy(rule, { 'case.classification': classification })).toMatchObject({ found: [], notChecked: false })
  expect(foundBy(rule, { 'case.classification': 'H-1B' })).toMatchObject({ notChecked: true })
})
