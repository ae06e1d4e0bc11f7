import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { claimFolder } from '#platform/database/embedded/folder-lock.mjs'
import type { Packages } from './machine-builds.mjs'

// A project of the front door alone, in which a tool has builds for some machines: what a person there is told.
const root = join(import.meta.dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'visacare-machine-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const cpu = process.arch
const here = `@bundler/${process.platform}-${cpu}`
const otherMachines = { '@bundler/sunos-x64': '1.0.0', '@bundler/aix-ppc64': '1.0.0' }
const sunos = { version: '1.0.0', os: ['sunos'], cpu: ['x64'], optional: true }

function start(
  name: string,
  locked: Packages,
  installed?: Packages,
  { script = 'start', path = process.env.PATH ?? '' } = {},
): { code: number | null; said: string } {
  const project = join(folder, name)
  const own = 'src/platform/database/embedded/folder-lock.mjs'
  cpSync(join(root, 'scripts'), join(project, 'scripts'), { recursive: true })
  mkdirSync(dirname(join(project, own)), { recursive: true })
  cpSync(join(root, own), join(project, own))
  if (!existsSync(join(project, 'package.json'))) {
    writeFileSync(join(project, 'package.json'), '{ "type": "module" }')
    writeFileSync(join(project, 'package-lock.json'), JSON.stringify({ packages: locked }))
  }
  for (const path of Object.keys(installed ?? {})) mkdirSync(join(project, path), { recursive: true })
  if (installed)
    writeFileSync(join(project, 'node_modules/.package-lock.json'), JSON.stringify({ packages: installed }))
  const env = { PATH: path, DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }
  const ended = spawnSync(process.execPath, [`scripts/${script}.mjs`], { cwd: project, env, encoding: 'utf8' })
  return { code: ended.status, said: ended.stderr }
}

const machine = `\\(${process.platform} ${cpu}[a-z ]*\\)`

it('a machine for which a tool has no build is told which, before anything is installed', () => {
  const { code, said } = start('none', {
    'node_modules/bundler': { version: '1.0.0', optionalDependencies: otherMachines },
    'node_modules/@bundler/sunos-x64': sunos,
  })
  expect(said).toMatch(new RegExp(`^VisaCare cannot run on this machine ${machine}: bundler has no build for it\\.\n$`))
  expect(code).toBe(1)
})

it('a lock file that leaves a build out is told from that, also when everything it names is installed', () => {
  const locked = {
    'node_modules/bundler': { version: '1.0.0', optionalDependencies: { ...otherMachines, [here]: '1.0.0' } },
    'node_modules/@bundler/sunos-x64': sunos,
  }
  const { code, said } = start('left-out', locked, { 'node_modules/bundler': { version: '1.0.0' } })
  expect(said).toMatch(
    new RegExp(
      `^package-lock.json leaves out the build of bundler for this machine ${machine}: npm run lock:platforms adds it\\.\n$`,
    ),
  )
  expect(code).toBe(1)
})

const one = { version: '1.0.0' }

it('the conformance names the programs that it needs where it cannot install them, before anything fails', () => {
  const { code, said } = start(
    'conformance',
    { 'node_modules/a': one },
    { 'node_modules/a': one },
    { script: 'conformance', path: '' },
  )
  expect(said).toBe(
    'The conformance needs chromium-headless-shell: install it first (on Debian: apt-get install chromium-headless-shell).\n',
  )
  expect(code).toBe(1)
})

it('the conformance adds its tools beside a running server, and leaves alone what that one reads', () => {
  const project = join(folder, 'beside')
  const npm = (...args: string[]) =>
    execFileSync('npm', [...args, '--offline', '--no-audit', '--no-fund'], { cwd: project, stdio: 'ignore' })
  for (const name of ['product', 'tool']) {
    mkdirSync(join(project, name), { recursive: true })
    writeFileSync(join(project, name, 'package.json'), JSON.stringify({ name, version: '1.0.0' }))
    npm('pack', `./${name}`)
  }
  const wants = { dependencies: packed('product'), devDependencies: packed('tool') }
  writeFileSync(join(project, 'package.json'), JSON.stringify({ type: 'module', ...wants }))
  npm('install', '--omit=dev')
  const read = join(project, 'node_modules/product/package.json')
  const [before, lock] = [statSync(read), readFileSync(join(project, 'package-lock.json'), 'utf8')]
  // This process is the server.
  const { release } = claimFolder(join(project, 'var'))
  const { code, said } = start('beside', JSON.parse(lock).packages, undefined, {
    script: 'conformance',
    path: '',
  })
  release?.()
  expect(said).toContain('The conformance needs chromium-headless-shell')
  expect(code).toBe(1)
  expect(existsSync(join(project, 'node_modules/tool/package.json'))).toBe(true)
  const after = statSync(read)
  expect([after.ino, after.mtimeMs]).toEqual([before.ino, before.mtimeMs])
})

const packed = (name: string) => ({ [name]: `file:./${name}-1.0.0.tgz` })
