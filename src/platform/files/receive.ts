import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { plainFileName } from '#formats/file-name.ts'
import { decryptStream, encryptStream, type FilePlace, rewrapStream } from '#platform/crypto/file-encryption.ts'
import type { Keyring } from '#platform/crypto/keyring.ts'
import type { VirusScanner } from './clamd.ts'
import { checkHead, checkText, type FileKind, headLength, kindOf } from './kinds.ts'
import { officeApart } from './office-apart.ts'
import { UploadRefused } from './refusal.ts'
import { type FileStore, newFileKey } from './store.ts'

export type Vault = {
  readonly files: FileStore
  readonly keyring: Keyring
  readonly scanner?: VirusScanner
  /** Names the next file of the product's own; random unless it is to be found again. */
  readonly nextKey?: () => string
}

export type Upload = {
  /** As the browser sends it; a multipart stream that was cut off says so in `truncated`. */
  readonly stream: Readable & { truncated?: boolean }
  readonly fileName: string
  /** Whose file it is, such as `company:7`; needed again to read it. */
  readonly tenant: string
  readonly maximumSize?: number
  /** Extensions this place takes; all of the product's when left out. */
  readonly allowed?: readonly string[]
  /** Looks into an Office file or a PDF and throws UploadRefused: what this floor cannot read itself. */
  readonly inspect?: (extension: string, whole: Buffer) => Promise<void>
  /** Under which it is stored, where it has to be found again; random when left out. */
  readonly key?: string
}

export type ReceivedFile = {
  readonly key: string
  /** The specification's plain name with its extension. */
  readonly name: string
  readonly contentType: string
  readonly size: number
  readonly sha256: Buffer
}

const defaultMaximumSize = 25 * 1024 * 1024

/** Checks an upload while it streams into the store, encrypted. A refused one leaves nothing behind. */
export async function receiveUpload(vault: Vault, upload: Upload): Promise<ReceivedFile> {
  try {
    return await receive(vault, upload)
  } finally {
    // Whoever sends is heard to the end, so that the refusal reaches a client that is still sending.
    upload.stream.resume()
  }
}

/** Stores what the product made itself (a package, a letter); no checks. */
export async function storeFile(
  vault: Vault,
  file: { readonly content: Readable; readonly tenant: string; readonly contentType: string },
): Promise<{ key: string; size: number; sha256: Buffer }> {
  const key = (vault.nextKey ?? newFileKey)()
  const measured = { size: 0, hash: createHash('sha256') }
  await storeEncrypted(vault, { tenant: file.tenant, file: key }, counted(file.content, measured), file.contentType)
  return { key, size: measured.size, sha256: measured.hash.digest() }
}

/** The content in plain; a changed or cut file breaks the stream. */
export async function readFile(vault: Vault, place: FilePlace): Promise<Readable> {
  const encrypted = await vault.files.get(place.file)
  const decrypted = decryptStream(vault.keyring, place)
  // The reader sees the error: the pipeline destroys the stream it reads with it.
  pipeline(encrypted, decrypted).catch(() => {})
  return decrypted
}

/** A rotation: the file's data key under the current key; the stored file is replaced at once. */
export async function rewrapFile(vault: Vault, place: FilePlace, contentType: string): Promise<void> {
  const rewrapped = rewrapStream(vault.keyring, place)
  await putThrough(vault.files, place.file, contentType, await vault.files.get(place.file), rewrapped)
}

async function receive(vault: Vault, upload: Upload): Promise<ReceivedFile> {
  const kind = kindOf(upload.fileName, upload.allowed)
  const key = upload.key ?? newFileKey()
  const measured = { size: 0, hash: createHash('sha256') }
  const content = checked(kind, upload, measured)
  const watched = vault.scanner?.watch(content) ?? content
  await storeEncrypted(vault, { tenant: upload.tenant, file: key }, watched, kind.contentType)
  return {
    key,
    name: `${plainFileName(upload.fileName) || 'file'}.${kind.extension}`,
    contentType: kind.contentType,
    size: measured.size,
    sha256: measured.hash.digest(),
  }
}

type Measured = { size: number; readonly hash: ReturnType<typeof createHash> }

async function storeEncrypted(vault: Vault, place: FilePlace, content: AsyncIterable<Buffer>, contentType: string) {
  const encrypted = encryptStream(vault.keyring, place)
  await putThrough(vault.files, place.file, contentType, Readable.from(content), encrypted)
}

async function putThrough(
  files: FileStore,
  key: string,
  contentType: string,
  source: Readable,
  through: ReturnType<typeof encryptStream>,
): Promise<void> {
  const [sent, stored] = await Promise.allSettled([pipeline(source, through), files.put(key, through, { contentType })])
  // When the store gives up first, the pipeline only knows that its end went away.
  const sourceFailed = sent.status === 'rejected' && !endWentAway.has(codeOf(sent.reason))
  if (sourceFailed) throw sent.reason
  if (stored.status === 'rejected') throw stored.reason
  if (sent.status === 'rejected') throw sent.reason
}

const endWentAway = new Set<string | undefined>(['ERR_STREAM_PREMATURE_CLOSE', 'ABORT_ERR'])

async function* checked(kind: FileKind, upload: Upload, measured: Measured): AsyncGenerator<Buffer> {
  const content = counted(upload.stream, measured, upload.maximumSize ?? defaultMaximumSize)
  if (kind.content === 'office' || (kind.extension === 'pdf' && upload.inspect)) {
    // The directory of an archive is at its end, and plain content is never written to disk to wait for it.
    const whole = await wholeOf(content)
    await checkHead(kind, whole.subarray(0, headLength))
    if (kind.content === 'office') await officeApart.checkOffice(kind.extension, whole)
    await upload.inspect?.(kind.extension, whole)
    yield whole
    return
  }
  let head: Buffer | undefined = Buffer.alloc(0)
  for await (const piece of content) {
    if (kind.content === 'text') checkText(kind, piece)
    if (head === undefined) {
      yield piece
      continue
    }
    head = Buffer.concat([head, piece])
    if (head.length < headLength) continue
    await checkHead(kind, head.subarray(0, headLength))
    yield head
    head = undefined
  }
  if (head === undefined) return
  await checkHead(kind, head)
  yield head
}

async function wholeOf(content: AsyncIterable<Buffer>): Promise<Buffer> {
  const pieces: Buffer[] = []
  for await (const piece of content) pieces.push(piece)
  return Buffer.concat(pieces)
}

async function* counted(
  stream: Readable & { truncated?: boolean },
  measured: Measured,
  maximumSize = Number.POSITIVE_INFINITY,
): AsyncGenerator<Buffer> {
  for await (const piece of stream.iterator({ destroyOnReturn: false })) {
    measured.size += piece.length
    if (measured.size > maximumSize) throw tooLarge(maximumSize)
    measured.hash.update(piece)
    yield piece
  }
  if (stream.truncated) throw tooLarge(maximumSize)
}

function tooLarge(maximumSize: number): UploadRefused {
  const megabytes = Math.floor((maximumSize / 1024 / 1024) * 10) / 10
  return new UploadRefused('FILE_TOO_LARGE', `The file is larger than the ${megabytes} MB allowed here.`)
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined
}
