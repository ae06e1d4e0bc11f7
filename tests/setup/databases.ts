import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import pg from 'pg'
import { isScratch } from './scratch.ts'

/** Of a cluster whose data outlives nothing. */
export const forgetful = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  // A database lives for seconds or minutes: what walks from one to the next all the time serves nobody.
  autovacuum: 'off',
  // Nobody reads the log.
  wal_level: 'minimal',
  max_wal_senders: '0',
  // Most statements of a test run a few times: each is planned once, not for each of its first five values.
  plan_cache_mode: 'force_generic_plan',
} as const

export type Template = {
  name: string
  /** What it is begun from. */
  from?: Template
  /** Fills the new database; what belongs to it outside is in the folder that is answered. */
  make: (url: string) => Promise<string>
}

/** Copies a template, which the first caller of the run makes. Its comment names the folder that belongs to it. */
export async function copyOf(ownerUrl: string, template: Template): Promise<{ database: string; folder: string }> {
  const database = `test_${randomBytes(6).toString('hex')}`
  return withOwner(ownerUrl, async (client) => {
    let folder = await folderOf(client, template.name)
    if (folder === undefined) {
      await client.query('select pg_advisory_lock(781009)')
      folder = await made(client, ownerUrl, template)
      await client.query('select pg_advisory_unlock(781009)')
    }
    await client.query(`create database ${database} ${copying(template)}`)
    return { database, folder }
  })
}

// Files are copied in half the time that it takes to write every block into the log, which nobody reads.
const copying = ({ name }: Template) => `template ${name} strategy file_copy`

async function made(client: pg.Client, ownerUrl: string, { name, from, make }: Template): Promise<string> {
  const known = await folderOf(client, name)
  if (known !== undefined) return known
  if (from) await made(client, ownerUrl, from)
  await client.query(`create database ${name}_making ${from ? copying(from) : ''}`)
  const folder = await make(inDatabase(ownerUrl, `${name}_making`))
  await client.query(`comment on database ${name}_making is '${folder}'`)
  await client.query(`alter database ${name}_making rename to ${name}`)
  return folder
}

async function folderOf(client: pg.Client, template: string): Promise<string | undefined> {
  const { rows } = await client.query<{ folder: string | null }>(
    `select shobj_description(oid, 'pg_database') as folder from pg_database where datname = $1`,
    [template],
  )
  return rows[0] && (rows[0].folder ?? '')
}

export type Made = { name: string; folder: string | null }

/** The templates that there are, each with the folder that belongs to it. */
export async function templatesIn(ownerUrl: string): Promise<Made[]> {
  const { rows } = await withOwner(ownerUrl, (client) =>
    client.query<Made>(
      `select datname as name, shobj_description(oid, 'pg_database') as folder
       from pg_database where datname ~ '^visacare_(template|seed|demo_\\d+)$'`,
    ),
  )
  return rows
}

/** At the end of a run: the folders of the templates that it made itself. The databases end with their server. */
export function removeFolders(templates: readonly Made[]): void {
  for (const { folder } of templates) if (folder && isScratch(folder)) rmSync(folder, { recursive: true, force: true })
}

/** Leaves nothing but the templates in the cluster, and their folders where they will be found. */
export async function settle(ownerUrl: string, templates: readonly Made[], folderOf: (name: string) => string) {
  await withOwner(ownerUrl, async (client) => {
    for (const { name, folder } of templates)
      if (folder) await client.query(`comment on database ${name} is '${folderOf(name)}'`)
    const { rows } = await client.query<{ name: string }>(
      `select datname as name from pg_database where datname ~ '^(test_|visacare_)' and datname <> all($1)`,
      [templates.map(({ name }) => name)],
    )
    for (const { name } of rows) await client.query(`drop database ${name} with (force)`)
  })
}

export async function dropDatabase(ownerUrl: string, name: string): Promise<void> {
  await withOwner(ownerUrl, (client) => client.query(`drop database if exists ${name} with (force)`))
}

async function withOwner<T>(ownerUrl: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

export function inDatabase(url: string, database: string): string {
  return url.replace(/^(postgres(?:ql)?:\/\/[^/]*\/)[^?]*/, `$1${database}`)
}

/** The name of the database that a URL leads to. */
export const databaseOf = (url: string) => /^postgres(?:ql)?:\/\/[^/]*\/([^?]*)/.exec(url)?.[1] ?? ''
