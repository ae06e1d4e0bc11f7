import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { Packages } from './machine-builds.mjs'

const read = (name: string) => JSON.parse(readFileSync(join(import.meta.dirname, '../..', name), 'utf8'))
const { packages } = read('package-lock.json') as { packages: Packages }
const manifest = read('package.json') as { version: string; engines: { node: string }; scripts: Record<string, string> }

// npm's own reading of ranges, as Fastify brings it.
const require = createRequire(import.meta.resolve('fastify'))
const { satisfies } = require('semver') as { satisfies: (version: string, range: string) => boolean }

it.each(['20.19.0', '22.12.0', '24.0.0'])('every package runs on Node %s, as we promise', (version) => {
  expect(satisfies(version, manifest.engines.node)).toBe(true)
  const asking = Object.entries(packages).filter(([, { engines }]) => engines?.node)
  expect(asking.length).toBeGreaterThan(200)
  const others = asking.filter(([, { engines }]) => !satisfies(version, engines?.node ?? '*'))
  expect(others.map(([path, { engines }]) => `${path}: ${engines?.node}`)).toEqual([])
})

it('the lock file is of the version and the wishes of package.json', () => {
  const { '': ours } = packages as unknown as Record<string, Record<string, unknown>>
  const wishes = ['version', 'dependencies', 'devDependencies', 'optionalDependencies', 'engines'] as const
  for (const wish of wishes) expect(ours?.[wish]).toEqual((manifest as Record<string, unknown>)[wish])
})

it('only the tools of development read TypeScript as it is: an installation runs what was built', () => {
  const readers = Object.entries(manifest.scripts).filter(([, script]) => /\btsx\b|\.ts\b/.test(script))
  expect(readers.map(([name]) => name).filter((name) => !name.startsWith('bench'))).toEqual(['pictures', 'recipes'])
  expect(packages['node_modules/tsx']).toMatchObject({ devOptional: true })
})
