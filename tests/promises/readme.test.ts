import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { demoAccounts, demoPasswordText } from '#app/demo/load.ts'
import { Environment } from '#platform/config.ts'

// What the documents say about the product is compared with the product.
const root = join(import.meta.dirname, '../..')
const read = (name: string) => readFileSync(join(root, name), 'utf8')
const readme = read('README.md')

test('the table of settings has every setting once, in order, with its default', () => {
  const documented = [...readme.matchAll(/^\| `([A-Z0-9_]+)` \| (.+?) \| (.+) \|$/gm)].map(([, name, value]) => [
    name,
    value,
  ])
  const settings = Object.entries(Environment.shape).map(([name, schema]) => [
    name,
    defaultOf(schema.safeParse(undefined).data),
  ])
  expect(documented).toEqual(settings)
})

function defaultOf(value: unknown): string {
  if (value === undefined) return '–'
  return `\`${value === true ? 'yes' : value === false ? 'no' : String(value)}\``
}

test('the demo sign-ins are those of the demo', () => {
  for (const { userName, roleName } of demoAccounts) expect(readme).toContain(`| ${userName} | ${roleName} |`)
  expect(readme).toContain(`\`${demoPasswordText}\``)
})

describe('every document', () => {
  const documents = ['README.md', 'ARCHITECTURE.md', 'CHANGELOG.md', 'CONTRIBUTING.md', 'SECURITY.md']
    .concat(readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' }).map((name) => `docs/${name}`))
    .filter((name) => name.endsWith('.md'))

  test.each(documents)('%s links only to what is there', (name) => {
    const targets = [...read(name).matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, target = '']) => target)
    // The screenshot is taken when the product is released.
    const missing = targets.filter(
      (target) => !target.endsWith('.png') && !existsSync(join(root, dirname(name), target)),
    )
    expect(missing).toEqual([])
  })

  // Shortened where the sentence says of what: `server/feature.ts`, `client/<Name>Screen.tsx`, `src/forms/*.test.ts`.
  const present = ['src', 'tests', 'e2e', 'db', 'scripts', 'deploy', 'docs', 'conformance', 'bench']
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => `/${folder}/${file}`),
    )
    .concat(readdirSync(root).map((file) => `/${file}`))
  const isPresent = (name: string) => {
    const anyName = name.replaceAll(/[.+]/g, '\\$&').replaceAll(/<\w+>|\*/g, '[^/]+')
    const ending = new RegExp(`/${anyName}$`)
    return present.some((file) => ending.test(file))
  }

  test.each(documents)('%s names only source files that are there, however short', (name) => {
    const named = [...read(name).matchAll(/`([\w.<>*/-]+\.(?:tsx?|mjs|sql|css))`/g)].map(([, file = '']) => file)
    expect(named.filter((file) => !isPresent(file))).toEqual([])
  })

  test('ARCHITECTURE.md and CONTRIBUTING.md name only what the sources name', () => {
    const sources = present.filter((file) =>
      /^\/(?:src|tests|e2e|scripts|conformance|db)\/.*\.(?:tsx?|mjs|sql)$/.test(file),
    )
    const words = new Set(sources.flatMap((file) => read(file).match(/\w+/g) ?? []))
    const spans = [...(read('ARCHITECTURE.md') + read('CONTRIBUTING.md')).matchAll(/`([^`\n]+)`/g)]
    const named = spans.flatMap(([, span = '']) => span.match(/\b[a-z]+[A-Z]\w*/g) ?? [])
    expect(named.length).toBeGreaterThan(25)
    expect(named.filter((word) => !words.has(word))).toEqual([])
  })

  test('the layout in ARCHITECTURE.md is the tree', () => {
    const layout = /## Layout\n```\n([\s\S]+?)```/.exec(read('ARCHITECTURE.md'))?.[1] ?? ''
    const rows = layout.split('\n').map((line) => /^( *)((?:[\w./<>*-]+ ?)+)/.exec(line) ?? [])
    let above = ''
    const missing = rows.flatMap(([, indent, names = '']) => {
      const listed = names.trim().split(' ').filter(Boolean)
      if (indent === '') above = listed.at(-1) ?? ''
      return listed.map((each) => (indent ? above + each : each).replace(/\/$/, '')).filter((each) => !isPresent(each))
    })
    expect(rows.length).toBeGreaterThan(20)
    expect(missing).toEqual([])
    const layers = readdirSync(join(root, 'src')).filter((layer) => !layout.includes(`\nsrc/${layer}/`))
    expect(layers).toEqual([])
  })

  test.each(documents)('%s names only files and commands that are there', (name) => {
    const text = read(name)
    const files = [...text.matchAll(/`((?:src|tests|e2e|db|scripts|deploy|docs|conformance|bench)\/[\w./-]*\w)`/g)].map(
      ([, file = '']) => file,
    )
    expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([])
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
    const commands = [...text.matchAll(/npm run ([\w:]+)/g)].map(([, command = '']) => command)
    expect(commands.filter((command) => !(command in scripts))).toEqual([])
  })
})
