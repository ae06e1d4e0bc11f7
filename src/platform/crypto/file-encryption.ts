import { createCipheriv, createDecipheriv, createSecretKey, type KeyObject, randomBytes } from 'node:crypto'
import { Transform, type TransformCallback } from 'node:stream'
import type { Keyring } from './keyring.ts'
import { CannotOpen, keyIdOf, open, seal } from './seal.ts'

/** Where a file lives; its data key does not open for another tenant or another file. */
export type FilePlace = { readonly tenant: string | number | bigint; readonly file: string }

/**
 * Each file has its own data key, wrapped by the keyring, and is encrypted in chunks of 64 KiB (AES-256-GCM).
 * The nonce of a chunk is its number and whether it is the last (the STREAM construction: Hoang, Reyhanitabar,
 * Rogaway, Vizár 2015), so chunks cannot be cut off, swapped or added. The data key is used once, so numbers suffice.
 *
 * Layout: 'VCF1' · length of the wrapped key (2 bytes) · wrapped key · chunks, each with its 16-byte tag.
 */
export function encryptStream(keyring: Keyring, place: FilePlace): Transform {
  const dataKey = createSecretKey(randomBytes(32))
  let header: Buffer | undefined = headerFor(seal(keyring, 'file', placeParts(place), dataKey.export()))
  const chunks = chunker(chunkLength, (chunk, index, last) => encryptChunk(dataKey, chunk, index, last))
  return transform(
    (piece) => {
      const started = header ? [header] : []
      header = undefined
      return [...started, ...chunks.add(piece)]
    },
    () => (header ? [header, ...chunks.end()] : chunks.end()),
  )
}

export function decryptStream(keyring: Keyring, place: FilePlace): Transform {
  let dataKey: KeyObject | undefined
  const chunks = chunker(chunkLength + tagLength, (chunk, index, last) => {
    if (!dataKey) throw new CannotOpen()
    return decryptChunk(dataKey, chunk, index, last)
  })
  return afterHeader(
    (wrapped) => {
      dataKey = createSecretKey(open(keyring, 'file', placeParts(place), wrapped))
      return []
    },
    (piece) => chunks.add(piece),
    () => chunks.end(),
  )
}

/** A rotation: the data key is wrapped again under the current key; the content passes unread. */
export function rewrapStream(keyring: Keyring, place: FilePlace): Transform {
  return afterHeader(
    (wrapped) => [
      headerFor(seal(keyring, 'file', placeParts(place), open(keyring, 'file', placeParts(place), wrapped))),
    ],
    (piece) => [piece],
    () => [],
  )
}

/** The id of the key that wraps the file, from its first 512 bytes. */
export function fileKeyId(head: Buffer): string {
  const header = readHeader(head)
  if (!header) throw new CannotOpen()
  return keyIdOf(header.wrapped)
}

const magic = Buffer.from('VCF1')
const chunkLength = 64 * 1024
const tagLength = 16
const longestWrappedKey = 400

function encryptChunk(key: KeyObject, chunk: Buffer, index: number, last: boolean): Buffer {
  const cipher = createCipheriv('aes-256-gcm', key, nonce(index, last))
  return Buffer.concat([cipher.update(chunk), cipher.final(), cipher.getAuthTag()])
}

function decryptChunk(key: KeyObject, chunk: Buffer, index: number, last: boolean): Buffer {
  if (chunk.length < tagLength) throw new CannotOpen()
  const content = chunk.subarray(0, chunk.length - tagLength)
  const decipher = createDecipheriv('aes-256-gcm', key, nonce(index, last), { authTagLength: tagLength })
  decipher.setAuthTag(chunk.subarray(content.length))
  try {
    return Buffer.concat([decipher.update(content), decipher.final()])
  } catch {
    throw new CannotOpen()
  }
}

function nonce(index: number, last: boolean): Buffer {
  const bytes = Buffer.alloc(12)
  bytes.writeUInt32BE(index, 7)
  bytes.writeUInt8(last ? 1 : 0, 11)
  return bytes
}

/** Cuts a stream into chunks of one length; the last (possibly empty) one is known only at the end. */
function chunker(length: number, convert: (chunk: Buffer, index: number, last: boolean) => Buffer) {
  let held: Buffer[] = []
  let heldLength = 0
  let index = 0
  return {
    add(piece: Buffer): Buffer[] {
      held.push(piece)
      heldLength += piece.length
      if (heldLength <= length) return []
      const all = Buffer.concat(held)
      const done: Buffer[] = []
      let from = 0
      // A full chunk waits until more follows: it might be the last.
      for (; all.length - from > length; from += length)
        done.push(convert(all.subarray(from, from + length), index++, false))
      held = [all.subarray(from)]
      heldLength = all.length - from
      return done
    },
    end: (): Buffer[] => [convert(Buffer.concat(held), index, true)],
  }
}

function headerFor(wrapped: string): Buffer {
  const length = Buffer.alloc(2)
  length.writeUInt16BE(wrapped.length)
  return Buffer.concat([magic, length, Buffer.from(wrapped, 'latin1')])
}

/** Undefined while there are too few bytes to tell. */
function readHeader(bytes: Buffer): { wrapped: string; length: number } | undefined {
  if (bytes.length < magic.length + 2) return undefined
  const wrappedLength = bytes.readUInt16BE(magic.length)
  if (!bytes.subarray(0, magic.length).equals(magic) || wrappedLength > longestWrappedKey) throw new CannotOpen()
  const length = magic.length + 2 + wrappedLength
  return bytes.length < length ? undefined : { wrapped: bytes.toString('latin1', magic.length + 2, length), length }
}

function afterHeader(
  onHeader: (wrapped: string) => Buffer[],
  onPiece: (piece: Buffer) => Buffer[],
  onEnd: () => Buffer[],
): Transform {
  let start: Buffer | undefined = Buffer.alloc(0)
  return transform(
    (piece) => {
      if (!start) return onPiece(piece)
      start = Buffer.concat([start, piece])
      const header = readHeader(start)
      if (!header) return []
      const rest = start.subarray(header.length)
      start = undefined
      return [...onHeader(header.wrapped), ...onPiece(rest)]
    },
    () => {
      if (start) throw new CannotOpen()
      return onEnd()
    },
  )
}

function transform(onPiece: (piece: Buffer) => Buffer[], onEnd: () => Buffer[]): Transform {
  const push = (stream: Transform, done: TransformCallback, make: () => Buffer[]) => {
    try {
      for (const made of make()) if (made.length > 0) stream.push(made)
      done()
    } catch (error) {
      done(error instanceof Error ? error : new CannotOpen())
    }
  }
  return new Transform({
    transform(piece: Buffer, _encoding, done) {
      push(this, done, () => onPiece(piece))
    },
    flush(done) {
      push(this, done, onEnd)
    },
  })
}

function placeParts(place: FilePlace): string[] {
  return [String(place.tenant), place.file]
}
