import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  scrypt,
  timingSafeEqual,
} from 'node:crypto'
import { ArchiveRefused, DAMAGED, NOT_ENCRYPTED, WRONG_PASSPHRASE } from './problems.ts'

/**
 * A stream under a passphrase, in the format of age (https://age-encryption.org/v1): scrypt, then ChaCha20-Poly1305 over
 * pieces of 64 KB. It is an open format with several programs: `age --decrypt -o archive.zip archive.zip.age` opens an
 * archive without the product. Each piece is proved before it is passed on, and so is the end.
 */
const VERSION = 'age-encryption.org/v1'
const LABEL = 'age-encryption.org/v1/scrypt'
const CIPHER = 'chacha20-poly1305'
const PIECE = 64 * 1024
const TAG = 16
const NONCE = 16
const MOST_HEAD = 1024
/** 2^16 rounds take 64 MB for a moment; what comes from elsewhere may ask for as much as age does by itself. */
const WORK = 16
const MOST_WORK = 18

type Bytes = AsyncIterable<Buffer>

export async function* encrypted(content: Bytes, passphrase: string, work = WORK): AsyncGenerator<Buffer> {
  const [fileKey, salt, nonce] = [randomBytes(16), randomBytes(16), randomBytes(NONCE)]
  const wrapped = sealed(await keyFrom(passphrase, salt, work), NO_NONCE, fileKey)
  const head = `${VERSION}\n-> scrypt ${unpadded(salt)} ${work}\n${unpadded(wrapped)}\n---`
  yield Buffer.from(`${head} ${unpadded(proofOf(head, fileKey))}\n`)
  yield nonce
  const key = derived(fileKey, nonce, 'payload')
  let place = 0
  for await (const { piece, isLast } of inPieces(content, PIECE)) yield sealed(key, nonceOf(place++, isLast), piece)
}

/** A wrong passphrase and a changed head are refused before anything is passed on. */
export async function* decrypted(content: Bytes, passphrase: string): AsyncGenerator<Buffer> {
  const { head, salt, work, wrapped, proof, rest } = await openedHead(content)
  const fileKey = opened(await keyFrom(passphrase, salt, work), NO_NONCE, wrapped)
  if (!fileKey) throw new ArchiveRefused(WRONG_PASSPHRASE)
  const expected = proofOf(head, fileKey)
  if (proof.length !== expected.length || !timingSafeEqual(proof, expected)) throw damaged()
  const { taken: nonce, rest: payload } = await firstOf(rest, NONCE)
  const key = derived(fileKey, nonce, 'payload')
  let place = 0
  for await (const { piece, isLast } of inPieces(payload, PIECE + TAG)) {
    const plain = opened(key, nonceOf(place++, isLast), piece)
    // Nothing is cut into an empty last piece but what is empty altogether.
    if (!plain || (plain.length === 0 && place > 1)) throw damaged()
    yield plain
  }
}

const damaged = () => new ArchiveRefused(DAMAGED)
const NO_NONCE = Buffer.alloc(12)
const unpadded = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '')

/** Eleven bytes of count, and one that says whether it is the last: pieces are neither left out nor put elsewhere. */
function nonceOf(place: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12)
  nonce.writeUIntBE(place, 5, 6)
  nonce.writeUInt8(isLast ? 1 : 0, 11)
  return nonce
}

const derived = (fileKey: Buffer, salt: Buffer, what: string): Buffer =>
  Buffer.from(hkdfSync('sha256', fileKey, salt, what, 32))
const proofOf = (head: string, fileKey: Buffer): Buffer =>
  createHmac('sha256', derived(fileKey, Buffer.alloc(0), 'header'))
    .update(head)
    .digest()

const keyFrom = (passphrase: string, salt: Buffer, work: number): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const cost = { N: 2 ** work, r: 8, p: 1, maxmem: 2 ** work * 8 * 128 + 4 * 1024 * 1024 }
    scrypt(passphrase, Buffer.concat([Buffer.from(LABEL), salt]), 32, cost, (error, key) =>
      error ? reject(error) : resolve(key),
    )
  })

function sealed(key: Buffer, nonce: Buffer, plain: Buffer): Buffer {
  const cipher = createCipheriv(CIPHER, key, nonce, { authTagLength: TAG })
  return Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()])
}

function opened(key: Buffer, nonce: Buffer, bytes: Buffer): Buffer | undefined {
  if (bytes.length < TAG) return undefined
  const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG })
  decipher.setAuthTag(bytes.subarray(bytes.length - TAG))
  try {
    return Buffer.concat([decipher.update(bytes.subarray(0, bytes.length - TAG)), decipher.final()])
  } catch {
    return undefined
  }
}

const HEAD = new RegExp(
  `^(${VERSION}\\n-> scrypt ([A-Za-z0-9+/]{22}) ([1-9]\\d?)\\n([A-Za-z0-9+/]{43})\\n---) ([A-Za-z0-9+/]{43})\\n`,
)

async function openedHead(content: Bytes) {
  const source = content[Symbol.asyncIterator]()
  let held = Buffer.alloc(0)
  for (;;) {
    const found = HEAD.exec(held.subarray(0, MOST_HEAD).toString('latin1'))
    const [whole = '', head = '', salt = '', work = '', wrapped = '', proof = ''] = found ?? []
    if (found) {
      if (Number(work) > MOST_WORK) throw new ArchiveRefused(NOT_ENCRYPTED)
      const rest = following(held.subarray(whole.length), source)
      const [saltBytes, wrappedBytes, proofBytes] = [salt, wrapped, proof].map((text) => Buffer.from(text, 'base64'))
      return {
        head,
        salt: saltBytes ?? held,
        work: Number(work),
        wrapped: wrappedBytes ?? held,
        proof: proofBytes ?? held,
        rest,
      }
    }
    const { value, done } = held.length >= MOST_HEAD ? { value: held, done: true } : await source.next()
    if (done) throw new ArchiveRefused(NOT_ENCRYPTED)
    held = Buffer.concat([held, value])
  }
}

async function firstOf(content: Bytes, length: number): Promise<{ taken: Buffer; rest: Bytes }> {
  const source = content[Symbol.asyncIterator]()
  let held = Buffer.alloc(0)
  while (held.length < length) {
    const { value, done } = await source.next()
    if (done) throw damaged()
    held = Buffer.concat([held, value])
  }
  return { taken: held.subarray(0, length), rest: following(held.subarray(length), source) }
}

async function* following(first: Buffer, source: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  yield first
  for (let next = await source.next(); !next.done; next = await source.next()) yield next.value
}

/** Pieces of one length; the last may be shorter, and only that of nothing is empty. */
async function* inPieces(content: Bytes, length: number): AsyncGenerator<{ piece: Buffer; isLast: boolean }> {
  let held: Buffer[] = []
  let size = 0
  for await (const each of content) {
    held.push(each)
    size += each.length
    if (size <= length) continue
    let all = Buffer.concat(held)
    for (; all.length > length; all = all.subarray(length)) yield { piece: all.subarray(0, length), isLast: false }
    held = [all]
    size = all.length
  }
  yield { piece: Buffer.concat(held), isLast: true }
}
