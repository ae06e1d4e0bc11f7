import { spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from './project.mjs'

const MOST_AT_ONCE = 12
const LEFT_BEHIND = new Set(['node_modules', 'dist', 'var', '.git'])

/** Every break of the product that the rows must notice, section by section: a line, what it becomes, which rows fail then. */
export const mutations = readdirSync(join(root, 'conformance/mutations')).flatMap((name) =>
  JSON.parse(readFileSync(join(root, 'conformance/mutations', name), 'utf8')),
)

/**
 * Breaks a copy of the product, some lines at a time, and asks the rows. A copy takes several breaks that share neither a
 * file nor a row, because building and starting it is most of the work. False when one went unnoticed.
 */
export async function runMutations(wanted) {
  const chosen = wanted ? mutations.filter(({ file }) => file.includes(wanted)) : mutations
  // Nothing tried is not all caught.
  if (chosen.length === 0) {
    console.log(`No mutation breaks a file whose name has “${wanted}” in it.`)
    return false
  }
  let caught = 0
  for (const batch of batches(chosen)) {
    const failed = await failedRows(batch)
    for (const { file, after, rows } of batch) {
      const unnoticed = failed === undefined ? rows : rows.filter((row) => !failed.has(row))
      if (unnoticed.length === 0) caught += 1
      else
        console.log(
          `not caught  ${file}  ${after.trim().split('\n')[0]}\n            still done: ${unnoticed.join(' · ')}`,
        )
    }
    console.log(`${caught} caught so far`)
  }
  console.log(`${caught} of ${chosen.length} mutations caught`)
  return caught === chosen.length
}

/** Each in the first copy where neither its file nor one of its rows is taken. */
export function batches(list) {
  const made = []
  for (const mutation of list) {
    const fits = (batch) =>
      batch.length < MOST_AT_ONCE &&
      batch.every(({ file, rows }) => file !== mutation.file && !rows.some((row) => mutation.rows.includes(row)))
    const free = made.find(fits)
    if (free) free.push(mutation)
    else made.push([mutation])
  }
  return made
}

/** The source with one break in it; it must be there exactly once. */
export function broken(source, { file, before, after }) {
  if (source.split(before).length !== 2) throw new Error(`${file} does not have this exactly once: ${before}`)
  return source.replace(before, () => after)
}

/** What the rows of a broken copy say; undefined when it does not even start. */
async function failedRows(batch) {
  const copy = mkdtempSync(join(tmpdir(), 'visacare-mutations-'))
  try {
    for (const name of readdirSync(root).filter((each) => !LEFT_BEHIND.has(each)))
      cpSync(join(root, name), join(copy, name), { recursive: true })
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
    for (const mutation of batch) {
      const file = join(copy, mutation.file)
      writeFileSync(file, broken(readFileSync(file, 'utf8'), mutation))
    }
    const list = join(copy, 'failed-rows.json')
    await ended(
      spawn(process.execPath, ['scripts/conformance.mjs', `--failed-to=${list}`], {
        cwd: copy,
        stdio: ['ignore', 'ignore', 'inherit'],
      }),
    )
    return new Set(JSON.parse(readFileSync(list, 'utf8')))
  } catch (error) {
    console.log(`A broken copy did not come so far: ${error instanceof Error ? error.message : error}`)
    return undefined
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}

const ended = (child) => new Promise((resolve) => child.once('exit', resolve))
