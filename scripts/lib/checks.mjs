import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { root } from './project.mjs'
import { node, npm, runCollecting, runVisibly } from './run.mjs'
import { failedTests, readTestResults, slowestFiles } from './test-results.mjs'

const scratch = mkdtempSync(join(tmpdir(), 'visacare-checks-'))
process.once('exit', () => rmSync(scratch, { recursive: true, force: true }))

/** One run of the test runner over some of its projects. */
const testsOf = (name, projects, more = {}) => {
  const results = join(scratch, `${name}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${results}`]
  const chosen = projects.map((project) => `--project=${project}`)
  return { name, command: node('node_modules/vitest/vitest.mjs', 'run', ...chosen, ...reporters), results, ...more }
}

const cache = join(root, 'node_modules', '.cache', 'visacare-types')

/** All that must hold, group after group; what is in one group runs side by side. None is left out for being absent: a missing check fails. */
const checks = [
  [
    {
      name: 'Types',
      command: node(
        'node_modules/typescript/bin/tsc',
        '--incremental',
        '--tsBuildInfoFile',
        join(cache, 'tsbuildinfo'),
      ),
    },
    { name: 'Lint and format', command: node('node_modules/@biomejs/biome/bin/biome', 'check', '.') },
    { name: 'Build', command: node('scripts/build.mjs') },
  ],
  [
    testsOf('Tests', ['!faults'], { visibly: true }),
    // Whole installations that are killed and come back: they mostly wait, so they do it beside the others.
    testsOf('Tests of processes', ['faults']),
    { name: 'Conformance', command: npm('run', '--silent', 'conformance', '--', '--not-yet') },
  ],
]

/** Runs every check, also after one has failed; ends with the slowest files, each failed test and `N passed, N failed`, a line each. */
export async function runChecks() {
  const outcomes = []
  for (const group of checks) {
    console.log(`\n${group.map(({ name }) => name).join(', ')} …`)
    outcomes.push(...(await Promise.all(group.map(runCheck))))
  }
  const tests = { testResults: outcomes.flatMap((outcome) => outcome.tests?.testResults ?? []) }
  const { passed, failed } = total(outcomes)
  console.log(`\nThe slowest files:\n${slowestFiles(tests).join('\n')}`)
  console.log(`\nForm blanks: ${formBlanks()}`)
  console.log(outcomes.map((outcome) => `${outcome.name} ${outcome.passed ? 'passed' : 'FAILED'}`).join(' · '))
  for (const test of failedTests(tests)) console.log(`FAILED ${test}`)
  console.log(`${passed} passed, ${failed} failed`)
  return failed === 0
}

/** In full view, or shown whole when it has ended: lines of two checks do not mix. */
async function runCheck({ name, command, visibly, results }) {
  const began = Date.now()
  const options = { env: testEnvironment() }
  const { code, output } = visibly
    ? { code: await runVisibly(command, options), output: '' }
    : await runCollecting(command, options)
  const seconds = Math.round((Date.now() - began) / 1000)
  console.log(`${output}${name}: ${code === 0 ? 'passed' : 'FAILED'} (${seconds} s)`)
  return { name, passed: code === 0, tests: results && readTestResults(results) }
}

// React's development build, which the tests need, is not there in production mode; and no test may reach real data.
function testEnvironment() {
  const { NODE_ENV: _mode, DATABASE_URL: _database, DATA_DIR: _data, ...rest } = process.env
  return rest
}

/** The tests' own counts; each other check that failed counts as one, and so do tests that failed to run at all. */
function total(outcomes) {
  const sum = (of) => outcomes.map(of).reduce((all, each) => all + each, 0)
  return {
    passed: sum(({ tests }) => tests?.numPassedTests ?? 0),
    failed: sum(({ passed, tests }) => tests?.numFailedTests || (passed ? 0 : 1)),
  }
}

function formBlanks() {
  return existsSync(resolve(root, process.env.FORMS_DIR || '../shared/forms/official')) ? 'official' : 'stand-ins'
}
