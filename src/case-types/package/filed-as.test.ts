import { expect, test } from 'vitest'
import { CaseType } from '../case-type.ts'
import { filedAs } from './filed-as.ts'

test.each([
  [CaseType.h1b, 'petition'],
  [CaseType.i140, 'petition'],
  [CaseType.i485, 'application'],
  [CaseType.h4, 'application'],
])('a case of type %i is filed as the agency calls it: %s', (typeId, called) => {
  expect(filedAs(typeId)).toBe(called)
})
