import { expect, test } from 'vitest'
import { byNoun, counted, nounOf, rightInWords, verbOf } from './words.ts'

test('a right is taken apart into words', () => {
  expect([nounOf('commonDetail:edit'), verbOf('case:markFiled')]).toEqual(['Common detail', 'Mark filed'])
})

test('a description says more than the name', () => {
  expect(rightInWords({ name: 'user:read', description: 'See users' })).toBe('See users')
  expect(rightInWords({ name: 'user:read', description: '' })).toBe('User: read')
})

test('rights are gathered by their noun', () => {
  const grouped = byNoun(['user:read', 'case:read', 'user:edit'], (name) => name)
  expect(grouped).toEqual([
    ['Case', ['case:read']],
    ['User', ['user:read', 'user:edit']],
  ])
})

test('one user, 1,200 users', () => {
  expect([counted(1, 'user'), counted(1200, 'user')]).toEqual(['1 user', '1,200 users'])
})
