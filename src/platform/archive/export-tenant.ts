import { createHash, type Hash } from 'node:crypto'
import { type FileOwner, filePlace } from '../crypto/sealed-columns.ts'
import { type Cell, CSV_MARK, csvLine } from '../export/csv.ts'
import { readFile } from '../files/receive.ts'
import { FileMissing } from '../files/store.ts'
import type { Services } from '../services.ts'
import { version } from '../version.ts'
import { type ArchiveManifest, canonical, MANIFEST_PATH, recordsPath, type Tenant } from './manifest.ts'
import type { Shape } from './shape.ts'
import { openSnapshot } from './snapshot.ts'
import { readTenant, type TenantReader } from './tenant-rows.ts'
import type { Row } from './translate.ts'
import { type ZipSource, zipped } from './zip-out.ts'

type Told = (done: number, total: number) => void
type Made = (manifest: ArchiveManifest) => void

/**
 * Everything of a tenant as one zip archive, in formats that any program reads: each table as JSON lines and as CSV, each
 * file as it was sent, the audit trail, and a manifest with the digest of every part. It is read through the tenant's own
 * walls, so nothing is in it that the tenant may not see. Numbers count within the archive: they are the same again after
 * an import.
 */
export async function* exportTenant(
  services: Services,
  tenant: Tenant,
  told: Told,
  made: Made,
): AsyncGenerator<Buffer> {
  const snapshot = await openSnapshot(services.database, services.clock.now())
  try {
    yield* zipped(entriesOf(services, await readTenant(services, snapshot, tenant), told, made))
  } finally {
    snapshot.close()
  }
}

async function* entriesOf(services: Services, reader: TenantReader, told: Told, made: Made): AsyncGenerator<ZipSource> {
  const { shapes, toRead, tenant, rowsOf, leftOutRows } = reader
  const manifest: ArchiveManifest = {
    ...{ format: 'visacare-tenant-1', product: version, madeAt: services.clock.now().toISOString() },
    ...{ tenant, tables: {}, files: [], missingFiles: [], leftOutRows },
  }
  const files: StoredFile[] = []
  for (const [done, shape] of shapes.entries()) {
    told(done, shapes.length)
    const hash = createHash('sha256')
    let count = 0
    const records = async function* () {
      for await (const { ours, theirs } of rowsOf(shape)) {
        const path = pathOf(Number(theirs.id), String(ours.name))
        if (shape.name === 'files') files.push(storedFile(ours, path, Number(theirs.id)))
        count++
        yield shape.name === 'files' ? { ...theirs, key: path } : theirs
      }
    }
    yield { name: recordsPath(shape.name), content: jsonLines(records(), hash) }
    manifest.tables[shape.name] = { rows: count, sha256: hash.digest('hex'), columns: [...shape.columns] }
    if (count > 0) yield { name: `csv/${shape.name}.csv`, content: csv(shape, rowsOf(shape)) }
  }
  for (const shape of toRead) {
    const theirs = async function* () {
      for await (const row of rowsOf(shape)) yield row.theirs
    }
    yield { name: `to-read/${shape.name}.jsonl`, content: jsonLines(theirs(), createHash('sha256')) }
    yield { name: `to-read/${shape.name}.csv`, content: csv(shape, rowsOf(shape)) }
  }
  yield { name: 'audit/events.jsonl', content: jsonLines(reader.audit(), createHash('sha256')) }
  for (const [done, { number, path, ...owner }] of files.entries()) {
    told(shapes.length + done, shapes.length + files.length)
    const content = await contentOf(services, owner)
    if (!content) {
      manifest.missingFiles.push(number)
      continue
    }
    const hash = createHash('sha256')
    const measured = { bytes: 0 }
    yield { name: path, content: counted(content, hash, measured) }
    manifest.files.push({ number, path, ...measured, sha256: hash.digest('hex') })
  }
  yield { name: 'README.txt', content: text(README) }
  yield { name: MANIFEST_PATH, content: text(`${JSON.stringify(manifest, null, 1)}\n`) }
  made(manifest)
}

type StoredFile = { number: number; path: string; key: string; companyId: number | null; lawFirmId: number | null }

const storedFile = (row: Row, path: string, number: number): StoredFile => ({
  ...{ number, path, key: String(row.key) },
  companyId: row.company_id as number | null,
  lawFirmId: row.law_firm_id as number | null,
})

const pathOf = (number: number, name: string): string => `files/${number}${/\.[A-Za-z0-9]{1,8}$/.exec(name)?.[0] ?? ''}`

async function contentOf(services: Services, owner: FileOwner): Promise<AsyncIterable<Buffer> | undefined> {
  try {
    return await readFile(services, filePlace(owner))
  } catch (error) {
    if (error instanceof FileMissing) return undefined
    throw error
  }
}

async function* counted(
  content: AsyncIterable<Buffer>,
  hash: Hash,
  measured: { bytes: number },
): AsyncGenerator<Buffer> {
  for await (const piece of content) {
    hash.update(piece)
    measured.bytes += piece.length
    yield piece
  }
}

async function* jsonLines(rows: AsyncIterable<Row>, hash: Hash): AsyncGenerator<Buffer> {
  for await (const row of rows) {
    const line = Buffer.from(`${canonical(row)}\n`)
    hash.update(line)
    yield line
  }
}

async function* csv({ columns }: Shape, rows: ReturnType<TenantReader['rowsOf']>): AsyncGenerator<Buffer> {
  yield Buffer.from(`${CSV_MARK}${csvLine(columns)}`)
  for await (const { theirs } of rows) yield Buffer.from(csvLine(columns.map((column) => cellOf(theirs[column]))))
}

const cellOf = (value: unknown): Cell =>
  typeof value === 'object' && value !== null ? canonical(value) : (value as Cell)

async function* text(words: string): AsyncGenerator<Buffer> {
  yield Buffer.from(words)
}

const README = `This archive holds everything of one company or law firm in VisaCare.

records/   one file for each kind of record, one JSON object in each line
csv/       the same records for spreadsheets
files/     documents as they were sent; records/files.jsonl says what each of them is (property "key")
to-read/   what is not imported elsewhere: subscriptions, invoices, payments, accepted terms
audit/     who did what, to be read
manifest.json   how many records and files there are, and the SHA-256 digest of each part

Numbers such as "id" and "case_id" count within this archive. Social Security, passport and A-numbers are in clear here:
keep the archive as safe as the files it came from. An administrator of another VisaCare can import it as it is.
`
