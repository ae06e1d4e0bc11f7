import { createHash } from 'node:crypto'
import { exportTenant } from '#platform/archive/export-tenant.ts'
import { type ArchiveManifest, canonical, MANIFEST_PATH, recordsPath, type Tenant } from '#platform/archive/manifest.ts'
import { readArchive } from '#platform/archive/read-archive.ts'
import type { Row } from '#platform/archive/translate.ts'
import { zipped } from '#platform/archive/zip-out.ts'
import type { TestServer } from '../../setup/server.ts'

const CHUNK = 65_536

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

/** An archive made by hand, with digests that are right: whoever can open one can write one. */
export function forged(
  records: Readonly<Record<string, readonly Row[]>>,
  { kind = 'company', columns = {} }: { kind?: 'company' | 'firm'; columns?: Record<string, string[]> } = {},
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
    ...{ files: [], missingFiles: [], leftOutRows: {} },
  }
  const entries = [
    ...lines.map(({ table, bytes }) => ({ name: recordsPath(table), bytes })),
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
