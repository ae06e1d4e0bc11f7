import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '')

export const enterProject = () => process.chdir(root)

/** The operator's settings, below those of the environment. Tests and builds never see them. */
export function readSettings() {
  if (existsSync(join(root, '.env'))) process.loadEnvFile(join(root, '.env'))
}

export const dataDir = () => resolve(root, process.env.DATA_DIR || 'var')

/** The commands of an operator, each a program of the build. */
export const commandNames = ['audit-verify', 'backup', 'form', 'forms', 'keys-rotate', 'restore']

/** Ends a start that cannot go on with the one sentence the operator needs. */
export function refuse(sentence) {
  console.error(sentence)
  process.exit(1)
}
