import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { affectedTests, changedFiles } from './affected.mjs'
import { runChecks, tests, types } from './checks.mjs'
import { isLong } from './long-tests.mjs'
import { root } from './project.mjs'
import { node } from './run.mjs'

// With the types beside them they fit into a minute and a half; the others are named.
const SERVER_FILES = 8

/** `npm run check -- --changed`, or `--changed=main`: types, and lint and tests of what differs from that commit. */
export function checkChanged(base) {
  const changed = changedFiles(base)
  if (changed.length === 0) {
    console.log(`Nothing differs from ${base ?? 'the last commit'}.`)
    return true
  }
  const { parts, server, journeys } = affectedTests(changed)
  const run = server.filter((file) => !isLong(file)).slice(0, SERVER_FILES)
  const left = [...server.filter((file) => !run.includes(file)), ...journeys]
  if (left.length > 0)
    console.log(`Left to npm test and npm run test:long, nearest first:\n${left.map((file) => `  ${file}`).join('\n')}`)
  const files = [...parts, ...run]
  const lanes = [
    [types, lintOf(changed.filter((file) => existsSync(join(root, file))))],
    files.length > 0 ? [tests('Tests', ['unit', 'ui', 'server', 'server-alone'], ...files)] : [],
  ]
  return runChecks([lanes.filter((lane) => lane.length > 0)])
}

const lintOf = (files) => ({
  name: 'Lint and format',
  command: node('node_modules/@biomejs/biome/bin/biome', 'check', '--no-errors-on-unmatched', ...files),
})

/** The commit after `--changed`, or none; undefined where it is not asked for. */
export function changedIn(args) {
  const given = args.find((each) => each === '--changed' || each.startsWith('--changed='))
  return given && { base: given.split('=')[1] }
}
