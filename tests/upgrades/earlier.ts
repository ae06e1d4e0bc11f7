import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { MIGRATIONS } from '#app/server/prepare.ts'
import { digestOf, readReleased } from '#platform/database/released.ts'
import { RELEASED } from './history.ts'

const released = await readReleased(MIGRATIONS)

/**
 * A migration as it stood in an earlier commit: whole, or as its differences from today's file. What comes out must have
 * the digest that databases of that time have noted.
 */
export function wording(name: string, which: string): { file: string; sql: string; digest: string } {
  const file = `${name}.sql`
  const sql = which === RELEASED ? read(join(MIGRATIONS, file)) : earlier(name, which)
  const digest = digestOf(sql)
  const known = which === RELEASED ? [released.released[file]] : (released.earlier[file]?.digests ?? [])
  if (!known.includes(digest)) throw new Error(`${name} of ${which} has a digest that was never released: ${digest}`)
  return { file, sql, digest }
}

function earlier(name: string, commit: string): string {
  const path = join(import.meta.dirname, 'earlier', `${name}.${commit}`)
  if (existsSync(`${path}.sql`)) return read(`${path}.sql`)
  const now = released.earlier[`${name}.sql`]?.now ?? `${name}.sql`
  return changed(read(join(MIGRATIONS, now)), read(`${path}.diff`))
}

/** Applies a unified diff; every line it keeps or takes away must be there. */
export function changed(text: string, diff: string): string {
  const before = text.split('\n')
  const after: string[] = []
  let at = 0
  for (const line of diff.split('\n').slice(2)) {
    const hunk = /^@@ -(\d+)(?:,(\d+))? /.exec(line)
    if (hunk) {
      // With nothing taken away the number is that of the line before.
      const start = Number(hunk[1]) - (hunk[2] === '0' ? 0 : 1)
      after.push(...before.slice(at, start))
      at = start
    } else if (line.startsWith('+')) after.push(line.slice(1))
    else if (line.startsWith('-') || line.startsWith(' ')) {
      if (before[at] !== line.slice(1)) throw new Error(`The difference expects ${line} at line ${at + 1}.`)
      if (line.startsWith(' ')) after.push(line.slice(1))
      at++
    }
  }
  return [...after, ...before.slice(at)].join('\n')
}

const read = (path: string) => readFileSync(path, 'utf8')
