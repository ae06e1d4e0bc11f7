import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { root } from './project.mjs'
import { node, npm, runVisibly } from './run.mjs'

const scratch = mkdtempSync(join(tmpdir(), 'visacare-checks-'))
process.once('exit', () => rmSync(scratch, { recursive: true, force: true }))
const testResults = join(scratch, 'tests.json')

/** All that must hold, in order. None is left out for being absent: a missing check fails. */
const checks = [
  { name: 'Types', command: node('node_modules/typescript/bin/tsc', '--noEmit') },
  { name: 'Lint and format', command: node('node_modules/@biomejs/biome/bin/biome', 'check', '.') },
  { name: 'Build', command: node('scripts/build.mjs') },
  {
    name: 'Tests',
    command: node(
      'node_modules/vitest/vitest.mjs',
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${testResults}`,
    ),
  },
  { name: 'Conformance', command: npm('run', '--silent', 'conformance') },
]

/** Runs every check, also after one has failed; ends with `N passed, N failed` on a line of its own. */
export async function runChecks() {
  const outcomes = []
  for (const [index, { name, command }] of checks.entries()) {
    console.log(`\n${index + 1}/${checks.length} ${name}`)
    const began = Date.now()
    const code = await runVisibly(command, { env: testEnvironment() })
    const seconds = Math.round((Date.now() - began) / 1000)
    outcomes.push({ name, passed: code === 0 })
    console.log(`${name}: ${code === 0 ? 'passed' : 'FAILED'} (${seconds} s)`)
  }
  const { passed, failed } = total(outcomes)
  console.log(`\nForm blanks: ${formBlanks()}`)
  console.log(outcomes.map((outcome) => `${outcome.name} ${outcome.passed ? 'passed' : 'FAILED'}`).join(' · '))
  console.log(`${passed} passed, ${failed} failed`)
  return failed === 0
}

// React's development build, which the tests need, is not there in production mode; and no test may reach real data.
function testEnvironment() {
  const { NODE_ENV: _mode, DATABASE_URL: _database, DATA_DIR: _data, ...rest } = process.env
  return rest
}

/** The tests' own counts; each other check that failed counts as one, and so do tests that failed to run at all. */
function total(outcomes) {
  const tests = existsSync(testResults) ? JSON.parse(readFileSync(testResults, 'utf8')) : undefined
  const failedTests = tests?.numFailedTests ?? 0
  const failedChecks = outcomes.filter(({ name, passed }) => !passed && (name !== 'Tests' || failedTests === 0)).length
  return { passed: tests?.numPassedTests ?? 0, failed: failedTests + failedChecks }
}

function formBlanks() {
  return existsSync(resolve(root, process.env.FORMS_DIR || '../shared/forms/official')) ? 'official' : 'stand-ins'
}
