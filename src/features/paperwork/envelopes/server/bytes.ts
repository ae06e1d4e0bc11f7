import { filePlace } from '#platform/crypto/sealed-columns.ts'
import { readFile } from '#platform/files/receive.ts'
import type { Services } from '#platform/services.ts'
import type { StoredFile } from './store.ts'

/** A stored file as a whole. */
export async function bytesOf(services: Services, file: StoredFile): Promise<Uint8Array> {
  const pieces: Buffer[] = []
  for await (const piece of await readFile(services, filePlace(file))) pieces.push(piece as Buffer)
  return new Uint8Array(Buffer.concat(pieces))
}
