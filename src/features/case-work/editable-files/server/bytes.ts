import { Readable } from 'node:stream'
import { filePlace, tenantOf } from '#platform/crypto/sealed-columns.ts'
import { type ReceivedFile, readFile, receiveUpload } from '#platform/files/receive.ts'
import type { Services } from '#platform/services.ts'
import { MOST_FILE_BYTES } from '../records.ts'
import { bytesById, type FileOf, type StoredVersion } from './store.ts'

/**
 * Puts the bytes of a version into the store. They are checked like every upload: the name, the first bytes, what it
 * unpacks to, no macros, no entities, no virus; a refused one leaves nothing behind.
 */
export const keepBytes = (
  services: Services,
  { companyId, lawFirmId }: Pick<FileOf, 'companyId' | 'lawFirmId'>,
  name: string,
  content: Buffer | Readable,
): Promise<ReceivedFile> =>
  receiveUpload(services, {
    stream: Buffer.isBuffer(content) ? Readable.from(content.length > 0 ? [content] : []) : content,
    fileName: name,
    tenant: tenantOf(companyId, lawFirmId),
    maximumSize: MOST_FILE_BYTES,
    allowed: ['docx'],
  })

/** The stored bytes of a version; its row has been seen before. */
export async function streamOf(services: Services, { fileId }: Pick<StoredVersion, 'fileId'>): Promise<Readable> {
  return readFile(services, filePlace(await bytesById(services.database.read({ kind: 'system' }), fileId)))
}

export async function bytesOf(services: Services, version: Pick<StoredVersion, 'fileId'>): Promise<Buffer> {
  const pieces: Buffer[] = []
  for await (const piece of await streamOf(services, version)) pieces.push(piece as Buffer)
  return Buffer.concat(pieces)
}
