import { expect, test } from 'vitest'
import { differences, subjectInWords } from './words.ts'

test('only what differs is shown, without the fields every change touches', () => {
  const before = { id: 4, name: 'Clerk', status: 'Active', version: 1, updatedAt: 'then' }
  const after = { name: 'Clerk', status: 'Inactive', version: 2, updatedAt: 'now' }
  expect(differences(before, after)).toEqual([{ field: 'Status', before: 'Active', after: 'Inactive' }])
})

test('something new shows all it says, something deleted all it said', () => {
  expect(differences(null, { name: 'Clerk', active: true })).toEqual([
    { field: 'Name', before: '', after: 'Clerk' },
    { field: 'Active', before: '', after: 'Yes' },
  ])
  expect(differences({ name: 'Clerk' }, null)).toEqual([{ field: 'Name', before: 'Clerk', after: '' }])
})

test('lists and nested records are readable', () => {
  expect(differences(null, ['Clerk may user:read', 'Clerk may user:edit'])).toEqual([
    { field: 'Entries', before: '', after: 'Clerk may user:read, Clerk may user:edit' },
  ])
  expect(differences({ role: { roleName: 'A' } }, { role: { roleName: 'B' } })).toEqual([
    { field: 'Role · Role name', before: 'A', after: 'B' },
  ])
})

test('subjects read as words', () => {
  expect([subjectInWords('user:412'), subjectInWords('common-detail:7'), subjectInWords('')]).toEqual([
    'User 412',
    'Common detail 7',
    '',
  ])
})
