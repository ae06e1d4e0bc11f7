import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { refuse, root } from './project.mjs'
import { node, npm, runCollecting, runVisibly } from './run.mjs'
import { failedTests, readTestResults, slowestFiles } from './test-results.mjs'

const scratch = mkdtempSync(join(tmpdir(), 'visacare-checks-'))
process.once('exit', () => rmSync(scratch, { recursive: true, force: true }))

const cache = join(root, 'node_modules', '.cache', 'visacare-types')

export const types = {
  name: 'Types',
  command: node('node_modules/typescript/bin/tsc', '--incremental', '--tsBuildInfoFile', join(cache, 'tsbuildinfo')),
}
const lint = { name: 'Lint and format', command: node('node_modules/@biomejs/biome/bin/biome', 'check', '.') }
const build = { name: 'Build', command: node('scripts/build.mjs') }
const conformance = { name: 'Conformance', command: npm('run', '--silent', 'conformance', '--', '--not-yet') }

/** A run of the test runner over some of its projects. */
export function tests(name, projects, ...options) {
  const results = join(scratch, `${projects.join('-')}.json`)
  const chosen = projects.map((project) => `--project=${project}`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${results}`]
  const command = node('node_modules/vitest/vitest.mjs', 'run', ...chosen, ...options, ...reporters)
  return { name, projects, results, command }
}

/**
 * Groups of checks, one after the other. The lanes of a group run side by side, the checks of a lane one after the other.
 * None is left out for being absent: a missing check fails.
 */
const checks = [
  [[build], [lint]],
  // Three workers of servers and browsers wait for each other's pages and databases: more of them than there are processors, and
  // none is idle.
  [
    [{ ...tests('Tests', ['server', 'server-alone', 'e2e']), visibly: true, yields: true }],
    [tests('Tests of parts', ['unit', 'ui'], '--maxWorkers=1'), types],
  ],
]

/** What takes longer than a change should wait for (`long-tests.mjs`), and every row of the specification. */
const longChecks = [
  [[build]],
  // Tests of processes wait for signals and failures. What holds a process to seconds goes first.
  [
    [{ ...tests('Long tests', ['long']), visibly: true, yields: true }],
    [tests('Tests of processes', ['faults']), conformance],
  ],
]

/** The test runner's projects that are run here. */
export const projectsTested = [...checks, ...longChecks].flat(2).flatMap(({ projects }) => projects ?? [])

/**
 * One of several machines' shares of the checks. Each builds for itself and runs its share of every project's tests; what cannot
 * be divided goes to the last ones, which the division of the tests by file leaves no more to do than the others.
 */
export function shareOf(groups, { index, count }) {
  const whole = groups.flat(2).filter(({ projects, name }) => !projects && name !== build.name)
  const machineOf = (check) => count - (whole.indexOf(check) % count)
  const share = (check) => {
    if (check.projects)
      return [{ ...check, command: [...check.command, `--shard=${index}/${count}`, '--passWithNoTests'] }]
    return check.name === build.name || machineOf(check) === index ? [check] : []
  }
  return groups.map((lanes) => lanes.map((lane) => lane.flatMap(share)).filter((lane) => lane.length > 0))
}

/** `--shard=2/4` among the arguments, as numbers. */
export function shardIn(args) {
  const given = args.find((each) => each.startsWith('--shard'))
  if (given === undefined) return undefined
  const [, index, count] = (/^--shard=(\d+)\/(\d+)$/.exec(given) ?? []).map(Number)
  if (!(index >= 1 && index <= count)) refuse('A share is written --shard=1/4: the first of four machines.')
  return { index, count }
}

/** The checks of `npm test`, or with `--long` those of `npm run test:long`: all of them, or a machine's share. */
export function checksFor(args) {
  const shard = shardIn(args)
  const asked = args.includes('--long') ? longChecks : checks
  return shard ? shareOf(asked, shard) : asked
}

/** Runs every check, also after one has failed; ends with the slowest files, each failed test and `N passed, N failed`, a line each. */
export async function runChecks(groups = checks) {
  const outcomes = []
  for (const group of groups) {
    const names = group.flat().map(({ name }) => name)
    console.log(`\n${names.join(', ')} …`)
    outcomes.push(...(await Promise.all(group.map(runLane))).flat())
  }
  const tests = readTestResults(outcomes.flatMap(({ results }) => results ?? []))
  const { passed, failed } = total(outcomes, tests)
  console.log(`\nThe slowest files:\n${slowestFiles(tests, 20).join('\n')}`)
  console.log(`\nForm blanks: ${formBlanks()}`)
  console.log(outcomes.map((outcome) => `${outcome.name} ${outcome.passed ? 'passed' : 'FAILED'}`).join(' · '))
  for (const test of failedTests(tests)) console.log(`FAILED ${test}`)
  console.log(`${passed} passed, ${failed} failed`)
  return failed === 0
}

async function runLane(lane) {
  const outcomes = []
  for (const check of lane) outcomes.push(await runCheck(check))
  return outcomes
}

/** In full view, or shown whole when it has ended: lines of two checks do not mix. */
async function runCheck({ name, command, results, visibly, yields }) {
  const began = Date.now()
  const options = { env: testEnvironment(), yields }
  const { code, output } = visibly
    ? { code: await runVisibly(command, options), output: '' }
    : await runCollecting(command, options)
  const seconds = Math.round((Date.now() - began) / 1000)
  console.log(`${output}${name}: ${code === 0 ? 'passed' : 'FAILED'} (${seconds} s)`)
  return { name, results, passed: code === 0 }
}

// React's development build, which the tests need, is not there in production mode; and no test may reach real data.
function testEnvironment() {
  const { NODE_ENV: _mode, DATABASE_URL: _database, DATA_DIR: _data, ...rest } = process.env
  return rest
}

/** The tests' own counts; each check that failed without a failed test to name counts as one. */
function total(outcomes, tests) {
  const unnamed = outcomes.filter(({ passed, results }) => !passed && !failuresIn(results)).length
  return { passed: tests.numPassedTests, failed: tests.numFailedTests + unnamed }
}

const failuresIn = (results) => results && readTestResults([results]).numFailedTests > 0

function formBlanks() {
  return existsSync(resolve(root, process.env.FORMS_DIR || '../shared/forms/official')) ? 'official' : 'stand-ins'
}
