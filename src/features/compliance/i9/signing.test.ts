import { expect, test } from 'vitest'
import { isSignatureOf } from '#rules/prefiling/names.ts'
import { Section1 } from './records.ts'
import { section1SignatureProblems, signerProblem } from './signing.ts'

test.each([
  ['Grace Min Park', 'Grace', 'PARK', true],
  ['G. Park', 'Grace Min', 'PARK', true],
  ['PARK Grace', 'Grace', 'Park', true],
  ['Jose Nunez Ruiz', 'José', 'NÚÑEZ-RUIZ', true],
  ['Madonna', 'Unknown', 'Madonna', true],
  ['Grace', 'Grace', 'Park', false],
  ['Min Park', 'Grace', 'Park', false],
  ['Lucía Romero', 'Grace', 'Park', false],
  ['x', 'Grace', 'Park', false],
])('“%s” as the signature of %s %s: %s', (signature, givenName, familyName, is) =>
  expect(isSignatureOf(signature, { givenName, familyName })).toBe(is),
)

test('who signs with another name is told with which one, in the language of the page', () => {
  const own = Section1.parse({ givenName: 'Grace', familyName: 'PARK' })
  expect(section1SignatureProblems(own, 'Grace Park')).toEqual({})
  expect(section1SignatureProblems(own, 'Lucía Romero').signature).toContain('Grace PARK')
  expect(section1SignatureProblems(own, 'Lucía Romero', 'es').signature).toContain('escriba su nombre')
  expect(signerProblem('Lucía Romero', 'Lucía ROMERO')).toBeUndefined()
  expect(signerProblem('Grace Park', 'Lucía ROMERO')).toContain('Lucía ROMERO')
})

test('who helped signs for nobody else', () => {
  const helper = {
    ...{ familyName: 'Diaz', givenName: 'Ana', street: '1 Elm', city: 'Quincy', state: 'MA', postalCode: '02169' },
    signature: 'Grace Park',
  }
  const own = Section1.parse({ givenName: 'Grace', familyName: 'PARK', helped: true, preparers: [helper] })
  expect(section1SignatureProblems(own, 'Grace Park').preparers).toContain('Ana Diaz')
  expect(section1SignatureProblems({ ...own, helped: false }, 'Grace Park')).toEqual({})
})
