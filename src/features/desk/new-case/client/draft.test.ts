import { expect, test } from 'vitest'
import { CaseType } from '#case-types/case-type.ts'
import {
  asksForJob,
  attorneyHint,
  emptyDraft,
  fitting,
  goesToUscis,
  namedType,
  nameOfPerson,
  needsPerson,
  offeredModes,
  searchWord,
  withChosen,
} from './draft.ts'

test('a kind of case that is about a person asks for one, others do not', () => {
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

test('only who can prepare a case is offered', () => {
  const both = { modes: ['LEGAL', 'DIY'] } as const
  expect(offeredModes({ lawFirmName: 'Lane LLP', diyAccess: true }, both)).toEqual(['LEGAL', 'DIY'])
  expect(offeredModes({ lawFirmName: '', diyAccess: true }, both)).toEqual(['DIY'])
  expect(offeredModes({ lawFirmName: 'Lane LLP', diyAccess: false }, both)).toEqual(['LEGAL'])
  expect(offeredModes({ lawFirmName: 'Lane LLP', diyAccess: true }, { modes: ['LEGAL'] })).toEqual(['LEGAL'])
})

test('the attorneys are those of a firm; what is not switched on for a company is not spoken of', () => {
  expect(attorneyHint({ lawFirmName: 'Lane LLP' })).toBe('Of Lane LLP.')
  expect(attorneyHint({ lawFirmName: '' })).toBe('')
})

test('a link names the type, if it may be opened', () => {
  const offered = [{ id: CaseType.h1b }, { id: CaseType.perm }]
  expect(namedType(String(CaseType.h1b), offered)).toBe(String(CaseType.h1b))
  expect([namedType(null, offered), namedType('999', offered)]).toEqual(['', ''])
})

test('a job template fills a petition, not a work permit', () => {
  expect([asksForJob(String(CaseType.h1b)), asksForJob(String(CaseType.ead))]).toEqual([true, false])
})

test('the Department of Labor gets one worker’s case online: no paper, no family, whatever was chosen before', () => {
  const chosen = (typeId: number) => ({ ...emptyDraft('1', '2', String(typeId)), dependentIds: ['3', '4'] })
  for (const typeId of [CaseType.perm, CaseType.lcaOnly]) {
    expect(goesToUscis(String(typeId))).toBe(false)
    expect(fitting(chosen(typeId))).toMatchObject({ channel: 'online', dependentIds: [] })
  }
  expect(fitting(chosen(CaseType.i9)).dependentIds).toEqual([])
  const h1b = chosen(CaseType.h1b)
  expect([goesToUscis(h1b.typeId), fitting(h1b)]).toEqual([true, h1b])
})
