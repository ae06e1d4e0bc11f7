import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import { z } from 'zod'

/**
 * db/migrations/released.json: the digest of every migration in its released wording, and of the wordings it ran in
 * before. A database that has an earlier one is brought to the released one by db/migrations/mends/<name>, once.
 */
const Released = z.object({
  released: z.record(z.string(), z.string().length(64)),
  earlier: z.record(
    z.string(),
    z.object({
      digests: z.array(z.string().length(64)).min(1),
      /** What it is called today; null when another one does its work. Left out: the same. */
      now: z.string().nullable().optional(),
    }),
  ),
})
export type Released = z.output<typeof Released>

export const readReleased = async (folder: string): Promise<Released> =>
  Released.parse(JSON.parse(await readFile(join(folder, 'released.json'), 'utf8')))

/** A migration as a database has it noted. */
export type Applied = { name: string; digest: string }

export const digestOf = (sql: string): string => createHash('sha256').update(sql).digest('hex')

/** What an earlier wording is called today; undefined when it is none that ever was released. */
export function presentName({ earlier }: Released, { name, digest }: Applied): string | null | undefined {
  const known = earlier[name]
  if (!known?.digests.includes(digest)) return undefined
  return known.now === undefined ? name : known.now
}

/** Brings what ran in an earlier wording to the released one and notes it as such. */
export async function mend(client: pg.Client, folder: string, applied: Applied, released: Released): Promise<void> {
  const now = presentName(released, applied)
  await client.query(await readFile(join(folder, 'mends', applied.name), 'utf8'))
  if (now === null) await client.query('delete from schema_migrations where name = $1', [applied.name])
  else if (now !== undefined)
    await client.query('update schema_migrations set name = $2, digest = $3 where name = $1', [
      applied.name,
      now,
      released.released[now],
    ])
}
