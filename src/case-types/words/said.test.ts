import { expect, test } from 'vitest'
import { caseTypes } from '../all.ts'
import { CaseType } from '../case-type.ts'
import { saidName, saidWithin } from './said.ts'

test.each([
  [CaseType.h1b, 'extension', 'H-1B extension', 'H-1B extension'],
  [CaseType.h1b, '', 'H-1B petition', 'H-1B petition'],
  [CaseType.ead, '(C)(9)', 'Work permit', 'work permit'],
  [CaseType.ead, '(C)(26)', 'Work permit (H-4 spouse)', 'work permit (H-4 spouse)'],
  [CaseType.h4, 'change', 'Change to H-4', 'change to H-4'],
  [999, '', 'Case', 'case'],
])('case type %s, %s, is said as people say it', (typeId, subType, said, within) => {
  expect(saidName(typeId, subType)).toBe(said)
  expect(saidWithin(said)).toBe(within)
})

test('no case is called by a number alone', () => {
  for (const { id, subTypes } of caseTypes)
    for (const subType of ['', ...subTypes.map((each) => each.id)]) expect(saidName(id, subType)).toMatch(/[a-z]{3}/)
})
