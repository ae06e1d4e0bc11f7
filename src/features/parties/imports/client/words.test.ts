import { describe, expect, test } from 'vitest'
import type { Import } from '../contract.ts'
import { standingOf } from './words.ts'

const some = { kind: 'people', totalRows: 5000, badRows: 0, doneRows: 0, companyName: 'ACME' } as Import

describe('where an import stands', () => {
  test('says that nothing is imported until it is confirmed', () => {
    expect(standingOf({ ...some, status: 'checked' })).toBe(
      'All 5,000 rows can be imported for ACME. Nothing is imported until you confirm.',
    )
    expect(standingOf({ ...some, status: 'checked', badRows: 50 })).toBe(
      '4,950 rows can be imported, 50 cannot. Nothing is imported until you confirm.',
    )
  })

  test('says how many came in', () => {
    expect(standingOf({ ...some, status: 'imported', doneRows: 4950 })).toBe('4,950 employees were imported for ACME.')
  })
})
