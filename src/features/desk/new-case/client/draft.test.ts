import { expect, test } from 'vitest'
import { CaseType } from '#case-types/case-type.ts'
import {
  closedModes,
  companionsOf,
  emptyDraft,
  keptDrafts,
  nameOfPerson,
  needsPerson,
  problemsOf,
  proposedType,
  searchWord,
  withChosen,
} from './draft.ts'

const draft = { ...emptyDraft('1'), typeId: '1', subType: 'extension' }

test('a kind of case that is about a person asks for one, others do not', () => {
  expect(problemsOf(draft, 1).typeId).toMatch(/about a person/)
  expect(problemsOf({ ...draft, personId: '7' }, 1)).toEqual({})
  expect([needsPerson('12'), needsPerson('22')]).toEqual([true, false])
})

test('people are searched by the beginning of one name, whichever way it is typed', () => {
  expect(['NAIR, Priya', ' priya nair', ''].map(searchWord)).toEqual(['NAIR', 'priya', ''])
  expect(nameOfPerson({ firstName: 'Arjun', lastName: 'NAIR', relation: 'Spouse' })).toBe('NAIR, Arjun (Spouse)')
})

test('what was chosen stays in the list whatever was searched for since', () => {
  const found = [{ value: '2', label: 'B' }]
  expect(withChosen(found, '1', 'A')).toEqual([{ value: '1', label: 'A' }, ...found])
  expect(withChosen(found, '2', 'B')).toBe(found)
  expect(withChosen(found, '', undefined)).toBe(found)
})

test('only applications that a type files along are offered', () => {
  expect(companionsOf('6').map(({ value }) => value)).toEqual(['i-765', 'i-131', 'i-864'])
  expect(companionsOf('12')).toEqual([])
})

test('drafts that were put aside are found among the settings, the newest first', () => {
  const settings = {
    'caseDraft.1763200000000': { companyId: '4', typeId: '1' },
    'caseDraft.1763300000000': { companyId: '4', typeId: '3' },
    'caseDraft.1763400000000': null,
    'table.cases': { columns: [] },
  }
  expect(keptDrafts(settings).map(({ draft: { typeId }, at }) => [typeId, at?.slice(0, 10)])).toEqual([
    ['3', '2025-11-16'],
    ['1', '2025-11-15'],
  ])
})

test('a mode that cannot be chosen says why', () => {
  const both = { modes: ['LEGAL', 'DIY'] } as const
  expect(closedModes({ lawFirmName: 'Lane LLP', diyAccess: true }, both)).toBeUndefined()
  expect(closedModes({ lawFirmName: '', diyAccess: true }, both)).toMatch(/^No law firm works/)
  expect(closedModes({ lawFirmName: 'Lane LLP', diyAccess: false }, both)).toMatch(/not open to this company/)
  expect(closedModes({ lawFirmName: 'Lane LLP', diyAccess: true }, { modes: ['LEGAL'] })).toMatch(/needs an attorney/)
})

test('the wizard begins with the type that was asked for; where nothing is known it proposes PERM', () => {
  const offered = [{ id: CaseType.h1b }, { id: CaseType.perm }]
  expect(proposedType(String(CaseType.h1b), offered)).toBe(String(CaseType.h1b))
  expect([proposedType(null, offered), proposedType('999', offered)]).toEqual(Array(2).fill(String(CaseType.perm)))
  // An employee cannot open one, and chooses.
  expect(proposedType(null, [{ id: CaseType.h4 }])).toBe('')
})
