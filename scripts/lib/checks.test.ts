import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectsTested } from './checks.mjs'

test('every project of the test runner is run once', () => {
  const config = readFileSync(join(import.meta.dirname, '../../vitest.config.ts'), 'utf8')
  const projects = [...config.matchAll(/name: '([\w-]+)'/g)].map(([, name]) => name)
  expect(projects.length).toBeGreaterThan(5)
  expect([...projectsTested].sort()).toEqual(projects.sort())
})
