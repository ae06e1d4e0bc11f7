import { createHash } from 'node:crypto'
import { expect } from 'vitest'
import { valuesInTheWay } from '#insight/tenant-archives/server/values-in.ts'
import { exportTenant } from '#platform/archive/export-tenant.ts'
import { fitOf } from '#platform/archive/fits.ts'
import { fileTaker, idsFor, importTenant } from '#platform/archive/import-tenant.ts'
import { type ArchiveManifest, canonical, MANIFEST_PATH, recordsPath, type Tenant } from '#platform/archive/manifest.ts'
import { type ReadArchive, readArchive } from '#platform/archive/read-archive.ts'
import { shapesIn } from '#platform/archive/shape.ts'
import type { Row } from '#platform/archive/translate.ts'
import { zipped } from '#platform/archive/zip-out.ts'
import { inspectUpload } from '#preparation/documents/server/inspect-apart.ts'
import type { TestServer } from '../../setup/server.ts'

const CHUNK = 65_536
const SYSTEM = { kind: 'system' } as const

/** The archive of a tenant as the product makes it. */
export async function exported({ services }: TestServer, tenant: Tenant) {
  const made: ArchiveManifest[] = []
  const content = exportTenant(
    services,
    tenant,
    () => {},
    (manifest) => made.push(manifest),
  )
  const zip = await gathered(content)
  const [manifest] = made
  if (!manifest) throw new Error('The archive has no manifest.')
  return { manifest, zip }
}

export async function gathered(content: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of content) chunks.push(chunk)
  return Buffer.concat(chunks)
}

export const open = (zip: Buffer) => async () =>
  (async function* () {
    for (let at = 0; at < zip.length; at += CHUNK) yield zip.subarray(at, at + CHUNK)
  })()

const passOver = async (_path: string, content: AsyncIterable<Buffer>) => {
  for await (const _ of content);
}
export const read = (zip: Buffer) => readArchive(open(zip), passOver)

type Forged = {
  kind?: 'company' | 'firm'
  columns?: Record<string, string[]>
  /** What lies in it beside the records, by its path. */
  files?: Readonly<Record<string, Buffer>>
}

/** An archive made by hand, with digests that are right: whoever can open one can write one. */
export function forged(
  records: Readonly<Record<string, readonly Row[]>>,
  { kind = 'company', columns = {}, files = {} }: Forged = {},
): Promise<Buffer> {
  const lines = Object.entries(records).map(([table, rows]) => ({
    ...{ table, rows },
    bytes: Buffer.from(rows.map((row) => `${canonical(row)}\n`).join('')),
  }))
  const tables = lines.map(({ table, rows, bytes }) => [
    table,
    {
      rows: rows.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      columns: columns[table] ?? [...new Set(rows.flatMap(Object.keys))],
    },
  ])
  const manifest: ArchiveManifest = {
    ...{ format: 'visacare-tenant-1', product: '0.2.0', madeAt: '2026-01-01T00:00:00.000Z' },
    ...{ tenant: { kind, name: 'FORGED', companies: 1 }, tables: Object.fromEntries(tables) },
    ...{ missingFiles: [], leftOutRows: {} },
    files: Object.entries(files).map(([path, bytes], index) => ({
      ...{ number: index + 1, path, bytes: bytes.length },
      sha256: createHash('sha256').update(bytes).digest('hex'),
    })),
  }
  const entries = [
    ...lines.map(({ table, bytes }) => ({ name: recordsPath(table), bytes })),
    ...Object.entries(files).map(([name, bytes]) => ({ name, bytes })),
    { name: MANIFEST_PATH, bytes: Buffer.from(JSON.stringify(manifest)) },
  ]
  return gathered(
    zipped(
      (async function* () {
        for (const { name, bytes } of entries) yield { name, content: once(bytes) }
      })(),
    ),
  )
}

async function* once(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes
}

/** How many rows each table has that an archive brings. */
export const rowCounts = async ({ services }: TestServer) => {
  const shapes = await shapesIn(services.database.read(SYSTEM))
  const each = shapes.map(({ name }) => `select '${name}' as name, count(*)::integer as rows from ${name}`)
  return services.database.read(SYSTEM).rows(`${each.join(' union all ')} order by 1`)
}

/** The first half of an import: the files of an archive are stored, and nobody knows them yet. */
export async function filesStored(
  { services }: Pick<TestServer, 'services'>,
  zip: Buffer,
  { archive, lawFirmId }: { archive: ReadArchive; lawFirmId: number | null },
) {
  const ids = await services.database.transaction(SYSTEM, (tx) => idsFor(tx, archive))
  const { files, refused, take } = fileTaker(services, archive, { ids, lawFirmId, inspect: inspectUpload })
  await readArchive(open(zip), take)
  expect(refused).toEqual([])
  return { ids, files }
}

/** Brings an archive in the way the product does: checked, its files first, then its records. */
export async function imported({ services }: TestServer, zip: Buffer, lawFirmId: number | null) {
  const archive = await read(zip)
  const { problems } = await fitOf({ archive, db: services.database.read(SYSTEM) })
  expect([...problems, ...valuesInTheWay(archive, services.clock.now())]).toEqual([])
  const { ids, files } = await filesStored({ services }, zip, { archive, lawFirmId })
  return services.database.transaction(SYSTEM, (tx) =>
    importTenant(tx, services, { archive, lawFirmId, files, ids, told: () => {} }),
  )
}

/**
 * What the import says by itself of these: everybody waits for an invitation, envelopes that were open are over, and nobody
 * has vouched for anything here.
 */
const saidAnew: Readonly<Record<string, readonly string[]>> = {
  users: ['status'],
  envelopes: ['state', 'closed_at', 'closed_reason'],
  case_filing_plans: [
    ...['approved_at', 'approved_by', 'approved_by_name', 'approved_cents', 'approved_fees'],
    ...['address_verified_on', 'payments_signed'],
  ],
  case_form_substitutes: ['attested_at', 'attested_by', 'attested_by_name', 'withdrawn_at'],
  case_packages: ['snapshot_id', 'snapshot_sha256'],
  case_signatures: ['looked', 'signed_on'],
  case_waivers: ['withdrawn_at'],
  contract_reviews: ['approved_at', 'approved_by_name'],
  document_requests: ['waived_at', 'waived_by_name', 'waived_reason'],
  public_access_items: ['checked_by_name', 'checked_on'],
}

/** Equal but for those columns. */
export async function contents({ manifest, zip }: { manifest: ArchiveManifest; zip: Buffer }) {
  const { records } = await read(zip)
  const tables = Object.entries(manifest.tables).map(([table, { rows, columns, sha256 }]) => {
    const anew = saidAnew[table]
    const held = records.get(table)?.map((row) => Object.entries(row).filter(([column]) => !anew?.includes(column)))
    return [table, anew ? { rows, columns, held } : { rows, columns, sha256 }]
  })
  return { tables, files: manifest.files }
}
