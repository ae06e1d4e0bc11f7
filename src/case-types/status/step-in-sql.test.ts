import { expect, test } from 'vitest'
import { CaseType } from '../case-type.ts'
import { isOpenCase } from './statuses.ts'
import { countedAtStep, sqlAtStep, unfiledTypes } from './step-in-sql.ts'

test('a demand that was sent is worked on and not filed, in the numbers and in the lists behind them', () => {
  expect(unfiledTypes).toContain(CaseType.collections)
  expect(unfiledTypes).not.toContain(CaseType.h1b)
  const counts = { byStatus: { 2: 4, 5: 3, 6: 5, 9: 1 }, unfiled: { 5: 1, 6: 2 } }
  const at = ([0, 1, 2, 3, 4] as const).map((step) => countedAtStep(counts, step, isOpenCase))
  expect(at).toEqual([0, 7, 2, 3, 1])
  const types = unfiledTypes.join(', ')
  expect(sqlAtStep(3)).toBe(`(k.status in (6, 7, 8) and not k.type_id in (${types}))`)
  expect(sqlAtStep(1)).toBe(`(k.status in (2, 3, 4) or k.status in (5, 6, 7, 8) and k.type_id in (${types}))`)
  expect(sqlAtStep(4, 'c', isOpenCase)).toBe('c.status in (9)')
})
