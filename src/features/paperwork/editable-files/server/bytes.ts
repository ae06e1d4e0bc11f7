import { Readable } from 'node:stream'
import { filePlace, tenantOf } from '#platform/crypto/sealed-columns.ts'
import { type ReceivedFile, readFile, receiveUpload, storeFile } from '#platform/files/receive.ts'
import type { Services } from '#platform/services.ts'
import { inspectUpload } from '#preparation/documents/server/inspect-apart.ts'
import { extensionOf } from '../names.ts'
import { MOST_FILE_BYTES } from '../records.ts'
import { bytesById, type FileOf, type StoredVersion } from './store.ts'

/**
 * Puts the bytes of a version into the store. They are checked like every upload: the name, the first bytes, what it
 * unpacks to, no macros, no entities, no virus; a refused one leaves nothing behind.
 */
export const keepBytes = async (
  services: Services,
  { companyId, lawFirmId }: Pick<FileOf, 'companyId' | 'lawFirmId'>,
  name: string,
  content: Buffer | Readable,
): Promise<ReceivedFile> => {
  const tenant = tenantOf(companyId, lawFirmId)
  const bytes = Buffer.isBuffer(content) ? content : await wholeOf(content)
  const stream = Readable.from(bytes.length > 0 ? [bytes] : [])
  if (isTestFile(services, name)) return keepTestFile(services, tenant, name, stream)
  if (bytes.length > 0) await inspectUpload(extensionOf(name), bytes)
  return receiveUpload(services, {
    ...{ stream, tenant, fileName: name, maximumSize: MOST_FILE_BYTES, allowed: ['docx'] },
  })
}

/** At most one byte more than is allowed: then the check of its size refuses it. */
async function wholeOf(content: Readable & { truncated?: boolean }): Promise<Buffer> {
  const pieces: Buffer[] = []
  let size = 0
  for await (const piece of content.iterator({ destroyOnReturn: false })) {
    pieces.push(piece as Buffer)
    size += (piece as Buffer).length
    if (size > MOST_FILE_BYTES) break
  }
  content.resume()
  return content.truncated ? Buffer.alloc(MOST_FILE_BYTES + 1) : Buffer.concat(pieces)
}

/** The test cases of the protocol send short texts under names of their own; where they are not run there is no such file. */
const isTestFile = ({ config }: Services, name: string): boolean =>
  config.wopiTestFiles && ['wopitest', 'wopitestx'].includes(extensionOf(name))

async function keepTestFile(
  services: Services,
  tenant: string,
  name: string,
  content: Readable,
): Promise<ReceivedFile> {
  const contentType = 'application/octet-stream'
  return { name, contentType, ...(await storeFile(services, { content, tenant, contentType })) }
}

/** The stored bytes of a version; its row has been seen before. */
export async function streamOf(services: Services, { fileId }: Pick<StoredVersion, 'fileId'>): Promise<Readable> {
  return readFile(services, filePlace(await bytesById(services.database.read({ kind: 'system' }), fileId)))
}

export async function bytesOf(services: Services, version: Pick<StoredVersion, 'fileId'>): Promise<Buffer> {
  const pieces: Buffer[] = []
  for await (const piece of await streamOf(services, version)) pieces.push(piece as Buffer)
  return Buffer.concat(pieces)
}
