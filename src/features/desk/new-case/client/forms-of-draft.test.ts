import { expect, test } from 'vitest'
import { CaseType } from '#case-types/case-type.ts'
import { emptyDraft, fitting } from './draft.ts'
import { companionsOf, familyComes, formsWords } from './forms-of-draft.ts'

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

test('the family files along with an I-140 only where its applications for residence go with it', () => {
  const i140 = { ...emptyDraft('1', '2', String(CaseType.i140), 'E21'), dependentIds: ['3'] }
  const together = { ...i140, concurrent: ['i-485'] }
  expect([familyComes(i140), familyComes(together)]).toEqual([false, true])
  expect([fitting(i140).dependentIds, fitting(together).dependentIds]).toEqual([[], ['3']])
  const others = [CaseType.h1b, CaseType.i485, CaseType.h4]
  expect(others.map((typeId) => familyComes(emptyDraft('1', '2', String(typeId))))).toEqual([true, true, true])
})
