import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { dayIn, defaultZone } from '#formats/day.ts'
import type { EmbeddedDatabase } from '#platform/database/embedded/start.ts'
import { type Made, removeFolders, settle, templatesIn } from './databases.ts'

// Beside the installed packages: a new clone begins with nothing, so what it proves is proved from the sources.
const SHELF = resolve('node_modules/.cache/visacare-templates')
const KEPT_AT_ONCE = 3
/** `fresh`: made again by this run. `lent`: taken, never put there; a broken copy of the product leaves nothing on the shelf. */
const wanted = process.env.TEMPLATES ?? 'kept'

/** What fills a new installation. Whoever changes elsewhere how a demo record is stored runs once with TEMPLATES=fresh. */
const FILLS_AN_INSTALLATION =
  /^(db\/.*|src\/case-types\/.*|src\/app\/(seed|demo)\/.*|src\/.*\/(demo|seed)\/.*|src\/platform\/(database|crypto|archive)\/.*|src\/features\/.*\/(features|routes|[\w-]*contract)\.ts|tests\/setup\/.*)$/

/** Puts the cluster of an earlier run with the same sources into the folder, with its templates. */
export function takeKeptCluster(dataDir: string): void {
  const kept = join(SHELF, keyOfSources(), 'cluster')
  if (wanted !== 'fresh' && existsSync(kept)) copy(kept, dataDir)
}

/** Stops the cluster and removes what was made for this run; its templates are kept for the runs to come. */
export async function endCluster(database: EmbeddedDatabase): Promise<void> {
  const templates = await templatesIn(database.ownerUrl)
  const kept = join(SHELF, keyOfSources())
  if (wanted === 'fresh') rmSync(kept, { recursive: true, force: true })
  if (wanted === 'lent' || existsSync(kept) || templates.length === 0) await database.stop()
  else await keep(database, templates, kept)
  removeFolders(templates)
  rmSync(database.dataDir, { recursive: true, force: true })
}

async function keep(database: EmbeddedDatabase, templates: readonly Made[], kept: string): Promise<void> {
  const making = `${kept}.${process.pid}`
  for (const { name, folder } of templates) if (folder) copy(folder, join(making, name))
  await settle(database.ownerUrl, templates, (name) => join(kept, name))
  await database.stop()
  copy(database.dataDir, join(making, 'cluster'))
  // Another run of these sources may have been first.
  if (existsSync(kept)) rmSync(making, { recursive: true, force: true })
  else renameSync(making, kept)
  forgetOldest()
}

const copy = (from: string, to: string): void => {
  mkdirSync(to, { recursive: true })
  execFileSync('cp', ['-a', `${from}/.`, to])
}

function forgetOldest(): void {
  const kept = readdirSync(SHELF)
    .map((name) => ({ path: join(SHELF, name), at: statSync(join(SHELF, name)).mtimeMs }))
    .sort((one, other) => other.at - one.at)
  for (const { path } of kept.slice(KEPT_AT_ONCE)) rmSync(path, { recursive: true, force: true })
}

let key: string | undefined

/** The sources that fill an installation, by content, and the day that the demo counts from. */
function keyOfSources(): string {
  key ??= hashed()
  return key
}

function hashed(): string {
  const hash = createHash('sha256').update(dayIn(defaultZone, new Date()))
  for (const path of ['db', 'src', 'tests/setup'].flatMap(filesBelow).filter(isFilling))
    hash.update(`${path}\n`).update(readFileSync(path))
  return hash.digest('hex').slice(0, 16)
}

const isFilling = (path: string) => FILLS_AN_INSTALLATION.test(path) && !/\.test\.tsx?$/.test(path)

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
