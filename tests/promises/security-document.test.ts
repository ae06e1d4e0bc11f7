import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

// SECURITY.md: a row per promise, each with its proof.
const root = join(import.meta.dirname, '../..')
const rows = [
  ...readFileSync(join(root, 'SECURITY.md'), 'utf8').matchAll(/^\| (\d+) \| (.+?) \| (.+?) \| (.+?) \|$/gm),
].map(([, number, promise = '', , proof = '']) => ({
  number: Number(number),
  promise,
  tests: [...proof.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file),
  later: /^comes with \w+$/.exec(proof)?.[0],
}))

test('there is one row for each of the 33 promises, in order', () => {
  expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: 33 }, (_, index) => index + 1))
})

test('every row names tests that are there, or the feature it comes with', () => {
  const unproved = rows.filter(({ tests, later }) => tests.length === 0 && later === undefined)
  expect(unproved.map(({ number, promise }) => `${number} ${promise}`)).toEqual([])
  expect(rows.filter(({ later }) => later).map(({ number }) => number)).toEqual([])
  for (const file of rows.flatMap(({ tests }) => tests)) {
    expect(file).toMatch(/\.test\.tsx?$/)
    expect(existsSync(join(root, file)), file).toBe(true)
  }
})

test('every test of a promise is named by a row', () => {
  const named = new Set(rows.flatMap(({ tests }) => tests))
  const documents = new Set(['readme.test.ts', 'security-document.test.ts'])
  const files = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.test.ts') && !documents.has(name))
  expect(files.filter((name) => !named.has(`tests/promises/${name}`))).toEqual([])
})
