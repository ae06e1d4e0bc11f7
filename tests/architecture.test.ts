import { readdirSync, readFileSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { caseTypes } from '../src/case-types/all.ts'
import { floors } from '../src/features/floors.ts'
import { callsBetweenRooms } from './setup/floor-calls.ts'
import { circleIn, type Import, importsOf, loadedBy, parseImports, sourcesIn } from './setup/imports.ts'

const root = `${import.meta.dirname}/..`
const imports = importsOf(root)
const sources = sourcesIn(root, 'src')

const layerOf = (file: string) => /^src\/([\w-]+)\//.exec(file)?.[1]
const featureOf = (file: string) => /^src\/features\/([\w-]+\/(?!(?:client|server)\/)[\w-]+)\//.exec(file)?.[1]
const inside = (folder: string) => (file: string) => file.includes(`/${folder}/`)
const isContract = (file: string) => /\/([\w-]+-)?contract\.ts$/.test(file)
const violations = (wrong: (each: Import) => boolean) =>
  imports.filter(wrong).map(({ from, to }) => `${from} imports ${to}`)

test('the imports are really found', () => {
  expect(imports.length).toBeGreaterThan(200)
  const text = [
    "import type { A } from '#platform/a.ts'",
    "import {\n  b,\n} from './b.ts'",
    "import './c.css'",
    "export { d } from '../d.ts'",
    "const Page = lazy(() => import('./E.tsx'))",
    "// import { no } from './no.ts'",
  ].join('\n')
  expect(parseImports('src/ui/x.ts', text).map(({ to, kind }) => [to, kind])).toEqual([
    ['src/platform/a.ts', 'type'],
    ['src/ui/b.ts', 'static'],
    ['src/ui/c.css', 'static'],
    ['src/d.ts', 'static'],
    ['src/ui/E.tsx', 'dynamic'],
  ])
})

// What each layer may stand on besides itself. Only app/ sees everything.
const below: Record<string, readonly string[]> = {
  // The ground: how dates, names and numbers are written. Pure, and older than the engine.
  formats: [],
  engine: ['formats'],
  facts: ['formats', 'engine'],
  forms: ['engine', 'facts'],
  'case-types': ['formats', 'engine', 'facts', 'forms'],
  rules: ['formats', 'engine', 'facts', 'forms', 'case-types'],
  // Writes PDFs and knows nothing of the product; the engine's inventory is the one thing they share.
  paper: ['engine'],
  // Reads and writes .docx files and knows nothing of the product; without LibreOffice it prints with the PDF engine.
  docx: ['formats', 'paper'],
  platform: ['formats', 'ui', 'engine'],
  ui: ['formats'],
  features: ['formats', 'engine', 'facts', 'forms', 'case-types', 'rules', 'paper', 'docx', 'platform', 'ui'],
}

test.each(Object.entries(below))('%s imports nothing from the layers above it', (layer, allowed) => {
  const wrong = violations(({ from, to }) => {
    const target = layerOf(to)
    return layerOf(from) === layer && target !== undefined && target !== layer && !allowed.includes(target)
  })
  expect(wrong).toEqual([])
})

test('the engine, the facts and the forms touch no machine, no screen and no database', () => {
  const pure = new Set(['formats', 'engine', 'facts', 'forms', 'case-types', 'rules'])
  expect(violations(({ from, to }) => pure.has(layerOf(from) ?? '') && /^(node:|react|pg$|fastify)/.test(to))).toEqual(
    [],
  )
})

// Screens are of the browser: of all the interface the server reads colours only.
test('the platform’s server brings no interface along', () => {
  const wrong = violations(
    ({ from, to }) =>
      layerOf(from) === 'platform' &&
      layerOf(to) === 'ui' &&
      !inside('client')(from) &&
      to !== 'src/ui/theme/tokens.ts',
  )
  expect(wrong).toEqual([])
})

test('a feature imports lower floors only, on its own floor what stands before it', () => {
  const order = Object.entries(floors).flatMap(([floor, rooms]) => rooms.map((room) => `${floor}/${room}`))
  const found = new Set(sources.map(featureOf).filter((feature) => feature !== undefined))
  expect([...found].sort()).toEqual([...order].sort())
  const upward = [...imports, ...callsBetweenRooms(root, imports, Object.keys(floors))].flatMap(({ from, to }) => {
    const [own, other] = [featureOf(from), featureOf(to)]
    if (own === undefined || other === undefined) return []
    return order.indexOf(other) > order.indexOf(own) ? [`${own} imports ${other}`] : []
  })
  expect([...new Set(upward)]).toEqual([])
})

// What two calls do is a function that both call: a handler brings its right, its refusals and its answer along.
test('no handler calls another feature’s; within one, a file of handlers only hands its own on', () => {
  const isHandlers = (file: string) => /\/server\/(?:.*\/)?(?:[\w-]+-)?handlers\.ts$/.test(file)
  const between = imports.filter(({ to, kind }) => kind !== 'type' && isHandlers(to))
  expect(between.length).toBeGreaterThan(10)
  const wrong = between.filter(
    ({ from, to }) => featureOf(from) !== undefined && (featureOf(from) !== featureOf(to) || !isHandlers(from)),
  )
  expect(wrong.map(({ from, to }) => `${from} imports ${to}`)).toEqual([])
})

test('the browser’s side never imports the server’s, and of a contract only its types', () => {
  const client = inside('client')
  expect(violations(({ from, to }) => client(from) && inside('server')(to))).toEqual([])
  expect(violations(({ from, to, kind }) => client(from) && isContract(to) && kind !== 'type')).toEqual([])
})

test('the server’s side never imports the browser’s', () => {
  expect(violations(({ from, to }) => inside('server')(from) && inside('client')(to))).toEqual([])
})

test('nothing of the server comes along with a page, by whatever way', () => {
  const pages = sources.filter(
    (file) => inside('client')(file) || layerOf(file) === 'ui' || file.startsWith('src/app/routes/'),
  )
  const loaded = loadedBy(pages, imports)
  const foreign = [...loaded].filter(([file]) =>
    /^(node:|zod$|pg$|fastify|@fastify|graphile-worker|nodemailer|pino)/.test(file),
  )
  expect(foreign.map(([file, from]) => `${from} brings ${file}`)).toEqual([])
})

// bench/first-load.ts measures it; this says at once who brought them. All together they are a tenth of a phone's first visit.
test('the employee’s home, loaded on phones, brings no case types along', () => {
  const atOnce = imports.filter(({ kind }) => kind === 'static')
  const loaded = loadedBy(['src/features/desk/dashboards/client/MyCasesScreen.tsx'], atOnce)
  expect(loaded.size).toBeGreaterThan(50)
  const brought = [...loaded].filter(([file]) => file.startsWith('src/case-types/types/'))
  expect(brought.map(([file, from]) => `${from} brings ${file}`)).toEqual([])
})

test('there are no barrels', () => {
  expect(sources.filter((file) => /\/index\.tsx?$/.test(file))).toEqual([])
  expect(sources.filter((file) => /^export \* from/m.test(readFileSync(`${root}/${file}`, 'utf8')))).toEqual([])
})

test('no import leads back to where it came from', () => {
  expect(circleIn(imports)).toBeUndefined()
  const circle = ['a b', 'b c', 'c a']
    .map((pair) => pair.split(' '))
    .map(([from = '', to = '']) => ({ from, to, kind: from === 'a' ? ('type' as const) : ('static' as const) }))
  expect(circleIn(circle)).toBe('a → b → c → a')
})

// docs/decisions/0018: an instant becomes a day in a zone (`dayIn`, `context.today`, `today()`), never in Greenwich.
test('today has a zone', () => {
  const cut = /toISOString\(\)\s*\.(slice\(0, ?10\)|split|substring)|\bcurrent_date\b|now\(\)\)?::date/i
  const migrations = readdirSync(`${root}/db/migrations`).map((name) => `db/migrations/${name}`)
  const files = [...sources, ...migrations.filter((file) => file.endsWith('.sql'))]
  expect(files.filter((file) => cut.test(readFileSync(`${root}/${file}`, 'utf8')))).toEqual([])
})

// The first ten letters of an instant are the day in UTC, in an American evening the next one (dayHere, momentHere).
const DAY_OF_UTC = /(At|showMoment\([^)]*\))\.slice\(0, 10\)/

test('no screen cuts a day from an instant', () => {
  const lines = ['showDate(link.expiresAt.slice(0, 10))', 'showMoment(openedAt).slice(0, 10)']
  expect(lines.filter((line) => !DAY_OF_UTC.test(line))).toEqual([])
  const screens = sources.filter((file) => file.startsWith('src/features/') && inside('client')(file))
  expect(screens.filter((file) => DAY_OF_UTC.test(withoutComments(file)))).toEqual([])
})

test('imports carry their extension and cross folders by name', () => {
  const wrong = violations(({ to }) => to.startsWith('src/') && !/\.(tsx?|mts|mjs|css|json|svg|sql)(\?\w+)?$/.test(to))
  expect(wrong).toEqual([])
})

// Statuses, case types and roles have words: Status.filed, CaseType.perm, Role.attorney; SQL takes them as fragments.
const BARE = [
  /\b(?:status|typeId|type\.id|roleId|role) (?:===|!==|<=?|>=?) \d{1,2}\b/,
  /\b(?:status|type_id|role_id) (?:=|<>|<=?|>=?) ?\d{1,2}\b/,
  /\b(?:status|type_id|role_id) (?:not )?in \(\d/,
  /\b(?:typeId|roleId): \d/,
]
// What a server answers has numbers too.
const HTTP =
  /\b(?:error|response|reply|request|failed|gone|refusal|sent|stored)\??\.status|status (?:===|!==) (?:0|\d{3})\b|httpStatus/

function bareNumbersIn(text: string): string[] {
  return text
    .split('\n')
    .filter((line) => !/^\s*(?:\/\/|\*|\/\*)|\bexample: /.test(line) && !HTTP.test(line))
    .filter((line) => BARE.some((bare) => bare.test(line)))
}

test('no status, case type or role is compared with a bare number', () => {
  expect(
    bareNumbersIn('if (file.status < 6) return\nwhere k.status < 10\nrole_id in (3, 4)\n// status < 6'),
  ).toHaveLength(3)
  const found = sources
    .filter((file) => /^src\/(?:case-types|rules|features|app)\//.test(file) && !file.includes('/examples'))
    .flatMap((file) => bareNumbersIn(readFileSync(`${root}/${file}`, 'utf8')).map((line) => `${file}: ${line.trim()}`))
  expect(found).toEqual([])
})

// Written out by hand such a link once named the wrong record (src/case-types/case-path.ts makes them all).
const addressesOfCases = new Set(
  caseTypes.flatMap(({ detailsRoute, justOpenedRoute }) => [detailsRoute, justOpenedRoute ?? []].flat()),
)
const makesCaseLink = (text: string) =>
  /\.(?:detailsRoute|justOpenedRoute)\b|\{[^}]*\b(?:detailsRoute|justOpenedRoute)\b[^}]*\} =/.test(text) ||
  [...addressesOfCases].some((address) => text.toLowerCase().includes(`${address.toLowerCase()}/`))

test('a link to a case is made in one place', () => {
  const wrong = ['link = type.detailsRoute', 'to=/visaCareAttorneyCaseDetails/7', 'const { detailsRoute } = type']
  expect(wrong.filter((text) => !makesCaseLink(text))).toEqual([])
  const elsewhere = sources.filter(
    (file) => /^src\/(?:features|app|platform|ui)\//.test(file) && !/\.test\.tsx?$|\/(?:routes|sample)\.ts$/.test(file),
  )
  expect(elsewhere.length).toBeGreaterThan(1000)
  expect(elsewhere.filter((file) => makesCaseLink(withoutComments(file)))).toEqual([])
})

// What the database is asked is named after the question, in a store; a handler reads like the operation's own words.
const SQL =
  /\bselect\b[^'"`]*\bfrom\b|[`'"]\s*select (?:1\b|[\w.]+\()|\binsert into\b|\bupdate \w+( \w+)? set\b|\bdelete from\b/i

test('there is no SQL in handlers', () => {
  const statements = ["db.run('select 1')", 'update users u set x', 'delete from users', '`\n  select a,\n b from c']
  expect(statements.filter((text) => !SQL.test(text))).toEqual([])
  const handlers = sources.filter((file) => /handlers\.ts$/.test(file))
  expect(handlers.length).toBeGreaterThan(40)
  expect(handlers.filter((file) => SQL.test(withoutComments(file)))).toEqual([])
})

const withoutComments = (file: string) =>
  readFileSync(`${root}/${file}`, 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')

// A part that goes away when its read fails says "nothing to do" (platform/client/NotLoaded.tsx is what it says instead).
const VANISHES = /\berror\b[^;\n]*(?:\) return null\b|\? null :)/

test('no part of a screen goes away because its read failed', () => {
  const lines = ['if (found.error) return null', 'if (error || !items) return null', 'return error ? null : <p />']
  expect(lines.filter((line) => !VANISHES.test(line))).toEqual([])
  const screens = sources.filter((file) => file.startsWith('src/features/') && inside('client')(file))
  expect(screens.length).toBeGreaterThan(400)
  expect(screens.filter((file) => VANISHES.test(withoutComments(file)))).toEqual([])
})

// No measure of an idea: what is larger than this has hidden a second one. Everything stays well below, so that no
// ordinary change ever meets it.
const MOST_BYTES = 20 * 1024
// What a person typed in is a table, however long.
const isTable = (file: string) => /\/scenarios\//.test(file)

test('no file is so large that it must hold several ideas: at most 20 KB of code', () => {
  const large = ['src', 'scripts', 'bench', 'tests', 'e2e', 'conformance'].flatMap((folder) =>
    readdirSync(`${root}/${folder}`, { recursive: true, encoding: 'utf8' })
      .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
      .filter((file) => /\.(tsx?|mts|mjs|css)$/.test(file) && !isTable(file))
      .filter((file) => statSync(`${root}/${file}`).size > MOST_BYTES),
  )
  expect(large.sort()).toEqual([])
})
