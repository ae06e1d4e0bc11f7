import { spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureTestTools } from './packages.mjs'
import { root } from './project.mjs'

const MOST_AT_ONCE = 100
const LEFT_BEHIND = new Set(['node_modules', 'dist', 'var', '.git'])

/**
 * Every break of the product that the rows must notice, section by section: a line, what it becomes, the rows that fail
 * then, and those that may fail `also`. `alone`: so much is gone with it that a copy has room for nothing else.
 */
export const mutations = readdirSync(join(root, 'conformance/mutations')).flatMap((name) =>
  JSON.parse(readFileSync(join(root, 'conformance/mutations', name), 'utf8')).map((each) => ({ ...each, list: name })),
)

/**
 * Breaks copies of the product and asks the rows. A copy takes many breaks that share no row, because building and
 * walking through it is most of the work; it passes when the rows failed that its breaks name, and none that nobody
 * named: it could have failed in the place of another. False when one went unnoticed, or when there is such a row.
 */
export async function runMutations(wanted) {
  const chosen = wanted ? mutations.filter((each) => wanted.split(',').some((part) => isMeant(each, part))) : mutations
  // Nothing tried is not all caught.
  if (chosen.length === 0) {
    console.log(`No mutation breaks a file whose name has “${wanted}” in it.`)
    return false
  }
  // A copy has our packages behind a link, and would install what is missing into them while others run.
  await ensureTestTools()
  const copies = batches(chosen)
  const missed = []
  let clean = true
  for (const [index, batch] of copies.entries()) {
    const failed = await failedRows(batch)
    const { unnoticed, unnamed } = verdictOn(batch, failed)
    missed.push(...unnoticed.map(({ mutation }) => mutation))
    clean &&= unnamed.length === 0
    for (const { mutation, rows } of unnoticed)
      console.log(`not caught  ${mutation.file}  ${firstLine(mutation)}\n            still done: ${rows.join(' · ')}`)
    for (const row of unnamed) console.log(`not named   ${row}\n            ${failed?.get(row)}`)
    const tried = copies.slice(0, index + 1).flat().length
    console.log(`Copy ${index + 1} of ${copies.length}: ${tried - missed.length} caught so far`)
  }
  const caught = chosen.length - missed.length
  for (const each of byKind(chosen, missed)) console.log(`${each.kind}: ${each.caught} of ${each.all} caught`)
  console.log(`${caught} of ${chosen.length} mutations caught${clean ? '' : '; rows failed that none of them names'}`)
  return caught === chosen.length && clean
}

/** How many there are of each kind, by the lists they stand in, and how many of them were noticed. */
export function byKind(list, missed = []) {
  const kinds = { screens: /^2-/, 'papers and mails': /^(papers|mails)/, elsewhere: /^(?!2-|papers|mails)/ }
  return Object.entries(kinds).map(([kind, lists]) => {
    const own = list.filter((mutation) => lists.test(mutation.list))
    return { kind, all: own.length, caught: own.filter((mutation) => !missed.includes(mutation)).length }
  })
}

/** Each in the first copy that has room and none of its rows; those that stop the whole walk in a copy of their own. */
export function batches(list) {
  const made = []
  for (const mutation of list) {
    const fits = (batch) =>
      batch.length < MOST_AT_ONCE &&
      batch.every((other) => !other.alone && areToldApart(other, mutation)) &&
      areApart([...batch.filter(({ file }) => file === mutation.file), mutation])
    const free = mutation.alone ? undefined : made.find(fits)
    if (free) free.push(mutation)
    else made.push([mutation])
  }
  return made
}

/** Whether no row that one must make fail can fail by the other. */
const areToldApart = (one, other) =>
  !one.rows.some((row) => namedBy(other).includes(row)) && !other.rows.some((row) => namedBy(one).includes(row))

const namedBy = ({ rows, also = [] }) => [...rows, ...also]

/** Whether breaks of one file can stand in it together: two of the same words cannot. */
function areApart(breaks) {
  if (breaks.length === 1) return true
  try {
    breaks.reduce(broken, readFileSync(join(root, breaks[0].file), 'utf8'))
    return true
  } catch {
    return false
  }
}

/** What the failed rows say of the breaks of one copy; undefined: it did not even start, and proves nothing. */
export function verdictOn(batch, failed) {
  const named = new Set(batch.flatMap(namedBy))
  const unnoticed = batch
    .map((mutation) => ({ mutation, rows: mutation.rows.filter((row) => !failed?.has(row)) }))
    .filter(({ rows }) => rows.length > 0)
  // Of one break alone everything that fails is a consequence, named or not.
  if (batch.length === 1) return { unnoticed, unnamed: [] }
  return { unnoticed, unnamed: [...(failed?.keys() ?? [])].filter((row) => !named.has(row)) }
}

/** By a part of the file’s name, of what the line becomes, or of the name of the list it stands in. */
const isMeant = ({ file, after, list }, part) => file.includes(part) || after.includes(part) || list.includes(part)

const firstLine = ({ after }) => after.trim().split('\n')[0]

/** The source with one break in it; it must be there exactly once. */
export function broken(source, { file, before, after }) {
  if (source.split(before).length !== 2) throw new Error(`${file} does not have this exactly once: ${before}`)
  return source.replace(before, () => after)
}

/** Which rows of a broken copy fail, each with its sentence; undefined when it does not even start. */
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
    // Of one break alone nothing else counts; of many, what fails besides says that they are not told apart.
    const only = batch.length === 1 ? batch.flatMap(namedBy).map((row) => `--only=${row}`) : []
    await ended(
      spawn(process.execPath, ['scripts/conformance.mjs', `--failed-to=${list}`, ...only], {
        cwd: copy,
        // Its packages are the product's own: it may begin with the template of a whole one (unless it breaks what fills it),
        // but what it fills itself must not become that.
        env: { ...process.env, TEMPLATES: 'lent' },
        stdio: ['ignore', 'ignore', 'inherit'],
      }),
    )
    return new Map(JSON.parse(readFileSync(list, 'utf8')))
  } catch (error) {
    console.log(`A broken copy did not come so far: ${error instanceof Error ? error.message : error}`)
    return undefined
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}

const ended = (child) => new Promise((resolve) => child.once('exit', resolve))
