import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fits, machineOf, thisMachine, withoutBuild } from './machine-builds.mjs'
import { refuse, root } from './project.mjs'
import { CommandFailed, npm, runQuietly } from './run.mjs'
import { step } from './steps.mjs'

const lockFile = join(root, 'package-lock.json')

/** Whether node_modules holds what package-lock.json asks for, on this kind of machine; npm keeps its own record there. */
export function packagesAreInstalled({ dev }) {
  const wanted = packagesIn(lockFile)
  if (!wanted) return existsSync(join(root, 'node_modules'))
  return missingPackages(wanted, dev).length === 0
}

/** Installs exactly the lock file. Test tools come along when asked for, and stay where they are already. */
export async function installPackages({ dev }) {
  const all = dev || hasTestTools()
  requireBuilds({ dev: all })
  await runQuietly(npm('ci', all ? '--include=dev' : '--omit=dev', '--no-audit', '--no-fund', '--prefer-offline'))
  const missing = missingPackages(packagesIn(lockFile) ?? {}, dev).map(nameOf)
  if (missing.length > 0) {
    throw new CommandFailed(
      `npm could not install ${missing.join(', ')} for this machine (${machineInWords()}): its registry does not have it.`,
    )
  }
}

/** For tests and development: everything, test tools included. */
export async function ensureTestTools(install = () => installPackages({ dev: true })) {
  if (packagesAreInstalled({ dev: true })) return
  try {
    await step('Installing packages', install)
  } catch (error) {
    if (!(error instanceof CommandFailed)) throw error
    refuse(error.message)
  }
}

/** Adds what is missing of the lock file and touches nothing that is there: a server may be reading it. */
export async function addTestTools() {
  requireBuilds({ dev: true })
  await runQuietly(npm('install', '--include=dev', '--no-save', '--no-audit', '--no-fund', '--prefer-offline'))
}

function hasTestTools() {
  const installed = packagesIn(join(root, 'node_modules', '.package-lock.json')) ?? {}
  return Object.values(installed).some((entry) => entry.dev)
}

function missingPackages(wanted, dev) {
  const installed = packagesIn(join(root, 'node_modules', '.package-lock.json')) ?? {}
  const machine = thisMachine()
  return Object.entries(wanted)
    .filter(([path, entry]) => path !== '' && isNeeded(path, entry, dev, machine))
    .filter(([path, { version }]) => installed[path]?.version !== version || !existsSync(join(root, path)))
    .map(([path]) => path)
}

// Optional packages are mostly one build per kind of machine; a copied node_modules may hold another machine's.
function isNeeded(path, entry, dev, machine) {
  if (entry.optional) return (dev || !entry.dev) && machineOf(path) !== undefined && fits(entry, machine)
  return dev || !(entry.dev || entry.devOptional)
}

/** Before npm tries: what can never work on this machine is said in a sentence, not by a tool that fails to load. */
export function requireBuilds({ dev }) {
  const wanted = Object.entries(packagesIn(lockFile) ?? {}).filter(([, entry]) => dev || !entry.dev)
  const without = withoutBuild(Object.fromEntries(wanted), thisMachine())
  const leftOut = without.filter((each) => each.leftOut)
  if (leftOut.length > 0) {
    const names = leftOut.map(({ name }) => name).join(', ')
    throw new CommandFailed(
      `package-lock.json leaves out the build of ${names} for this machine (${machineInWords()}): npm run lock:platforms adds it.`,
    )
  }
  if (without.length > 0) {
    const names = without.map(({ name }) => name).join(', ')
    throw new CommandFailed(`VisaCare cannot run on this machine (${machineInWords()}): ${names} has no build for it.`)
  }
}

function machineInWords() {
  const { os, cpu, libc } = thisMachine()
  return [os, cpu, libc].filter(Boolean).join(' ')
}

const nameOf = (path) => path.split('node_modules/').at(-1)

function packagesIn(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : undefined
}
