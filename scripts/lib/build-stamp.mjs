import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './project.mjs'

const stampFile = join(root, 'dist', '.stamp')
const sources = [
  'src',
  'public',
  'index.html',
  'vite.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
  'scripts/build.mjs',
  'scripts/lib/api-paths-plugin.ts',
  'scripts/lib/bundle.mjs',
  'scripts/lib/compress.mjs',
]

/** Whether dist was built from the sources as they are. An image may carry dist alone: then there is nothing to build. */
export function buildIsFresh() {
  if (!existsSync(join(root, 'src', 'app'))) return existsSync(join(root, 'dist', 'server', 'main.mjs'))
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === hashOfSources()
}

export const writeStamp = (stamp) => writeFileSync(stampFile, stamp)

/** Content, not times: a fresh clone of the same sources is the same. */
export function hashOfSources() {
  const hash = createHash('sha256')
  for (const source of sources) addTo(hash, source)
  return hash.digest('hex')
}

function addTo(hash, path) {
  const full = join(root, path)
  const found = statSync(full, { throwIfNoEntry: false })
  if (!found || /\.test\.tsx?$/.test(path)) return
  if (found.isDirectory()) {
    for (const entry of readdirSync(full).sort()) addTo(hash, `${path}/${entry}`)
  } else {
    hash.update(`${path}\n${found.size}\n`).update(readFileSync(full))
  }
}
