import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { buildIsFresh } from '../../scripts/lib/build-stamp.mjs'

const root = join(import.meta.dirname, '../..')

/** What is measured is what runs: the built server, built now if it is not up to date. */
export function builtServer(): string {
  if (!buildIsFresh()) {
    console.log('Building …')
    execFileSync(process.execPath, ['scripts/build.mjs'], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })
  }
  return join(root, 'dist/server/main.mjs')
}
