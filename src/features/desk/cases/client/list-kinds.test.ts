import { describe, expect, test } from 'vitest'
import { companionsOf, emptyDraft, needsPerson, problemsOf, readDraft } from './draft.ts'
import { filtersOf, listKindOf } from './list-kinds.ts'
import { readViews } from './SavedViews.tsx'

describe('the lists of cases', () => {
  test.each([
    ['/visaCareManageOrderCases', {}, { mode: 'DIY' }],
    ['/visaCareManageAttorneyHelpCases', {}, { help: 'true' }],
    ['/visaCareAttorneyHelpDeskMyCases', {}, { help: 'true', attorneyId: 'me' }],
    ['/visaCareManageCases/4/12', { userid: '4', companyAutoId: '12' }, { companyId: '12', userId: '4' }],
    ['/visaCareClientCaseDetails/9', { companyId: '9' }, { companyId: '9' }],
    ['/VISACAREMANAGECASE', {}, {}],
  ])('%s asks for %j', (path, params, fixed) => {
    expect(listKindOf(path, params as Record<string, string>).fixed).toEqual(fixed)
  })

  test('what ends soon is a list of its own, the earliest end first', () => {
    const kind = listKindOf('/visaCareManageCase', {}, '?expiresWithin=180&attorneyId=me')
    expect(kind).toMatchObject({ title: 'Approvals that end soon', sort: 'validUntil', fixed: {} })
    expect(listKindOf('/visaCareManageCase', {}, '?status=8').sort).toBeUndefined()
  })

  test('take known filters from the address and nothing else', () => {
    expect(filtersOf('?status=8&ball=firm&nonsense=1')).toEqual({ status: '8', ball: 'firm' })
  })
})

describe('a draft of a case', () => {
  test('needs a company, then a type with its sub-type, and a person where the type is about one', () => {
    expect(problemsOf(emptyDraft(''), 0)).toHaveProperty('companyId')
    expect(problemsOf(emptyDraft('3'), 0)).toEqual({})
    expect(problemsOf(emptyDraft('3'), 1)).toHaveProperty('typeId')
    const h1b = { ...emptyDraft('3', '5'), typeId: '1' }
    expect(problemsOf(h1b, 1)).toEqual({ subType: 'Field is required' })
    expect(problemsOf({ ...h1b, subType: 'extension' }, 1)).toEqual({})
    expect(problemsOf({ ...h1b, personId: '', subType: 'extension' }, 1)).toHaveProperty('typeId')
    expect([needsPerson('11'), needsPerson('1')]).toEqual([false, true])
  })

  test('offers the applications that can be filed along', () => {
    expect(companionsOf('6').map(({ value }) => value)).toEqual(expect.arrayContaining(['i-765', 'i-131']))
    expect(companionsOf('10')).toEqual([])
  })

  test('is read back from the settings, and nonsense is not', () => {
    expect(readDraft({ companyId: '4', typeId: '1' })).toMatchObject({ companyId: '4', typeId: '1', mode: 'LEGAL' })
    expect([readDraft(null), readDraft('x'), readDraft({})]).toEqual([undefined, undefined, undefined])
  })
})

test('saved views are read back, and what does not look like one is left out', () => {
  expect(readViews([{ name: 'Mine', filters: { ball: 'firm' } }, { filters: {} }, 7])).toEqual([
    { name: 'Mine', search: '', filters: { ball: 'firm' }, sort: '-id' },
  ])
  expect(readViews(undefined)).toEqual([])
})
