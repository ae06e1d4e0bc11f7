import { expect, test } from 'vitest'
import { csvLine } from './csv.ts'

test('an amount has both decimals, below nothing too', () => {
  expect(csvLine([{ cents: 16_080 }, { cents: 9_500 }, { cents: -1_260 }, 3])).toBe('160.80,95.00,-12.60,3\r\n')
})
