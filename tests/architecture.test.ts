import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { circleIn, type Import, importsOf, loadedBy, parseImports, sourcesIn } from './setup/imports.ts'

const root = `${import.meta.dirname}/..`
const imports = importsOf(root)
const sources = sourcesIn(root, 'src')

const layerOf = (file: string) => /^src\/([\w-]+)\//.exec(file)?.[1]
const featureOf = (file: string) => /^src\/features\/([\w-]+\/[\w-]+)\//.exec(file)?.[1]
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
  'case-types': ['engine', 'facts', 'forms'],
  rules: ['formats', 'engine', 'facts', 'forms', 'case-types'],
  // Writes PDFs and knows nothing of the product; the engine's inventory is the one thing they share.
  paper: ['engine'],
  platform: ['formats', 'ui', 'engine'],
  ui: ['formats', 'platform', 'engine'],
  features: ['formats', 'engine', 'facts', 'forms', 'case-types', 'rules', 'paper', 'platform', 'ui'],
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

// Of the interface the server reads colours only; the design system reads pure helpers only.
test('platform and ui meet only where neither brings the other along', () => {
  const serverReadsColours = violations(
    ({ from, to }) =>
      layerOf(from) === 'platform' &&
      layerOf(to) === 'ui' &&
      !inside('client')(from) &&
      to !== 'src/ui/theme/tokens.ts',
  )
  const uiReadsHelpers = violations(
    ({ from, to }) => layerOf(from) === 'ui' && layerOf(to) === 'platform' && !to.startsWith('src/platform/client/'),
  )
  expect([...serverReadsColours, ...uiReadsHelpers]).toEqual([])
})

// Sign-in keeps its records in several small files instead of one store; these are open to other features.
const doors: Record<string, readonly string[]> = {
  'identity/sign-in': ['accounts', 'limits', 'links', 'open-session', 'set-password'].map(
    (name) => `server/${name}.ts`,
  ),
  // The blanks themselves, and what is printed without them.
  'case-file/form-library': ['answer-sheet.ts', 'server/pages-for.ts', 'server/edition-status.ts'],
  // The one way to look at a case’s facts, and its timeline.
  'desk/cases': [
    'form-roles.ts',
    ...['case-file', 'events', 'visible', 'rows', 'case-contacts', 'guard-sources', 'make-move', 'ball'].map(
      (name) => `server/${name}.ts`,
    ),
  ],
  // What keeps a case from being drafted, and what goes behind the forms of a package.
  'case-work/documents': ['server/guard.ts', 'server/exhibits.ts'],
  // A form of a case as a file, or as part of a package.
  'case-work/case-forms': ['paths.ts', 'server/write-form.ts'],
  // Who may enter a case, and how an answer is saved, is decided in one place for the questionnaire and the form.
  'case-work/questionnaires': ['paths.ts', 'server/case-participant.ts', 'server/save.ts'],
  // A case on its way to an agency, the errors that stop it, and how an attorney waives them.
  'case-work/filings': ['server/filing-file.ts', 'server/fees-due.ts', 'server/check.ts', 'server/waive-open.ts'],
  // Whoever changes what dates follow from has them worked out anew.
  'case-work/deadlines': ['server/jobs.ts'],
}

// A screen may use a part of another feature's screens: its calls, its session, a form.
test('a feature reaches another one through its contract, policy, rules or store', () => {
  const wrong = violations(({ from, to }) => {
    const other = featureOf(to)
    if (layerOf(from) !== 'features' || other === undefined || other === featureOf(from)) return false
    const path = to.slice(`src/features/${other}/`.length)
    if (inside('client')(from) && path.startsWith('client/')) return false
    return (
      !/^(([\w-]+-)?contract|policy|rules|auth-data|passwords|server\/([\w-]+-)?store)\.ts$/.test(path) &&
      !doors[other]?.includes(path)
    )
  })
  expect(wrong).toEqual([])
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

test('there are no barrels', () => {
  expect(sources.filter((file) => /\/index\.tsx?$/.test(file))).toEqual([])
  expect(sources.filter((file) => /^export \* from/m.test(readFileSync(`${root}/${file}`, 'utf8')))).toEqual([])
})

test('no import leads back to where it came from', () => {
  expect(circleIn(imports)).toBeUndefined()
  const circle = ['a b', 'b c', 'c a']
    .map((pair) => pair.split(' '))
    .map(([from = '', to = '']) => ({ from, to, kind: 'static' as const }))
  expect(circleIn(circle)).toBe('a → b → c → a')
})

test('imports carry their extension and cross folders by name', () => {
  const wrong = violations(({ to }) => to.startsWith('src/') && !/\.(tsx?|mts|mjs|css|json|svg|sql)(\?\w+)?$/.test(to))
  expect(wrong).toEqual([])
})
