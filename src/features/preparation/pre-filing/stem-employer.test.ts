import { expect, test } from 'vitest'
import { itemsOf } from '#engine/form.ts'
import { i765 } from '#forms/i-765/2025-08-21/form.ts'
import { foundBy } from '#rules/prefiling/found-by.ts'

// Asked in a place of its own, the check was clear over a form whose boxes were empty, and not clear over one that was whole.
test('V37 looks for the employer of the STEM extension where Form I-765 takes it from', () => {
  const printed = itemsOf(i765).flatMap(({ item }) => (['28.b', '28.c'].includes(item.number) ? [item.fact.id] : []))
  const ofStem = { 'case.eadCategory': '(C)(3)(C)' }
  expect(foundBy('V37', ofStem).found?.map(({ cause }) => cause)).toEqual(printed)
  const answered = Object.fromEntries(printed.map((id) => [id, 'NW 123456']))
  expect(foundBy('V37', { ...ofStem, ...answered })).toMatchObject({ found: [], notChecked: false })
})
