import { createHash, randomBytes } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import pg from 'pg'
import { encryptStream } from '../crypto/file-encryption.ts'
import type { Keyring } from '../crypto/keyring.ts'
import { FileMissing, type FileStore } from '../files/store.ts'
import { version } from '../version.ts'
import { archiveWriter } from './archive.ts'
import { copyJobs } from './jobs.ts'
import { backupPlace, type Head, type Manifest } from './manifest.ts'
import { copyTable, digester, plainSettings, sequencesOf, tablesOf } from './tables.ts'

export type BackupOptions = { ownerUrl: string; keyring: Keyring; files: FileStore; to: string; now: Date }
export type BackupMade = { bytes: number; sha256: string; rows: number; files: number; missingFiles: string[] }

/**
 * One snapshot of everything: tables, waiting jobs, files as they are stored; compressed, then encrypted under the
 * keyring's current key. The file appears whole under its name, or not at all.
 */
export async function makeBackup({ ownerUrl, keyring, files, to, now }: BackupOptions): Promise<BackupMade> {
  await mkdir(dirname(to), { recursive: true, mode: 0o700 })
  const temporary = `${to}.${randomBytes(4).toString('hex')}.part`
  const measured = measure()
  const gzip = createGzip({ level: 5 })
  const written = pipeline(
    gzip,
    encryptStream(keyring, backupPlace),
    measured.stream,
    createWriteStream(temporary, { flags: 'wx', mode: 0o600 }),
  )
  try {
    // Whichever fails first ends the other: a full disk stops the reading, a lost database the writing.
    const [contents] = await Promise.all([
      writeContents(gzip, { ownerUrl, files, now }).catch((error: Error) => {
        gzip.destroy(error)
        throw error
      }),
      written,
    ])
    await syncFile(temporary)
    await rename(temporary, to)
    await syncFile(dirname(to))
    return { ...contents, ...measured.end() }
  } catch (error) {
    await written.catch(() => {})
    await rm(temporary, { force: true })
    throw error
  }
}

async function writeContents(
  out: Transform,
  { ownerUrl, files, now }: Pick<BackupOptions, 'ownerUrl' | 'files' | 'now'>,
) {
  const archive = archiveWriter(out)
  const client = new pg.Client({ connectionString: ownerUrl, application_name: 'visacare-backup' })
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query(plainSettings)
    await client.query('begin isolation level repeatable read read only')
    const head = await headOf(client, now)
    await archive.entry('head', [Buffer.from(JSON.stringify(head))])
    const manifest: Manifest = { tables: {}, jobs: { rows: 0, sha256: '' }, files: [], missingFiles: [] }
    for (const table of head.tables) {
      const { counted, end } = counting(copyTable(client, table))
      await archive.entry(`table ${table.name}`, counted)
      manifest.tables[table.name] = end()
    }
    const jobs = counting(copyJobs(client))
    await archive.entry('jobs', jobs.counted)
    manifest.jobs = jobs.end()
    const stored = await client.query<{ key: string; contentType: string }>(STORED_FILES)
    for (const { key, contentType } of stored.rows) {
      const copied = await copyFile(archive, files, key)
      if (copied) manifest.files.push({ key, contentType, ...copied })
      else manifest.missingFiles.push(key)
    }
    await client.query('commit')
    await archive.entry('manifest', [Buffer.from(JSON.stringify(manifest))])
    archive.end()
    const rows = Object.values(manifest.tables).reduce((sum, { rows: each }) => sum + each, 0)
    return { rows, files: manifest.files.length, missingFiles: manifest.missingFiles }
  } finally {
    await client.end()
  }
}

async function headOf(client: pg.Client, now: Date): Promise<Head> {
  const { rows } = await client.query<{ name: string; digest: string }>(
    'select name, digest from schema_migrations order by name',
  )
  return {
    format: 1,
    product: version,
    madeAt: now.toISOString(),
    migrations: rows,
    tables: await tablesOf(client),
    sequences: await sequencesOf(client),
  }
}

const STORED_FILES = 'select key, content_type as "contentType" from files order by key collate "C"'

async function copyFile(archive: ReturnType<typeof archiveWriter>, files: FileStore, key: string) {
  let content: AsyncIterable<Buffer>
  try {
    content = await files.get(key)
  } catch (error) {
    // Deleted after the snapshot, or lost before: named in the manifest, and the rest is still saved.
    if (error instanceof FileMissing) return undefined
    throw error
  }
  const hash = createHash('sha256')
  let bytes = 0
  const counted = (async function* () {
    for await (const chunk of content) {
      hash.update(chunk)
      bytes += chunk.length
      yield chunk
    }
  })()
  await archive.entry(`file ${key}`, counted)
  return { bytes, sha256: hash.digest('hex') }
}

function counting(content: AsyncIterable<Buffer>) {
  const { add, end } = digester()
  const counted = (async function* () {
    for await (const chunk of content) {
      add(chunk)
      yield chunk
    }
  })()
  return { counted, end }
}

function measure() {
  const hash = createHash('sha256')
  let bytes = 0
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk)
      bytes += chunk.length
      done(null, chunk)
    },
  })
  return { stream, end: () => ({ bytes, sha256: hash.digest('hex') }) }
}

async function syncFile(path: string): Promise<void> {
  const handle = await open(path, 'r')
  await handle.sync().finally(() => handle.close())
}
