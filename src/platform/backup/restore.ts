import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { Readable, type Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import pg from 'pg'
import { decryptStream } from '../crypto/file-encryption.ts'
import type { Keyring } from '../crypto/keyring.ts'
import { migrate } from '../database/migrate.ts'
import type { FileStore } from '../files/store.ts'
import { ArchiveBroken, readArchive, wholeOf } from './archive.ts'
import { copyIn } from './copy.ts'
import { copyJobs, loadJobs } from './jobs.ts'
import { backupPlace, Head, Manifest } from './manifest.ts'
import { RestoreRefused } from './refusal.ts'
import { knownSchema } from './schema.ts'
import { type Digest, digestOf, digestOfTable, loadStatement, plainSettings, quoted } from './tables.ts'
import { emptyDatabase, requireEmptyDatabase } from './target-database.ts'

export type RestoreOptions = {
  ownerUrl: string
  keyring: Keyring
  files: FileStore
  from: string
  migrations: string
  /** The name of the database whose content may be thrown away, typed by whoever wants that. */
  replace?: string
  say?: (line: string) => void
}
export type Restored = {
  madeAt: string
  rows: number
  jobs: number
  files: number
  tables: number
  migratedFurther: string[]
}

/**
 * Reads the whole backup and checks it before anything is touched; then the schema of its day, its rows in one
 * transaction, the same digests read back from the database, and only then the migrations made since.
 */
export async function restoreBackup(options: RestoreOptions): Promise<Restored> {
  const { ownerUrl, migrations, from, keyring, say = () => {} } = options
  const { head, manifest } = await checkBackup(() => openBackup(from, keyring))
  const schema = await knownSchema(head, migrations)
  say(`The backup of ${head.madeAt} is whole.`)
  await requireEmptyDatabase(ownerUrl, options.replace)
  if (options.replace !== undefined) await emptyDatabase(ownerUrl)
  await migrate({ ownerUrl, folder: migrations, only: schema })
  await load(options, head, manifest)
  say('All rows and files are there, with the same digests.')
  const migratedFurther = await migrate({ ownerUrl, folder: migrations })
  const rows = Object.values(manifest.tables).reduce((sum, each) => sum + each.rows, 0)
  return {
    madeAt: head.madeAt,
    rows,
    jobs: manifest.jobs.rows,
    files: manifest.files.length,
    tables: head.tables.length,
    migratedFurther,
  }
}

export function openBackup(from: string, keyring: Keyring): Readable {
  const plain: Transform = createGunzip()
  pipeline(createReadStream(from, { highWaterMark: 256 * 1024 }), decryptStream(keyring, backupPlace), plain).catch(
    () => {},
  )
  return plain
}

async function load({ ownerUrl, from, keyring, files }: RestoreOptions, head: Head, manifest: Manifest): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl, application_name: 'visacare-restore' })
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query(plainSettings)
    await client.query('begin')
    const close = await openTables(client, head)
    for await (const { name, content } of readArchive(openBackup(from, keyring))) {
      const [kind, what = ''] = name.split(' ')
      if (kind === 'table') await loadTable(client, head, what, content)
      else if (kind === 'jobs') await loadJobs(client, content)
      else if (kind === 'file') await loadFile(files, manifest, what, content)
    }
    for (const { name, value, called } of head.sequences) {
      await client.query('select setval($1::regclass, $2::bigint, $3)', [`public.${quoted(name)}`, value, called])
    }
    await close()
    await requireSame(client, files, head, manifest)
    await client.query('commit')
  } finally {
    await client.end()
  }
}

/**
 * Rows arrive in the order of names, so foreign keys wait until all are there; triggers would count them twice; and an
 * owner who is no superuser loads a table only while row-level security is not forced on it. All of it rolls back.
 */
async function openTables(client: pg.Client, { tables }: Head): Promise<() => Promise<void>> {
  const names = tables.map(({ name }) => `public.${quoted(name)}`)
  const foreign = await client.query<{ table: string; name: string; definition: string }>(`
    select conrelid::regclass::text as "table", quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
      from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`)
  const forced = await client.query<{ name: string }>(`
    select oid::regclass::text as name from pg_class where relnamespace = 'public'::regnamespace and relforcerowsecurity`)
  for (const { table, name } of foreign.rows) await client.query(`alter table ${table} drop constraint ${name}`)
  for (const { name } of forced.rows) await client.query(`alter table ${name} no force row level security`)
  for (const name of names) await client.query(`alter table ${name} disable trigger user`)
  await client.query(`truncate ${names.join(', ')}`)
  return async () => {
    for (const name of names) await client.query(`alter table ${name} enable trigger user`)
    for (const { table, name, definition } of foreign.rows)
      await client.query(`alter table ${table} add constraint ${name} ${definition}`)
    for (const { name } of forced.rows) await client.query(`alter table ${name} force row level security`)
  }
}

async function loadTable(
  client: pg.Client,
  { tables }: Head,
  name: string,
  content: AsyncIterable<Buffer>,
): Promise<void> {
  const table = tables.find((each) => each.name === name)
  if (!table) throw new ArchiveBroken(`The backup holds rows of ${name}, a table it does not describe.`)
  await copyIn(client, loadStatement(table), content)
}

async function loadFile(
  files: FileStore,
  manifest: Manifest,
  key: string,
  content: AsyncIterable<Buffer>,
): Promise<void> {
  const contentType = manifest.files.find((each) => each.key === key)?.contentType ?? 'application/octet-stream'
  await files.put(key, Readable.from(content), { contentType })
}

async function requireSame(client: pg.Client, files: FileStore, head: Head, manifest: Manifest): Promise<void> {
  for (const table of head.tables) {
    const { sha256 } = await digestOfTable(client, table)
    if (sha256 !== manifest.tables[table.name]?.sha256)
      throw new RestoreRefused(`The table ${table.name} did not arrive as it was saved. Nothing was kept.`)
  }
  if ((await digestOf(copyJobs(client))).sha256 !== manifest.jobs.sha256)
    throw new RestoreRefused('The waiting jobs did not arrive as they were saved. Nothing was kept.')
  for (const { key, sha256 } of manifest.files) {
    const hash = createHash('sha256').update(await wholeOf(await files.get(key)))
    if (hash.digest('hex') !== sha256)
      throw new RestoreRefused(`The file ${key} did not arrive as it was saved. Nothing was kept.`)
  }
}

/** Reads a backup to its end and compares everything in it with its manifest. */
async function checkBackup(opened: () => Readable): Promise<{ head: Head; manifest: Manifest }> {
  let head: Head | undefined
  let manifest: Manifest | undefined
  const found: Manifest = { tables: {}, jobs: { rows: 0, sha256: '' }, files: [], missingFiles: [] }
  const fileDigests = new Map<string, string>()
  for await (const { name, content } of readArchive(opened())) {
    const [kind, what = ''] = name.split(' ')
    if (kind === 'head') head = Head.parse(JSON.parse((await wholeOf(content)).toString()))
    else if (kind === 'manifest') manifest = Manifest.parse(JSON.parse((await wholeOf(content)).toString()))
    else if (kind === 'table') found.tables[what] = await digestOf(content)
    else if (kind === 'jobs') found.jobs = await digestOf(content)
    else if (kind === 'file') fileDigests.set(what, await fileDigest(content))
  }
  if (!head || !manifest) throw new ArchiveBroken('The backup is not whole.')
  for (const { name } of head.tables) requireEqual(name, found.tables[name], manifest.tables[name])
  requireEqual('the waiting jobs', found.jobs, manifest.jobs)
  for (const { key, sha256 } of manifest.files) {
    if (fileDigests.get(key) !== sha256) throw new ArchiveBroken(`The backup’s copy of the file ${key} is not whole.`)
  }
  return { head, manifest }
}

function requireEqual(what: string, found: Digest | undefined, expected: Digest | undefined): void {
  if (!found || !expected || found.sha256 !== expected.sha256 || found.rows !== expected.rows) {
    throw new ArchiveBroken(`The backup’s copy of ${what} is not whole.`)
  }
}

async function fileDigest(content: AsyncIterable<Buffer>): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of content) hash.update(chunk)
  return hash.digest('hex')
}
