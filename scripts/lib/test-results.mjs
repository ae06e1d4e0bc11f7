import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { root } from './project.mjs'

/** What the test runner wrote about its runs, as one; a run that did not come that far wrote nothing. */
export function readTestResults(files) {
  const runs = files.filter((file) => existsSync(file)).map((file) => JSON.parse(readFileSync(file, 'utf8')))
  const sum = (name) => runs.reduce((all, run) => all + run[name], 0)
  return {
    numPassedTests: sum('numPassedTests'),
    numFailedTests: sum('numFailedTests'),
    testResults: runs.flatMap(({ testResults }) => testResults),
  }
}

/** `file › name: first line of the error`, for each test that failed and each file that could not run. */
export function failedTests(results) {
  return (results?.testResults ?? []).flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name)
    const failed = assertionResults.filter((each) => each.status === 'failed')
    if (failed.length === 0) return status === 'failed' ? [`${file}: ${firstLine(message)}`] : []
    return failed.map((each) => {
      const title = [...each.ancestorTitles, each.title].filter(Boolean).join(' › ')
      return `${file} › ${title}: ${firstLine(each.failureMessages?.[0])}`
    })
  })
}

/** The files that took longest, the longest first: `12.3 s  file`. */
export function slowestFiles(results, count = 10) {
  return (results?.testResults ?? [])
    .map(({ name, startTime = 0, endTime = 0 }) => ({
      file: relative(root, name),
      seconds: (endTime - startTime) / 1000,
    }))
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, count)
    .map(({ file, seconds }) => `${seconds.toFixed(1).padStart(6)} s  ${file}`)
}

const LONGEST = 300

/** Without the colors of a terminal. */
function firstLine(message = '') {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
  const plain = message.replaceAll(/\u001B\[[\d;]*m/g, '')
  return plain.trim().split('\n')[0]?.slice(0, LONGEST) ?? ''
}
