import { expect, test } from 'vitest'
import { caseTypes } from '#case-types/all.ts'
import { CaseType } from '#case-types/case-type.ts'
import { choicesFor, offeredWishes, wishes } from './wishes.ts'

test('every type of case is reached by a wish, and every sub-type that is named exists', () => {
  const reached = new Set(wishes.flatMap(({ choices }) => choices.map(({ typeId }) => typeId)))
  expect(caseTypes.filter(({ id }) => !reached.has(id)).map(({ name }) => name)).toEqual([])
  for (const { typeId, subType } of wishes.flatMap(({ choices }) => choices))
    if (subType)
      expect([
        typeId,
        subType,
        caseTypes.find(({ id }) => id === typeId)?.subTypes.some(({ id }) => id === subType),
      ]).toEqual([...[typeId, subType, true]])
})

test.each<[string, number, string?]>([
  ['renew Ingrid’s work permit', CaseType.ead],
  ['hire someone on OPT', CaseType.h1b, 'cap'],
  ['H-1B transfer', CaseType.h1b, 'transfer'],
  ['extend H-1B', CaseType.h1b, 'extension'],
  ['green card', CaseType.i485],
  ['labor certification', CaseType.perm],
  ['his wife needs H-4', CaseType.h4],
  ['public access file', CaseType.pafOnly],
])('“%s” finds what is meant', (text, typeId, subType) => {
  const [first] = choicesFor(text)
  expect(first?.typeId).toBe(typeId)
  if (subType) expect(first?.subType).toBe(subType)
})

test('nothing typed, or nothing known, finds nothing', () => {
  expect(choicesFor('')).toEqual([])
  expect(choicesFor('zzz')).toEqual([])
})

test('somebody who may open only some types sees only wishes that lead there', () => {
  expect(offeredWishes([{ id: CaseType.ead }]).map(({ id }) => id)).toEqual(['permit'])
})

test('a wish names the work visas that can be opened here, and no others', () => {
  const formsOf = (...types: number[]) =>
    offeredWishes(types.map((id) => ({ id }))).find(({ id }) => id === 'hire')?.forms
  expect(formsOf(CaseType.h1b)).toBe('H-1B')
  expect(formsOf(CaseType.h1b, CaseType.l1, CaseType.tn)).toBe('H-1B, L-1, TN')
})
