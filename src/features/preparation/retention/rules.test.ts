import { expect, test } from 'vitest'
import { keepUntil, type RetentionRule } from './rules.ts'

const ended = { filedOn: '2018-01-15', decidedOn: '2018-06-01', validUntil: null, isPerm: false }
const own = (months: number, from: string): RetentionRule => ({
  ...{ kind: 'caseFile', months, source: 'Our bar', confirmed: true, from },
})

test('a case file is kept from the latest of its days; nothing runs before a decision', () => {
  expect(keepUntil(ended, '2026-11-17', [])).toMatchObject({ until: '2025-06-01', rule: { confirmed: false } })
  expect(keepUntil({ ...ended, validUntil: '2021-05-31' }, '2026-11-17', [])?.until).toBe('2028-05-31')
  expect(keepUntil({ ...ended, decidedOn: null }, '2026-11-17', [])).toBeUndefined()
})

test('the newest rule of the law firm that has begun counts, and one of tomorrow not yet', () => {
  const rules = [own(120, '2020-01-01'), own(60, '2026-01-01'), own(12, '2026-11-18')]
  expect(keepUntil(ended, '2026-11-17', rules)?.until).toBe('2023-06-01')
})

test('a labor certification is kept for the longer of both rules', () => {
  expect(keepUntil({ ...ended, isPerm: true }, '2026-11-17', [])?.until).toBe('2025-06-01')
  expect(keepUntil({ ...ended, isPerm: true }, '2026-11-17', [own(12, '2020-01-01')])?.until).toBe('2023-06-01')
})
