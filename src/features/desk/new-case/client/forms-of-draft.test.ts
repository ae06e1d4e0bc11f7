import { expect, test } from 'vitest'
import { CaseType } from '#case-types/case-type.ts'
import { emptyDraft } from './draft.ts'
import { companionsOf, formsWords } from './forms-of-draft.ts'

const h1b = (subType: string) => ({ ...emptyDraft('1', '2', String(CaseType.h1b), subType) })
const values = (typeId: number, subType: string, hasSpouse: boolean) =>
  companionsOf({ typeId: String(typeId), subType }, hasSpouse).map(({ label }) => label)

test('only the forms of what is chosen are named', () => {
  expect(formsWords(h1b('cap'))).toBe('Forms: G-28, I-129, ETA-9035.')
  expect(formsWords({ ...h1b('cap'), premium: true })).toBe('Forms: I-907, G-28, I-129, ETA-9035.')
  expect(formsWords({ ...h1b('extension'), dependentIds: ['3', '4'] })).toBe(
    'Forms: G-28, I-129, ETA-9035. For the family: G-28, I-539, I-539A.',
  )
})

test('only applications that a type files along are offered', () => {
  expect(values(CaseType.i485, 'employment', false)).toHaveLength(3)
  expect(values(CaseType.perm, '', true)).toEqual([])
})

test('a worker is offered no work permit beside a petition; the spouse in H-4 is, where one can be asked for', () => {
  expect(values(CaseType.h1b, 'extension', false)).toEqual([])
  expect(values(CaseType.h1b, 'extension', true)).toEqual(['Work permit (Form I-765) for the spouse'])
  expect(values(CaseType.h1b, 'cap', true)).toEqual([])
})
