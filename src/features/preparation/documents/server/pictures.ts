import { Readable } from 'node:stream'
import { tenantOf } from '#platform/crypto/sealed-columns.ts'
import type { Transaction } from '#platform/database/database.ts'
import { isUnavailable } from '#platform/database/unavailable.ts'
import { storeFile } from '#platform/files/receive.ts'
import type { Services } from '#platform/services.ts'
import { drawApart } from './picture-apart.ts'

const system = { kind: 'system' } as const

type Of = { versionId: number; companyId: number }
type Made = { bytes: Uint8Array; contentType: string; name: string }

/** What a file that neither browsers nor packages take becomes; undefined where it stays as it is. */
const CONVERTED: Readonly<Record<string, { what: 'heic' | 'tiff'; contentType: string; name: string }>> = {
  'image/heic': { what: 'heic', contentType: 'image/jpeg', name: 'converted.jpg' },
  'image/tiff': { what: 'tiff', contentType: 'application/pdf', name: 'converted.pdf' },
}

export async function convertedOf(contentType: string, bytes: Uint8Array): Promise<Made | undefined> {
  const how = CONVERTED[contentType]
  if (!how) return undefined
  const { what, ...made } = how
  return { ...made, bytes: await drawApart({ what, bytes }) }
}

/** A JPEG or PDF in place of what was sent, for preview and package; the original stays beside it. */
export const keepConverted = (services: Services, of: Of, made: Made) => keepMade(services, of, made, 'shown_file_id')

/** The first page, small. Without it a document is none the worse: it has its icon then. */
export async function keepThumbnail(services: Services, of: Of, bytes: Uint8Array): Promise<void> {
  try {
    const drawn = await drawApart({ what: 'thumbnail', bytes })
    await keepMade(
      services,
      of,
      { bytes: drawn, contentType: 'image/jpeg', name: 'thumbnail.jpg' },
      'thumbnail_file_id',
    )
  } catch (error) {
    if (isUnavailable(error)) throw error
    services.log.warn({ err: error, versionId: of.versionId }, 'a document has no small picture')
  }
}

type Column = 'shown_file_id' | 'thumbnail_file_id'
type StoredMade = { key: string; size: number; sha256: Buffer; contentType: string; name: string; at: Date }

/** Once: a job that runs again finds it there and leaves nothing behind. */
async function keepMade(services: Services, of: Of, made: Made, column: Column): Promise<void> {
  const stored = await storeMade(services, of, made)
  const forget = () => services.files.delete(stored.key)
  try {
    const kept = await services.database.transaction(system, (tx) => attachMade(tx, of, stored, column))
    if (!kept) await forget()
  } catch (error) {
    await forget()
    throw error
  }
}

/** In the store, not yet known to the database. */
export async function storeMade(
  services: Services,
  { companyId }: Pick<Of, 'companyId'>,
  { bytes, contentType, name }: Made,
): Promise<StoredMade> {
  const content = Readable.from([Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)])
  const stored = await storeFile(services, { content, tenant: tenantOf(companyId, null), contentType })
  return { ...stored, contentType, name, at: services.clock.now() }
}

/** False when the version has one already. */
export async function attachMade(
  tx: Transaction,
  { versionId, companyId }: Of,
  { key, size, sha256, contentType, name, at }: StoredMade,
  column: Column,
): Promise<boolean> {
  const isFree = await tx.maybe(`select 1 from document_versions where id = $1 and ${column} is null for update`, [
    versionId,
  ])
  if (!isFree) return false
  const { id } = await tx.one<{ id: number }>(
    `insert into files (key, company_id, name, content_type, size, sha256, purpose, created_at)
     values ($1, $2, $3, $4, $5, $6, 'prepared', $7) returning id`,
    [key, companyId, name, contentType, size, sha256, at],
  )
  await tx.run(`update document_versions set ${column} = $2 where id = $1`, [versionId, id])
  if (column === 'shown_file_id')
    await tx.run('update document_versions set shown_type = $2 where id = $1', [versionId, contentType])
  return true
}
