import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { beforeAll, expect, test } from 'vitest'
import { GivenUp } from '#platform/apart/patience.ts'
import { readerPool } from '#platform/apart/pool.ts'
import { takeProgramsFrom } from '#platform/apart/programs.ts'
import { requireBuild } from '../setup/build.ts'

// SECURITY.md 17: what reads files of others, as it is built. Somebody who takes a reader over finds nothing in it.
beforeAll(requireBuild)

const limits = { longestMs: 20_000, mostMemory: 400 * 1024 ** 2 }
const module = `
  import { execFileSync, fork } from 'node:child_process'
  import { readFileSync, writeFileSync } from 'node:fs'
  const tried = (work) => { try { work(); return 'done' } catch (error) { return error.code } }
  export const told = () => Object.keys(process.env)
  export const reach = (own, keyring) => ({
    keyring: tried(() => readFileSync(keyring)),
    settings: tried(() => readFileSync('/proc/' + process.ppid + '/environ')),
    write: tried(() => writeFileSync(keyring + '.new', '')),
    program: tried(() => execFileSync('true')),
    own: tried(() => readFileSync(own)),
  })
  export const fills = () => { const held = []; for (;;) held.push({ held: [held.length] }) }
  export const spreads = () => { const held = []; for (;;) held.push(new Uint8Array(10_000_000).fill(1)) }
`
const address = `data:text/javascript,${encodeURIComponent(module)}`
const ask = readerPool({ heapMb: 128 })
const asked = (name: string, ...args: unknown[]) => ask({ address, name, args }, limits)

test('a reader knows no setting, reads and writes no file, and starts no program', async () => {
  process.env.VISACARE_TRIED = 'secret'
  const told = (await asked('told')) as string[]
  delete process.env.VISACARE_TRIED
  const may = [
    'PATH',
    'TMPDIR',
    'TEMP',
    'TMP',
    'SystemRoot',
    'windir',
    'LANG',
    'LC_ALL',
    'TZ',
    'PWD',
    'OLDPWD',
    'SHLVL',
    '_',
  ]
  expect(told.filter((name) => !may.includes(name))).toEqual([])
  const kept = join(mkdtempSync(join(tmpdir(), 'reader-')), 'keyring')
  writeFileSync(kept, 'secret')
  const own = new URL('../../dist/server/reader.mjs', import.meta.url).pathname
  const no = 'ERR_ACCESS_DENIED'
  expect(await asked('reach', own, kept)).toEqual({
    ...{ keyring: no, settings: no, write: no, program: no, own: 'done' },
  })
})

test.each(['fills', 'spreads'])('a reader that %s its memory is ended, and the next one reads on', async (name) => {
  const before = process.memoryUsage.rss()
  await expect(asked(name)).rejects.toThrow(GivenUp)
  expect(await asked('told')).toContain('PATH')
  expect(process.memoryUsage.rss() - before).toBeLessThan(300 * 1024 ** 2)
})

test('a reader finds the packages of an installation that has them behind a link', async () => {
  const built = new URL('../../dist/server/', import.meta.url)
  const elsewhere = mkdtempSync(join(tmpdir(), 'reader-'))
  const programs = join(elsewhere, 'dist/server')
  cpSync(fileURLToPath(built), programs, { recursive: true })
  cpSync(fileURLToPath(new URL('../../package.json', import.meta.url)), join(elsewhere, 'package.json'))
  symlinkSync(fileURLToPath(new URL('../../node_modules', import.meta.url)), join(elsewhere, 'node_modules'))
  const probe = join(programs, 'probe.mjs')
  writeFileSync(probe, "import { zipSync } from 'fflate'\nexport const told = () => zipSync.name")
  takeProgramsFrom(pathToFileURL(`${programs}/`))
  try {
    const call = { address: pathToFileURL(probe).href, name: 'told', args: [] }
    expect(await readerPool({ heapMb: 128 })(call, limits)).toBe('zipSync')
  } finally {
    takeProgramsFrom(built)
    rmSync(elsewhere, { recursive: true, force: true })
  }
})
