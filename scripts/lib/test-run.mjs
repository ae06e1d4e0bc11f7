import { changedIn, checkChanged } from './changed.mjs'
import { checksFor, runChecks } from './checks.mjs'
import { ensureTestTools } from './packages.mjs'
import { enterProject } from './project.mjs'
import { ensureSystemPackages } from './system-packages.mjs'

/** `npm test` and `npm run test:long`: installs what is missing, test tools included, and runs the checks, or one machine's share. */
export async function installAndCheck(args) {
  enterProject()
  const checks = checksFor(args)
  await ensureTestTools()
  await ensureSystemPackages()
  process.exitCode = (await runChecks(checks)) ? 0 : 1
}

/** `npm run check`: the checks alone, or those that a change asks for. */
export async function check(args) {
  enterProject()
  const change = changedIn(args)
  const passed = await (change ? checkChanged(change.base) : runChecks(checksFor(args)))
  process.exitCode = passed ? 0 : 1
}
