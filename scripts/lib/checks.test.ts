import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checksFor, projectsTested, shardIn } from './checks.mjs'

test('every project of the test runner is run once', () => {
  const config = readFileSync(join(import.meta.dirname, '../../vitest.config.ts'), 'utf8')
  const projects = [...config.matchAll(/name: '([\w-]+)'/g)].map(([, name]) => name)
  expect(projects.length).toBeGreaterThan(5)
  expect([...projectsTested].sort()).toEqual(projects.sort())
})

test.each([
  ['npm test', []],
  ['npm run test:long', ['--long']],
])(
  'four machines run together what one runs by %s: every check that is whole once, a build and a share of the tests each',
  (_, long) => {
    const alone = checksFor(long).flat(2)
    const shares = [1, 2, 3, 4].map((index) => checksFor([...long, `--shard=${index}/4`]).flat(2))
    for (const { name, projects } of alone) {
      const times = shares.flat().filter((check) => check.name === name)
      expect(times, name).toHaveLength(projects || name === 'Build' ? 4 : 1)
      if (projects)
        expect(times.map(({ command }) => command.find((part) => part.startsWith('--shard')))).toEqual([
          '--shard=1/4',
          '--shard=2/4',
          '--shard=3/4',
          '--shard=4/4',
        ])
    }
  },
)

test('a share is read from the arguments', () => {
  expect(shardIn([])).toBeUndefined()
  expect(shardIn(['--shard=2/4'])).toEqual({ index: 2, count: 4 })
})
