import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { exhaustiveTests, furtherJourneys, isLong, processTests } from './long-tests.mjs'

test('whatever is left to the long tests is there', () => {
  for (const place of [...processTests, ...exhaustiveTests, ...furtherJourneys])
    expect(existsSync(join(import.meta.dirname, '../..', place)), place).toBe(true)
})

test('a folder is long with all its files, a file by its whole name', () => {
  expect(['tests/faults/crash.test.ts', 'e2e/cases.test.ts'].map(isLong)).toEqual([true, true])
  expect(['tests/features/cases.test.ts', 'tests/faults.test.ts', 'e2e/sign-in.test.ts'].map(isLong)).toEqual([
    false,
    false,
    false,
  ])
})
