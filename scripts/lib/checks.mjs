import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { root } from './project.mjs'
import { node, npm, runCollecting, runVisibly } from './run.mjs'
import { failedTests, readTestResults, slowestFiles } from './test-results.mjs'

const scratch = mkdtempSync(join(tmpdir(), 'visacare-checks-'))
process.once('exit', () => rmSync(scratch, { recursive: true, force: true }))
const testResults = join(scratch, 'tests.json')

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
    {
      name: 'Tests',
      command: node(
        'node_modules/vitest/vitest.mjs',
        'run',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${testResults}`,
      ),
      visibly: true,
    },
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
  const tests = readTestResults(testResults)
  const { passed, failed } = total(outcomes, tests)
  console.log(`\nThe slowest files:\n${slowestFiles(tests).join('\n')}`)
  console.log(`\nForm blanks: ${formBlanks()}`)
  console.log(outcomes.map((outcome) => `${outcome.name} ${outcome.passed ? 'passed' : 'FAILED'}`).join(' · '))
  for (const test of failedTests(tests)) console.log(`FAILED ${test}`)
  console.log(`${passed} passed, ${failed} failed`)
  return failed === 0
}

/** In full view, or shown whole when it has ended: lines of two checks do not mix. */
async function runCheck({ name, command, visibly }) {
  const began = Date.now()
  const options = { env: testEnvironment() }
  const { code, output } = visibly
    ? { code: await runVisibly(command, options), output: '' }
    : await runCollecting(command, options)
  const seconds = Math.round((Date.now() - began) / 1000)
  console.log(`${output}${name}: ${code === 0 ? 'passed' : 'FAILED'} (${seconds} s)`)
  return { name, passed: code === 0 }
}

// React's development build, which the tests need, is not there in production mode; and no test may reach real data.
function testEnvironment() {
  const { NODE_ENV: _mode, DATABASE_URL: _database, DATA_DIR: _data, ...rest } = process.env
  return rest
}

/** The tests' own counts; each other check that failed counts as one, and so do tests that failed to run at all. */
function total(outcomes, tests) {
  const failures = tests?.numFailedTests ?? 0
  const failedChecks = outcomes.filter(({ name, passed }) => !passed && (name !== 'Tests' || failures === 0)).length
  return { passed: tests?.numPassedTests ?? 0, failed: failures + failedChecks }
}

function formBlanks() {
  return existsSync(resolve(root, process.env.FORMS_DIR || '../shared/forms/official')) ? 'official' : 'stand-ins'
}
