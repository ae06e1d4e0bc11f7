import { expect, test } from 'vitest'
import { nextPath } from './next-path.ts'

const origin = 'https://visacare.example'
const next = (path: string) => nextPath(`?next=${encodeURIComponent(path)}`, origin)

test('after signing in a person goes on to the page that was asked for', () => {
  expect(next('/user/manageusers?search=ana')).toBe('/user/manageusers?search=ana')
})

test.each([
  'https://evil.example/',
  '//evil.example/x',
  '/\\evil.example',
  'javascript:alert(1)',
  'user/manageusers',
  '',
])('the sign-in page leads to no other site and to no half address: %s', (path) => {
  expect(next(path)).toBeUndefined()
})

test.each(['/', '/login', '/Login/', '/welcome'])('the door itself is no destination: %s', (path) => {
  expect(next(path)).toBeUndefined()
})

test('without a wish there is none', () => {
  expect(nextPath('', origin)).toBeUndefined()
})
