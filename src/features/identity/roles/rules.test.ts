import { expect, test } from 'vitest'
import { kindOfPermission, PermissionName, RoleId, RoleName, roleInUse } from './rules.ts'

test.each([
  ['18616', 3],
  [18616, 3],
  [3, 3],
  ['13', 13],
])('the role id %j is stored as %i', (given, stored) => {
  expect(RoleId.parse(given)).toBe(stored)
})

test.each(['Pay$', 'Stop!', 'R&D', 'a=b', 'Co-Owner', '', ' '])('%j is no name of a role', (name) => {
  expect(RoleName.safeParse(name).success).toBe(false)
})

test.each([
  ['user/aaroles', true, 'menu'],
  ['case:create', true, 'operation'],
  ['', true, 'menu'],
  ['user-roles', false, 'menu'],
  ['a=b', false, 'menu'],
])('the permission name %j is accepted: %s, as %s', (name, accepted, kind) => {
  expect(PermissionName.safeParse(name).success).toBe(accepted)
  expect(kindOfPermission(name)).toBe(kind)
})

test.each([
  [{ users: 0, permissions: 0 }, null],
  [{ users: 1, permissions: 0 }, 'This role cannot be deleted: it still has 1 user.'],
  [{ users: 3, permissions: 12 }, 'This role cannot be deleted: it still has 3 users and 12 permissions.'],
])('a role with %j', (uses, reason) => {
  expect(roleInUse(uses)).toBe(reason)
})
