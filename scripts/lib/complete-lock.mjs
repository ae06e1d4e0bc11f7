import { execFile } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { machineOf, optionalPackages } from './machine-builds.mjs'
import { enterProject, refuse, root } from './project.mjs'
import { npm } from './run.mjs'

/**
 * Adds the builds for other machines that npm left out of the lock file, as it does with those that a mirror of the
 * registry does not carry. Without them `npm ci` fails everywhere; an entry without a hash is taken on trust where it is used.
 */
export async function completeLockFile() {
  enterProject()
  const file = join(root, 'package-lock.json')
  const lock = JSON.parse(readFileSync(file, 'utf8'))
  const { packages, added } = await completed(lock.packages, askRegistry)
  writeFileSync(file, `${JSON.stringify({ ...lock, packages }, null, 2)}\n`)
  for (const { name, version, integrity } of added) {
    console.log(`${name} ${version}${integrity ? '' : ' (without a hash: the registry does not have it)'}`)
  }
  console.log(added.length === 0 ? 'package-lock.json has the builds for every machine.' : `${added.length} added.`)
}

/** The packages of a lock file with all optional ones. `ask` answers with a package's manifest, or nothing. */
export async function completed(packages, ask) {
  const all = { ...packages }
  const added = []
  for (const { by, name, range } of optionalPackages(packages).filter(({ place }) => !place)) {
    const place = `node_modules/${name}`
    if (all[place]) continue
    const entry = entryOf(name, range, packages[by], await ask(name, range))
    all[place] = entry
    added.push({ name, ...entry })
  }
  // The order npm writes, so that its next change shows as one.
  const sorted = Object.entries(all).sort(([one], [other]) => one.localeCompare(other, 'en'))
  return { packages: Object.fromEntries(sorted), added }
}

function entryOf(name, range, parent, manifest) {
  const version = manifest?.version ?? range
  if (!/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version)) {
    refuse(`${name} is wanted as ${range} and the registry does not have it: pin an exact version.`)
  }
  const { os, cpu, libc } = manifest ?? machineOf(name) ?? {}
  const { dist, license, engines, scripts } = manifest ?? {}
  const hasInstallScript = scripts && ('preinstall' in scripts || 'install' in scripts || 'postinstall' in scripts)
  const entry = {
    version,
    integrity: dist?.integrity,
    cpu,
    dev: parent.dev,
    hasInstallScript: hasInstallScript || undefined,
    libc,
    license,
    optional: true,
    os,
    engines,
  }
  return Object.fromEntries(Object.entries(entry).filter(([, value]) => value !== undefined))
}

async function askRegistry(name, range) {
  const [program, ...args] = npm('view', `${name}@${range}`, '--json')
  try {
    const found = JSON.parse((await promisify(execFile)(program, args, { maxBuffer: 32 << 20 })).stdout)
    const manifest = Array.isArray(found) ? found.at(-1) : found
    const list = (value) => (typeof value === 'string' ? [value] : value)
    return { ...manifest, os: list(manifest.os), cpu: list(manifest.cpu), libc: list(manifest.libc) }
  } catch {
    return undefined
  }
}
