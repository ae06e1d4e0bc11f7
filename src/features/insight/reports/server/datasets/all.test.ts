import { expect, test } from 'vitest'
import { datasets } from './all.ts'

test('what every object has is no dataset', () => {
  for (const name of ['constructor', 'toString', 'valueOf', '__proto__', 'hasOwnProperty'])
    expect([name, datasets[name]]).toEqual([name, undefined])
  expect(Object.keys(datasets)).toContain('cases')
})
