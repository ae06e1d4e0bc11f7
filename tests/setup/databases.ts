import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import pg from 'pg'

/**
 * Copies a template, which the first caller of the run makes. What belongs to it outside the database is a folder; the
 * template's comment names it.
 */
export async function copyOf(
  ownerUrl: string,
  template: string,
  make: (url: string) => Promise<string>,
): Promise<{ database: string; folder: string }> {
  const database = `test_${randomBytes(6).toString('hex')}`
  return withOwner(ownerUrl, async (client) => {
    // Files are copied in half the time that it takes to write every block into the log, which nobody reads.
    const copy = () => client.query(`create database ${database} template ${template} strategy file_copy`)
    const known = await folderOf(client, template)
    if (known !== undefined) {
      await copy()
      return { database, folder: known }
    }
    await client.query('select pg_advisory_lock(781009)')
    let folder = await folderOf(client, template)
    if (folder === undefined) {
      await client.query(`create database ${template}_making`)
      folder = await make(inDatabase(ownerUrl, `${template}_making`))
      await client.query(`comment on database ${template}_making is '${folder}'`)
      await client.query(`alter database ${template}_making rename to ${template}`)
    }
    await client.query('select pg_advisory_unlock(781009)')
    await copy()
    return { database, folder }
  })
}

async function folderOf(client: pg.Client, template: string): Promise<string | undefined> {
  const { rows } = await client.query<{ folder: string | null }>(
    `select shobj_description(oid, 'pg_database') as folder from pg_database where datname = $1`,
    [template],
  )
  return rows[0] && (rows[0].folder ?? '')
}

/** At the end of a run: the folders of the templates. The databases end with their server. */
export async function removeTemplates(ownerUrl: string): Promise<void> {
  const { rows } = await withOwner(ownerUrl, (client) =>
    client.query<{ folder: string }>(
      `select shobj_description(oid, 'pg_database') as folder from pg_database where datname like 'visacare\\_%'`,
    ),
  )
  for (const { folder } of rows) if (folder) rmSync(folder, { recursive: true, force: true })
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
