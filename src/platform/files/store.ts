import { randomBytes } from 'node:crypto'
import path from 'node:path'
import type { Readable } from 'node:stream'

/** Where file contents live. Keys are random; what a file is and who may read it is in the database. */
export type FileStore = {
  /** Stores the whole stream or nothing; a key stored before is replaced at once. */
  put(key: string, content: Readable, options: { contentType: string }): Promise<void>
  get(key: string): Promise<Readable>
  /** A key that is not there is fine. */
  delete(key: string): Promise<void>
}

export type S3Settings = {
  readonly bucket: string
  readonly endpoint: string | undefined
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

/** An S3-compatible store when configured, otherwise a folder under the data folder. */
export async function openFileStore(settings: { dataDir: string; s3: S3Settings | undefined }): Promise<FileStore> {
  if (settings.s3) {
    // The SDK is large; a disk installation never loads it.
    const { s3FileStore } = await import('./s3-store.ts')
    return s3FileStore(settings.s3)
  }
  const { diskFileStore } = await import('./disk-store.ts')
  return diskFileStore(path.join(settings.dataDir, 'files'))
}

export function newFileKey(): string {
  return randomBytes(16).toString('hex')
}

export function isFileKey(text: string): boolean {
  return /^[0-9a-f]{32}$/.test(text)
}

/** No key of another shape ever reaches a path or a URL. */
export function assertFileKey(key: string): void {
  if (!isFileKey(key)) throw new FileMissing()
}

export class FileMissing extends Error {
  override name = 'FileMissing'
  constructor() {
    super('There is no such file.')
  }
}

export class StorageFull extends Error {
  override name = 'StorageFull'
  constructor(options?: ErrorOptions) {
    super('The file could not be stored: there is no room left. Nothing was kept; try again later.', options)
  }
}
