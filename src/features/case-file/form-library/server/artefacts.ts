import { Readable } from 'node:stream'
import { tenantOf } from '#platform/crypto/sealed-columns.ts'
import { readFile, storeFile, type Vault } from '#platform/files/receive.ts'

/** The agency's own file among what is kept of an edition; the others are prepared from it. */
export const BLANK = 'blank.pdf'
export const tenant = tenantOf(null, null)

export type Artefact = { name: string; key: string; contentType: string; size: number; sha256: Buffer }

/** Puts files of an edition into the file store, encrypted; their rows are written with the edition's. */
export async function storeArtefacts(vault: Vault, files: ReadonlyMap<string, Uint8Array>): Promise<Artefact[]> {
  const stored: Artefact[] = []
  try {
    for (const [name, bytes] of files) {
      const contentType = contentTypeOf(name)
      const content = Readable.from([Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)])
      stored.push({ name, contentType, ...(await storeFile(vault, { content, tenant, contentType })) })
    }
    return stored
  } catch (error) {
    await forget(
      vault,
      stored.map(({ key }) => key),
    )
    throw error
  }
}

/** In clear in memory only. */
export async function readArtefact(vault: Vault, key: string): Promise<Uint8Array> {
  const pieces: Buffer[] = []
  for await (const piece of await readFile(vault, { tenant, file: key })) pieces.push(piece as Buffer)
  const whole = Buffer.concat(pieces)
  return new Uint8Array(whole.buffer, whole.byteOffset, whole.length)
}

export async function forget({ files }: Vault, keys: readonly string[]): Promise<void> {
  await Promise.all(keys.map((key) => files.delete(key)))
}

const contentTypeOf = (name: string) =>
  name.endsWith('.pdf') ? 'application/pdf' : name.endsWith('.json') ? 'application/json' : 'application/octet-stream'
