import { runChecks } from './checks.mjs'
import { ensureTestTools } from './packages.mjs'
import { enterProject } from './project.mjs'
import { ensureSystemPackages } from './system-packages.mjs'

/** `npm test`: installs what is missing, test tools included, and runs every check. */
export async function installAndCheck() {
  enterProject()
  await ensureTestTools()
  await ensureSystemPackages()
  await check()
}

/** `npm run check`: the checks alone. */
export async function check() {
  enterProject()
  process.exitCode = (await runChecks()) ? 0 : 1
}
