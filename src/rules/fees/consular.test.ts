import { expect, test } from 'vitest'
import { consularFees, consularTotal } from './consular.ts'

test('the consular rows are there, each to be confirmed', () => {
  expect(consularFees.map(({ code, cents }) => [code, cents])).toEqual([
    ['IVFEE', 34_500],
    ['IVFEE', 32_500],
    ['NVC864', 12_000],
    ['MRV', 20_500],
  ])
  expect(consularFees.some(({ confirmed }) => confirmed)).toBe(false)
  // The amounts of immigrant visas are those of 2014; only visas for workers were raised in 2023.
  expect(consularFees.map(({ from }) => from)).toEqual(['2014-09-12', '2014-09-12', '2014-09-12', '2023-06-17'])
})

test('an immigrant visa is paid for each person, the review of Form I-864 once', () => {
  const family = consularFees.filter(({ what, code }) => what.endsWith('family') || code === 'NVC864')
  expect(consularTotal(family, 3)).toBe(3 * 32_500 + 12_000)
})
