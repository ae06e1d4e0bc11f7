import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { StartRefused } from './embedded/refusal.ts'
import { type Applied, digestOf, mend, presentName, type Released, readReleased } from './released.ts'

export type MigrateOptions = {
  ownerUrl: string
  folder: string
  log?: (line: string) => void
  upTo?: string
  /** These and no others: the schema of a database that was made while migrations were not landing in their order. */
  only?: readonly string[]
}

/**
 * Runs the migrations that are missing, each in its own transaction, in the order of their names. A failed one rolls
 * back whole. One that ran in an earlier released wording is mended first; one that was changed otherwise is refused,
 * because the schema would no longer be what the files say.
 */
export async function migrate({ ownerUrl, folder, log = () => {}, upTo, only }: MigrateOptions): Promise<string[]> {
  const client = new pg.Client({ connectionString: ownerUrl, application_name: 'visacare-migrate' })
  await client.connect()
  try {
    // Two nodes that start together migrate one after the other.
    await client.query('select pg_advisory_lock(781001)')
    await migrateQueue(client, ownerUrl)
    await client.query(`create table if not exists schema_migrations (
      name text primary key, digest text not null, applied_at timestamptz not null default now())`)
    if (upTo === undefined && only === undefined) await refuseNewer(client, folder)
    await mendEarlier(client, folder, log)
    const done = new Map((await appliedIn(client)).map(({ name, digest }) => [name, digest]))
    const applied: string[] = []
    for (const name of await migrationNames(folder, upTo)) {
      if (only && !only.includes(name)) continue
      const sql = await readFile(join(folder, name), 'utf8')
      const digest = digestOf(sql)
      const before = done.get(name)
      if (before !== undefined) {
        if (before !== digest) throw new Error(`The migration ${name} was changed after it ran here.`)
        continue
      }
      log(`migration ${name}`)
      await inTransaction(client, `The migration ${name}`, async () => {
        await client.query(sql)
        await client.query('insert into schema_migrations (name, digest) values ($1, $2)', [name, digest])
      })
      applied.push(name)
    }
    return applied
  } finally {
    await client.end()
  }
}

export async function migrationNames(folder: string, upTo?: string): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => /^\d{4}_\w+\.sql$/.test(name)).sort()
  return upTo === undefined ? names : names.filter((name) => name <= upTo)
}

/** A schema that this version does not know is not worked on: what it means is known to the version that made it. */
async function refuseNewer(client: pg.Client, folder: string): Promise<void> {
  const [released, names] = await Promise.all([readReleased(folder), migrationNames(folder)])
  const unknown = (await appliedIn(client)).find(
    (each) => !names.includes(each.name) && presentName(released, each) === undefined,
  )
  if (!unknown) return
  throw new StartRefused(
    `The database was made by a newer version of VisaCare: this one does not know its migration ${unknown.name}. Start the newer version, or restore a backup of this one.`,
  )
}

// Before the missing ones, which count on the released wording of those before them.
async function mendEarlier(client: pg.Client, folder: string, log: (line: string) => void): Promise<void> {
  const released: Released = await readReleased(folder)
  const earlier = (await appliedIn(client)).filter((each) => presentName(released, each) !== undefined)
  for (const each of earlier) {
    log(`mend of ${each.name}`)
    await inTransaction(client, `The mend of the migration ${each.name}`, () => mend(client, folder, each, released))
  }
}

const appliedIn = async (client: pg.Client): Promise<Applied[]> =>
  (await client.query<Applied>('select name, digest from schema_migrations order by name collate "C"')).rows

async function inTransaction(client: pg.Client, what: string, work: () => Promise<void>): Promise<void> {
  await client.query('begin')
  try {
    await work()
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw new Error(`${what} failed and was rolled back: ${(error as Error).message}`, { cause: error })
  }
}

// The job queue keeps its own migrations; ours call its functions, so it comes first.
async function migrateQueue(client: pg.Client, ownerUrl: string): Promise<void> {
  const { rows } = await client.query("select to_regclass('graphile_worker.migrations') as present")
  const known = rows[0]?.present
    ? (await client.query('select max(id) as id from graphile_worker.migrations')).rows[0].id
    : 0
  if (known >= QUEUE_MIGRATIONS) return
  const { runMigrations } = await import('graphile-worker')
  const pool = new pg.Pool({ connectionString: ownerUrl, max: 2 })
  // Heard here, the loss of a connection reaches us through the query that was under way.
  pool.on('error', () => {})
  pool.on('connect', (connection) => connection.on('error', () => {}))
  try {
    await runMigrations({ pgPool: pool })
  } finally {
    await pool.end()
  }
}

const QUEUE_MIGRATIONS = 19
