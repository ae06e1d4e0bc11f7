import { createHash, randomBytes } from 'node:crypto'
import { Readable, type Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { describe, expect, test } from 'vitest'
import { decryptStream, encryptStream, fileKeyId, rewrapStream } from './file-encryption.ts'
import { addKey, dropOldKeys, generateKeyring } from './keyring.ts'

const keyring = generateKeyring()
const place = { tenant: 7, file: 'a'.repeat(32) }
const chunk = 64 * 1024

const encrypt = (content: Buffer) => through(content, encryptStream(keyring, place))
const decrypt = (content: Buffer, keys = keyring, where = place) => through(content, decryptStream(keys, where))

describe('a file', () => {
  test.each([0, 1, 1000, chunk - 1, chunk, chunk + 1, 2 * chunk, 3 * chunk + 5])(
    'of %i bytes comes back as it was',
    async (size) => {
      const content = randomBytes(size)
      const encrypted = await encrypt(content)
      expect((await decrypt(encrypted)).equals(content)).toBe(true)
    },
  )

  test('comes back whatever the pieces it arrives in', async () => {
    const content = randomBytes(2 * chunk + 77)
    const encrypted = await encrypt(content)
    for (const size of [1009, 65_552, 100_000])
      expect((await through(encrypted, decryptStream(keyring, place), size)).equals(content)).toBe(true)
  })

  test('of 10 MB streams through with little in memory at a time', async () => {
    const piece = randomBytes(100_000)
    const sent = createHash('sha256')
    const received = createHash('sha256')
    let [largest, total] = [0, 0]
    await pipeline(
      function* () {
        for (let index = 0; index < 100; index++) {
          sent.update(piece)
          yield piece
        }
      },
      encryptStream(keyring, place),
      decryptStream(keyring, place),
      async (decrypted: AsyncIterable<Buffer>) => {
        for await (const part of decrypted) {
          received.update(part)
          total += part.length
          largest = Math.max(largest, part.length)
        }
      },
    )
    expect(total).toBe(10_000_000)
    expect(largest).toBeLessThanOrEqual(chunk)
    expect(received.digest('hex')).toBe(sent.digest('hex'))
  })

  test('shows nothing of its content', async () => {
    const encrypted = await encrypt(Buffer.from('planted-123-45-6789'.repeat(100)))
    expect(encrypted.includes('planted')).toBe(false)
  })
})

describe('a changed file is refused', () => {
  const content = randomBytes(3 * chunk)

  test('cut at a chunk, inside one, inside the header or to nothing', async () => {
    const encrypted = await encrypt(content)
    const header = encrypted.length - 3 * (chunk + 16)
    for (const length of [header + chunk + 16, header + 2 * (chunk + 16), encrypted.length - 1, header, 20, 3, 0])
      await expect(decrypt(encrypted.subarray(0, length))).rejects.toThrow('cannot be opened')
  })

  test('with bytes added or flipped, or chunks swapped or repeated', async () => {
    const encrypted = await encrypt(content)
    const header = encrypted.length - 3 * (chunk + 16)
    const part = (index: number) =>
      encrypted.subarray(header + index * (chunk + 16), header + (index + 1) * (chunk + 16))
    const start = encrypted.subarray(0, header)
    const flipped = Buffer.from(encrypted)
    flipped[header + 100] = (flipped[header + 100] ?? 0) ^ 1
    const wrong = [
      Buffer.concat([encrypted, Buffer.from('x')]),
      flipped,
      Buffer.concat([start, part(1), part(0), part(2)]),
      Buffer.concat([start, part(0), part(0), part(1), part(2)]),
      Buffer.concat([encrypted, part(2)]),
      Buffer.from('%PDF-1.7 never encrypted'),
    ]
    for (const bytes of wrong) await expect(decrypt(bytes)).rejects.toThrow('cannot be opened')
  })

  test('for another tenant, another file or another installation', async () => {
    const encrypted = await encrypt(content)
    await expect(decrypt(encrypted, keyring, { ...place, tenant: 8 })).rejects.toThrow('cannot be opened')
    await expect(decrypt(encrypted, keyring, { ...place, file: 'b'.repeat(32) })).rejects.toThrow('cannot be opened')
    await expect(decrypt(encrypted, generateKeyring())).rejects.toThrow('no key')
  })
})

test('a rotation keeps a file readable, and wraps it again without touching its content', async () => {
  const content = randomBytes(chunk + 9)
  const encrypted = await encrypt(content)
  const rotated = addKey(keyring)
  expect((await decrypt(encrypted, rotated)).equals(content)).toBe(true)
  const again = await through(encrypted, rewrapStream(rotated, place))
  expect(fileKeyId(encrypted.subarray(0, 512))).toBe(keyring.current)
  expect(fileKeyId(again.subarray(0, 512))).toBe(rotated.current)
  expect((await decrypt(again, dropOldKeys(rotated))).equals(content)).toBe(true)
})

async function through(content: Buffer, transform: Transform, pieceSize = 50_000): Promise<Buffer> {
  const pieces: Buffer[] = []
  for (let from = 0; from < content.length; from += pieceSize) pieces.push(content.subarray(from, from + pieceSize))
  const out: Buffer[] = []
  await pipeline(Readable.from(pieces), transform, async (made: AsyncIterable<Buffer>) => {
    for await (const part of made) out.push(part)
  })
  return Buffer.concat(out)
}
