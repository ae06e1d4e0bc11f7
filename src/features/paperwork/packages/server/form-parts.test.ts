import { expect, test } from 'vitest'
import { knownFacts } from '#engine/known-facts.ts'
import { petition } from '#facts/petition.ts'
import i129Paper from '#forms/i-129/2026-02-27/paper.ts'
import type { PaperField } from '#paper/types.ts'
import { leftOut } from './form-parts.ts'

const asking = (classification: string | undefined) =>
  knownFacts(
    (_, fact) =>
      fact === petition.classification.id && classification !== undefined
        ? { value: classification, source: 'form', by: null, at: '2026-11-16' }
        : undefined,
    { case: 'case/1' },
    '2026-11-16',
  )
const field = (name: string, page: number) => ({ name, widgets: [{ page: page - 1 }] }) as unknown as PaperField
const blank = { template: { fields: [] }, values: new Map<string, string | true>() }

test.each([
  ['H-1B', [13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23]],
  ['H-1B1', [11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23]],
  ['L-1A', [24, 25, 26, 27]],
  ['TN', [11, 12]],
  ['E-3', [11, 12]],
  ['E-2 CNMI', [9, 10]],
  ['O-1A', [28, 29, 30]],
  ['L blanket', [24, 25, 26, 27]],
])('of a petition for %s the petition itself and pages %j are kept', (classification, kept) => {
  const left = leftOut(i129Paper, asking(classification), blank)
  const pages = Array.from({ length: 38 }, (_, page) => page + 1)
  expect(pages.filter((page) => page > 8 && !left.includes(page))).toEqual(kept)
  expect(left.every((page) => page > 8)).toBe(true)
})

test('a supplement on which something stands is kept, and all of them while the classification is open', () => {
  const written = { template: { fields: [field('Name', 37)] }, values: new Map([['Name', 'NAIR']]) }
  expect(leftOut(i129Paper, asking('H-1B'), written)).not.toContain(38)
  expect(leftOut(i129Paper, asking(undefined), blank)).toEqual([37, 38])
})
