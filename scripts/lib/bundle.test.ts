import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { contentsOf, readers, serverPrograms } from './bundle.mjs'

const root = join(import.meta.dirname, '../..')
const DECLARED = /built: '([\w-]+)', source: new URL\('([^']+)', import\.meta\.url\)/g

// A program that is missing from a build is missed only by whoever sends the file it reads.
test('what is asked of readers is built under its name', () => {
  const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?:-apart|\/reader)\.ts$/.test(file))
    .map((file) => join(root, 'src', file))
  const declared = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(DECLARED)].map(([, built = '', source = '']) => [
      built,
      relative(root, fileURLToPath(new URL(source, pathToFileURL(file)))),
    ]),
  )
  expect(declared.length).toBeGreaterThan(15)
  expect(readers).toMatchObject(Object.fromEntries(declared))
})

// What a start loads: the server, the product, and its queue.
const STARTED = [
  'src/app/server/main.ts',
  'src/app/server/product.ts',
  'src/app/worker/apart.ts',
  'src/app/worker/lanes.ts',
]
/** What it may grow to without a second thought; a server had 5.2 MB to read before it could answer. */
const MOST_BYTES = 2_600_000

test('a start reads what may be asked, not how it is answered: no form, no paper, no rule, no reader', async () => {
  const outputs = await contentsOf(serverPrograms)
  const started = new Map<string, (typeof outputs)[string]>()
  const packages = new Set<string>()
  const follow = (path: string) => {
    const output = outputs[path]
    if (!output || started.has(path)) return
    started.set(path, output)
    for (const { kind, path: imported, external } of output.imports) {
      if (kind !== 'import-statement') continue
      if (!external) follow(imported)
      else if (!imported.startsWith('node:')) packages.add(imported)
    }
  }
  for (const source of STARTED) {
    const entry = Object.entries(outputs).find(([, { entryPoint }]) => entryPoint === source)
    expect(entry, source).toBeDefined()
    follow(entry?.[0] ?? '')
  }
  const sources = [...started.values()].flatMap(({ inputs }) =>
    Object.entries(inputs).flatMap(([source, { bytesInOutput }]) => (bytesInOutput > 0 ? [source] : [])),
  )
  expect(
    sources.filter((source) => /^src\/(forms|paper|docx|rules\/prefiling|facts\/spanish)\/|fields\.json$/.test(source)),
  ).toEqual([])
  expect(
    sources.filter((source) => /\/server\/(?!exported-lists)[\w-]*(handlers|jobs|guard|open-items)\.ts$/.test(source)),
  ).toEqual(['src/features/identity/exports/server/handlers.ts', 'src/features/identity/setup/server/handlers.ts'])
  expect([...packages].toSorted()).toEqual(['@node-rs/argon2', 'graphile-worker', 'pg', 'pg/lib/utils.js'])
  expect([...started.values()].reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(MOST_BYTES)
})
