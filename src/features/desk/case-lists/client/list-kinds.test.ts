import { describe, expect, test } from 'vitest'
import { filtersOf, listKindOf, standingOf } from './list-kinds.ts'
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

test('saved views are read back, and what does not look like one is left out', () => {
  expect(readViews([{ name: 'Mine', filters: { ball: 'firm' } }, { filters: {} }, 7])).toEqual([
    { name: 'Mine', search: '', filters: { ball: 'firm' }, sort: '-id' },
  ])
  expect(readViews(undefined)).toEqual([])
})

test('a list says how many it shows, and of how many once something narrows it', () => {
  const count = (total: number, totalCapped = false) => ({ total, totalCapped })
  expect(standingOf('By day.', undefined, undefined)).toBe('By day.')
  expect(standingOf('By day.', count(1), undefined)).toBe('1 case. By day.')
  expect(standingOf('By day.', count(14), count(38))).toBe('14 of 38 cases.')
  expect(standingOf('By day.', count(14), count(1000, true))).toBe('14 of 1,000+ cases.')
})
