import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { failedTests, readTestResults, slowestFiles } from './test-results.mjs'

const file = (name: string) => join(import.meta.dirname, '../..', name)
const outcome = (title: string, status: string, ...failureMessages: string[]) => ({
  status,
  ancestorTitles: ['signing in'],
  title,
  failureMessages,
})

test('each failed test is named with its file and the first line of its error, without colors', () => {
  const assertionResults = [
    outcome('works', 'passed'),
    outcome('says why not', 'failed', '\u001B[31mAssertionError: expected 1 to be 2\u001B[39m\n    at e2e/x.ts:1:1'),
    outcome('ends', 'failed'),
  ]
  expect(
    failedTests({ testResults: [{ name: file('e2e/sign-in.test.ts'), status: 'failed', assertionResults }] }),
  ).toEqual([
    'e2e/sign-in.test.ts › signing in › says why not: AssertionError: expected 1 to be 2',
    'e2e/sign-in.test.ts › signing in › ends: ',
  ])
})

test('a file that could not run is named too; what passed is not', () => {
  const broken = {
    name: file('tests/a.test.ts'),
    status: 'failed',
    message: 'Cannot find x\nat y',
    assertionResults: [],
  }
  const fine = {
    name: file('tests/b.test.ts'),
    status: 'passed',
    message: '',
    assertionResults: [outcome('a', 'passed')],
  }
  expect(failedTests({ testResults: [broken, fine] })).toEqual(['tests/a.test.ts: Cannot find x'])
})

test('a run that wrote nothing names nothing', () => {
  expect(failedTests(undefined)).toEqual([])
})

test('the slowest files are named with their seconds, the slowest first', () => {
  const took = (name: string, endTime: number) => ({
    ...{ name: file(name), status: 'passed', startTime: 1_000, endTime, assertionResults: [] },
  })
  const testResults = [took('tests/a.test.ts', 1_250), took('e2e/b.test.ts', 13_340), took('tests/c.test.ts', 1_000)]
  expect(slowestFiles({ testResults }, 2)).toEqual(['  12.3 s  e2e/b.test.ts', '   0.3 s  tests/a.test.ts'])
  expect(slowestFiles(undefined)).toEqual([])
})

test('the results of several runs are one; a run that wrote nothing adds nothing', () => {
  const folder = mkdtempSync(join(tmpdir(), 'visacare-results-'))
  const written = ['one', 'other'].map((name, failed) => {
    const path = join(folder, name)
    writeFileSync(path, JSON.stringify({ numPassedTests: 3, numFailedTests: failed, testResults: [{ name }] }))
    return path
  })
  expect(readTestResults([...written, join(folder, 'none')])).toEqual({
    ...{ numPassedTests: 6, numFailedTests: 1 },
    testResults: [{ name: 'one' }, { name: 'other' }],
  })
  rmSync(folder, { recursive: true })
})
