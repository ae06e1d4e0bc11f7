import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'

export type MigrateOptions = { ownerUrl: string; folder: string; log?: (line: string) => void; upTo?: string }

/**
 * Runs the migrations that are missing, each in its own transaction, in the order of their names. A failed one rolls
 * back whole; one that was changed after it ran is refused, because the schema would no longer be what the files say.
 */
export async function migrate({ ownerUrl, folder, log = () => {}, upTo }: MigrateOptions): Promise<string[]> {
  const client = new pg.Client({ connectionString: ownerUrl, application_name: 'visacare-migrate' })
  await client.connect()
  try {
    // Two nodes that start together migrate one after the other.
    await client.query('select pg_advisory_lock(781001)')
    await migrateQueue(client, ownerUrl)
    await client.query(`create table if not exists schema_migrations (
      name text primary key, digest text not null, applied_at timestamptz not null default now())`)
    const done = new Map(
      (await client.query<{ name: string; digest: string }>('select name, digest from schema_migrations')).rows.map(
        (row) => [row.name, row.digest],
      ),
    )
    const applied: string[] = []
    for (const name of await migrationNames(folder, upTo)) {
      const sql = await readFile(join(folder, name), 'utf8')
      const digest = createHash('sha256').update(sql).digest('hex')
      const before = done.get(name)
      if (before !== undefined) {
        if (before !== digest) throw new Error(`The migration ${name} was changed after it ran here.`)
        continue
      }
      log(`migration ${name}`)
      await client.query('begin')
      try {
        await client.query(sql)
        await client.query('insert into schema_migrations (name, digest) values ($1, $2)', [name, digest])
        await client.query('commit')
      } catch (error) {
        await client.query('rollback')
        throw new Error(`The migration ${name} failed and was rolled back: ${(error as Error).message}`, {
          cause: error,
        })
      }
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
