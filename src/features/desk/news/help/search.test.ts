import { expect, test } from 'vitest'
import { Role } from '#formats/roles.ts'
import { everyone } from '#platform/session/role-groups.ts'
import { helpFor } from './search.ts'
import { helpTopics } from './topics.ts'

test.each(everyone)('role %i has its first steps in front, and a page to sign in', (role) => {
  const own = helpFor(role)
  expect(own[0]?.id).toMatch(/^first-steps-/)
  expect(own.filter(({ id }) => id.startsWith('first-steps-'))).toHaveLength(1)
  expect(own.map(({ id }) => id)).toContain('sign-in-safely')
})

test('every word is looked for, also in other words for the same, and titles come first', () => {
  expect(helpFor(Role.employee, 'passport photo').map(({ id }) => id)).toContain('send-documents')
  expect(helpFor(Role.attorney, 'letter')[0]?.id).toBe('letters')
  expect(helpFor(Role.employee, 'letter').map(({ id }) => id)).not.toContain('letters')
  expect(helpFor(Role.employer, 'nothing like it')).toEqual([])
})

test.each(['I-9', 'LCA', 'public access', 'receipt', 'payment'])('HR finds help for %s', (typed) => {
  expect(helpFor(Role.employer, typed).length).toBeGreaterThan(0)
})

test.each([
  [Role.employer, 'renewal'],
  [Role.lawFirm, 'report'],
  [Role.providerAssistant, 'company'],
])('role %i finds help for %s', (role, typed) => {
  expect(helpFor(role, typed).length).toBeGreaterThan(0)
})

test('each page has its own name and says something', () => {
  expect(new Set(helpTopics.map(({ id }) => id)).size).toBe(helpTopics.length)
  for (const { steps } of helpTopics) expect(steps.length).toBeGreaterThanOrEqual(3)
})
