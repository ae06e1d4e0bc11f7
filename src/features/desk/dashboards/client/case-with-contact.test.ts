import { expect, test } from 'vitest'
import { caseWithContact } from './case-with-contact.ts'

const lucia = { contactName: 'Lucía ROMERO', contactTakesPart: true, diy: false }
const without = { ...lucia, contactTakesPart: false }

test('a message to the company’s contact opens the first case in which the contact takes part', () => {
  expect(caseWithContact([without, { ...lucia, diy: true }, lucia], 'Lucía ROMERO')).toBe(lucia)
  expect(caseWithContact([lucia], 'Ana RUIZ')).toBeUndefined()
})

test('there is none where the contact has no part', () => {
  expect(caseWithContact([without], 'Lucía ROMERO')).toBeUndefined()
})
