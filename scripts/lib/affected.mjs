import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { root } from './project.mjs'

const HOUSES = ['src', 'tests', 'e2e', 'scripts', 'conformance', 'bench']
const isTest = (file) => /\.test\.tsx?$/.test(file)
const runsServer = (file) => /^(tests|e2e)\//.test(file)
// They know the whole product: through them every test would depend on every file.
const knowsAll = (file) => /^(src\/app|tests\/setup|e2e\/setup)\//.test(file)

/** The files that differ from a commit, those that git does not know yet included. */
export function changedFiles(base = 'HEAD') {
  const lines = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean)
  const differing = lines('diff', '--name-only', '--relative', base, '--')
  return [...new Set([...differing, ...lines('ls-files', '--others', '--exclude-standard')])].sort()
}

/** Every source file of the project with what it imports of it, by path. */
export function importGraph(files = sourceFiles()) {
  return new Map(files.map((file) => [file, importsOf(file)]))
}

/**
 * The tests that a change can break, told by imports. A test of the running product imports none of it: it is found by the
 * addresses it calls, those of the features that hold the change or import it directly; what calls little else comes first.
 */
export function affectedTests(changed, graph = importGraph()) {
  const importers = reversed(graph)
  const parts = closure(changed, importers).filter((file) => isTest(file) && !runsServer(file))
  const told = closure(changed, importers, knowsAll).filter((file) => isTest(file) && runsServer(file))
  const touched = changed.flatMap((file) => [file, ...(importers.get(file) ?? [])])
  const calling = testsCalling(addressesOf(new Set(touched.flatMap(featureOf)), graph), graph)
  const [nearest, ...others] = new Set([...told, ...calling])
  // Second, since it costs little and its failures are the plainest.
  const statements = changed.some(holdsSql) ? [EVERY_STATEMENT] : []
  const running = [...new Set([...(nearest ? [nearest] : []), ...statements, ...others])]
  return {
    parts,
    // What only a browser runs is not called by a test without one.
    server: running.filter((file) => file.startsWith('tests/') && (told.includes(file) || !changed.every(isOfBrowser))),
    journeys: running.filter((file) => file.startsWith('e2e/')),
  }
}

// It reads the statements out of the sources, and so imports none of them.
const EVERY_STATEMENT = 'tests/sql/statements.test.ts'
const holdsSql = (file) =>
  /^db\/migrations\/.*\.sql$|^src\/(?:platform|.*\/server)\/.*\.ts$/.test(file) && !isTest(file)

const isOfBrowser = (file) => /\.(tsx|css)$/.test(file) || /\/client\//.test(file)

function sourceFiles() {
  const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...HOUSES], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  return tracked.split('\n').filter((file) => /\.(ts|tsx|mjs|css|json|sql)$/.test(file) && existsSync(join(root, file)))
}

const { imports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const aliases = Object.entries(imports).map(([from, to]) => [from.slice(0, -1), to.slice(2, -1)])

function importsOf(file) {
  if (!/\.(ts|tsx|mjs)$/.test(file)) return []
  const text = readFileSync(join(root, file), 'utf8')
  const named = [...text.matchAll(/(?:\bfrom|\bimport|\bimport\()\s*['"]([#.][^'"]+)['"]/g)].map(([, name]) => name)
  return [...new Set(named.flatMap((name) => resolved(file, name)))]
}

function resolved(file, name) {
  const alias = aliases.find(([from]) => name.startsWith(from))
  const path = alias ? alias[1] + name.slice(alias[0].length) : posix.join(dirname(file).replaceAll('\\', '/'), name)
  const whole = join(root, path)
  return existsSync(whole) && statSync(whole).isFile() ? [path] : []
}

function reversed(graph) {
  const importers = new Map()
  for (const [file, imported] of graph) {
    for (const each of imported) importers.set(each, [...(importers.get(each) ?? []), file])
  }
  return importers
}

function closure(changed, importers, endsAt = () => false) {
  const seen = new Set(changed)
  const waiting = [...changed]
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (endsAt(file) && !changed.includes(file)) continue
    for (const each of importers.get(file) ?? []) {
      if (seen.has(each)) continue
      seen.add(each)
      waiting.push(each)
    }
  }
  return [...seen]
}

const featureOf = (file) => /^src\/features\/[\w-]+\/[\w-]+\//.exec(file) ?? []

/** What stands before the first variable part of each operation's and screen's address. */
function addressesOf(features, graph) {
  const holders = [...graph.keys()].filter(
    (file) => featureOf(file).some((feature) => features.has(feature)) && /(contract|routes)\.ts$/.test(file),
  )
  const texts = holders.map((file) => readFileSync(join(root, file), 'utf8')).join('\n')
  const paths = [...texts.matchAll(/path: ['"](?:[A-Z]+ )?(\/[^'"]+)['"]/g)].map(([, path]) => path)
  return [
    ...new Set(paths.map((path) => path.replace(/\/?[:{].*/, '')).filter((path) => path.length > '/api/x'.length)),
  ]
}

/** The tests of the running product that call them, first those whose addresses few others call. */
function testsCalling(addresses, graph) {
  const tests = [...graph.keys()].filter((file) => isTest(file) && runsServer(file))
  const texts = tests.map((file) => readFileSync(join(root, file), 'utf8'))
  const scores = tests.map(() => 0)
  for (const address of addresses) {
    const calls = texts.map((text) => text.split(address).length - 1)
    const all = calls.filter(Boolean).length
    for (const [index, count] of calls.entries()) scores[index] += count / (all * all || 1)
  }
  return tests
    .map((file, index) => ({ file, score: scores[index] }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .map(({ file }) => file)
}
