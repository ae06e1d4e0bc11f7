import { expect, test } from 'vitest'
import { bulkLabel } from './CaseBulk.tsx'

test('a case in a list of several is named by its person, one about nobody by its company', () => {
  expect(bulkLabel({ number: '26-00035', personName: 'Priya Nair', companyName: 'Northwind' })).toBe(
    'Priya Nair, 26-00035',
  )
  expect(bulkLabel({ number: '26-00035', personName: '', companyName: 'Northwind' })).toBe('Northwind, 26-00035')
})
