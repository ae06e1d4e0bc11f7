import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { refuse, root } from './project.mjs'
import { CommandFailed, npm, runQuietly } from './run.mjs'
import { step } from './steps.mjs'

/** Whether node_modules holds what package-lock.json asks for, on this kind of machine; npm keeps its own record there. */
export function packagesAreInstalled({ dev }) {
  const installed = packagesIn(join(root, 'node_modules', '.package-lock.json'))
  const wanted = packagesIn(join(root, 'package-lock.json'))
  if (!wanted) return existsSync(join(root, 'node_modules'))
  if (!installed) return false
  return Object.entries(wanted)
    .filter(([path, entry]) => path !== '' && isNeeded(entry, dev))
    .every(([path, { version }]) => installed[path]?.version === version && existsSync(join(root, path)))
}

/** Installs exactly the lock file. Test tools come along when asked for, and stay where they are already. */
export async function installPackages({ dev }) {
  const all = dev || hasTestTools()
  const options = [all ? '--include=dev' : '--omit=dev', '--no-audit', '--no-fund', '--prefer-offline']
  try {
    await runQuietly(npm('ci', ...options))
  } catch (error) {
    // npm 11 also wants the builds for other kinds of machine in the lock file, which a mirror may not carry.
    if (!/npm error Missing: .* from lock file/.test(error.message)) throw error
    await runQuietly(npm('install', '--no-save', ...options))
  }
  if (!packagesAreInstalled({ dev })) {
    throw new CommandFailed(
      'package.json and package-lock.json do not agree, or a package for this machine is missing.',
    )
  }
}

/** For tests and development: everything, test tools included. */
export async function ensureTestTools() {
  if (packagesAreInstalled({ dev: true })) return
  try {
    await step('Installing packages', () => installPackages({ dev: true }))
  } catch (error) {
    if (!(error instanceof CommandFailed)) throw error
    refuse(error.message)
  }
}

function hasTestTools() {
  const installed = packagesIn(join(root, 'node_modules', '.package-lock.json')) ?? {}
  return Object.values(installed).some((entry) => entry.dev)
}

function isNeeded(entry, dev) {
  if (entry.optional) return (dev || !entry.dev) && isForThisMachine(entry)
  return dev || !(entry.dev || entry.devOptional)
}

// Optional packages are mostly one build per kind of machine; a copied node_modules may hold another machine's.
function isForThisMachine({ os, cpu, libc }) {
  const musl = existsSync('/etc/alpine-release')
  const libcFits = !libc || process.platform !== 'linux' || libc.includes(musl ? 'musl' : 'glibc')
  return Boolean(os?.includes(process.platform) && cpu?.includes(process.arch) && libcFits)
}

function packagesIn(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : undefined
}
