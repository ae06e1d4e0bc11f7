import { describe, expect, test } from 'vitest'
import { listedUsers, mayKeep, statusAfter, tenantOfNewUser, type UserKeeper, whyKeepAccess } from './policy.ts'

const roles = [
  { id: 1, scope: 'provider' },
  { id: 2, scope: 'provider' },
  { id: 3, scope: 'company' },
  { id: 4, scope: 'company' },
  { id: 5, scope: 'person' },
  { id: 9, scope: 'attorney' },
  { id: 10, scope: 'firm' },
  { id: 13, scope: 'attorney' },
  { id: 1000, scope: 'provider' },
  { id: 1001, scope: 'company' },
] as const
const roleOf = (id: number) => roles.find((role) => role.id === id) ?? roles[0]

function keeper(roleId: number, more: Partial<UserKeeper> = {}): UserKeeper & { userId: number } {
  const { scope } = roleOf(roleId)
  const companyId = scope === 'company' || scope === 'person' ? 7 : scope === 'provider' ? 1 : null
  const lawFirmId = scope === 'firm' || scope === 'attorney' ? 5 : null
  return { userId: 99, roleId, scope, companyId, lawFirmId, selectedCompanyId: null, ...more }
}

describe('who may keep users of which roles', () => {
  test.each([
    [1, [1, 2, 3, 4, 5, 9, 10, 13, 1000, 1001]],
    [2, [2, 3, 4, 5, 9, 10, 13, 1001]],
    [3, [3, 4, 5]],
    [4, []],
    [5, []],
    [9, []],
    [10, [9, 10, 13]],
    [13, []],
    [1001, [4, 5]],
  ])('role %i keeps %j', (roleId, expected) => {
    expect(roles.filter((role) => mayKeep(keeper(roleId), role)).map(({ id }) => id)).toEqual(expected)
  })

  test('with a company selected the provider keeps that company’s users only, the firm nobody', () => {
    const selected = { selectedCompanyId: 8 }
    expect(roles.filter((role) => mayKeep(keeper(1, selected), role)).map(({ id }) => id)).toEqual([3, 4, 5, 1001])
    expect(roles.filter((role) => mayKeep(keeper(10, selected), role))).toEqual([])
  })
})

describe('the tenant of a new user', () => {
  test.each([
    ['an employer’s own company', keeper(3), 4, {}, { companyId: 7, lawFirmId: null }],
    ['the own company named', keeper(3), 4, { companyId: 7 }, { companyId: 7, lawFirmId: null }],
    ['another company named', keeper(3), 4, { companyId: 8 }, 'foreign'],
    ['a firm named by an employer', keeper(3), 4, { lawFirmId: 5 }, 'foreign'],
    ['a firm’s own', keeper(10), 9, {}, { companyId: null, lawFirmId: 5 }],
    ['another firm named', keeper(10), 9, { lawFirmId: 6 }, 'foreign'],
    ['the provider names a company', keeper(1), 3, { companyId: 8 }, { companyId: 8, lawFirmId: null }],
    ['the provider names none', keeper(2), 3, {}, 'company missing'],
    ['the provider names a firm', keeper(2), 10, { lawFirmId: 6 }, { companyId: null, lawFirmId: 6 }],
    ['the provider names no firm', keeper(1), 9, { companyId: 8 }, 'firm missing'],
    ['the provider’s own staff', keeper(1), 2, { companyId: 8 }, { companyId: 1, lawFirmId: null }],
    ['the selected company', keeper(1, { selectedCompanyId: 8 }), 3, {}, { companyId: 8, lawFirmId: null }],
    ['another than the selected', keeper(1, { selectedCompanyId: 8 }), 3, { companyId: 9 }, 'foreign'],
  ] as const)('%s', (_, who, roleId, named, expected) => {
    expect(tenantOfNewUser(who, roleOf(roleId), named)).toEqual(expected)
  })
})

test.each([
  ['the provider sees all', keeper(1), {}, { of: 'all' }],
  ['the provider looks into a company', keeper(2), { companyId: 8 }, { of: 'company', id: 8 }],
  ['the provider looks into a firm', keeper(2), { lawFirmId: 6 }, { of: 'firm', id: 6 }],
  ['the selected company', keeper(1, { selectedCompanyId: 8 }), {}, { of: 'company', id: 8 }],
  ['not another than the selected', keeper(1, { selectedCompanyId: 8 }), { companyId: 9 }, 'foreign'],
  ['an employer the own company', keeper(3), {}, { of: 'company', id: 7 }],
  ['an employer no other company', keeper(3), { companyId: 8 }, 'foreign'],
  ['a firm its own people', keeper(10), {}, { of: 'firm', id: 5 }],
  ['a firm no company', keeper(10), { companyId: 7 }, 'foreign'],
  ['an employee himself', keeper(5), {}, { of: 'user', id: 99 }],
] as const)('a list of users: %s', (_, who, named, expected) => {
  expect(listedUsers(who, named)).toEqual(expected)
})

test.each([
  ['oneself', { id: 99, roleId: 3 }, 0, 'YOURSELF'],
  ['the last administrator', { id: 1, roleId: 1 }, 0, 'LAST_ADMIN'],
  ['one of two administrators', { id: 1, roleId: 1 }, 1, null],
  ['the only employer of a company', { id: 1, roleId: 3 }, 0, null],
] as const)('taking access from %s', (_, user, others, expected) => {
  expect(whyKeepAccess({ userId: 99 }, user, others)).toBe(expected)
})

test.each([
  ['Active', 'Inactive', true, 'Inactive'],
  ['Active', undefined, true, 'Inactive'],
  ['Inactive', undefined, true, 'Active'],
  ['Inactive', undefined, false, 'Invited'],
  ['Invited', 'Active', false, 'Invited'],
  ['Invited', undefined, false, 'Inactive'],
] as const)('%s asked to become %s (password: %s) becomes %s', (current, wish, hasPassword, expected) => {
  expect(statusAfter(current, wish, hasPassword)).toBe(expected)
})
