import { expect, test } from 'vitest'
import { caseTypes } from '#case-types/all.ts'
import { extendsByApplication, isExtendedByPetition, notByApplication } from './extended-by-petition.ts'

test.each(['H-1B', 'h1b', 'H-1B1', 'H-2A', 'H-3', 'L-1B', 'O-1', 'O-1A', 'P-1S', 'R-1', 'TN', 'E-3'])(
  'the employer extends %s',
  (status) => expect(isExtendedByPetition(status)).toBe(true),
)

test.each(['H-4', 'L-2', 'O-3', 'P-4', 'R-2', 'TD', 'E-3D', 'E-2', 'B-2', 'F-1', ''])(
  '“%s” is extended on Form I-539, or nobody knows what it is',
  (status) => expect(isExtendedByPetition(status)).toBe(false),
)

test('a status that is not known speaks against nothing', () => {
  expect(notByApplication('Priya NAIR', undefined)).toBeUndefined()
})

test('of the family’s applications the extensions are meant, and no petition', () => {
  const meant = caseTypes.flatMap((type) =>
    type.subTypes.flatMap(({ id }) => (extendsByApplication(type, id) ? [`${type.id} ${id}`] : [])),
  )
  const families = caseTypes.filter(({ forms }) => forms.some(({ form, part }) => form === 'i-539' && part === 'main'))
  expect(families.length).toBeGreaterThan(1)
  expect(meant).toEqual(families.map(({ id }) => `${id} extension`))
})
