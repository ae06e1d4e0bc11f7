import { expect, test } from 'vitest'
import { decrypted, encrypted } from './passphrase.ts'
import { WRONG_PASSPHRASE } from './problems.ts'

const CHEAP = 10
async function* of(...pieces: Buffer[]): AsyncGenerator<Buffer> {
  yield* pieces
}
async function all(content: AsyncIterable<Buffer>): Promise<Buffer> {
  const pieces: Buffer[] = []
  for await (const piece of content) pieces.push(piece)
  return Buffer.concat(pieces)
}
const PHRASE = 'correct horse battery'
// Written by another program than ours, after the description of the format.
const WRITTEN_ELSEWHERE =
  'YWdlLWVuY3J5cHRpb24ub3JnL3YxCi0+IHNjcnlwdCBpVm4xY1lyaWI1cjlPV2NPWUh4WGhnIDEwCklhSUI4Tzh6Nm9iclFOQlhjM1ZsT3JXdzlJWCtPWHhKaGFYcjBaa1dMK0kKLS0tIFM5U2k1VlYrc2c3Q2VveGFEWkdVckZWWHdtT2FyYTFRVGo2d01jejdGVFUK2Z0h4Ia0v0OLuUlzOboVCvbCWeHsaMxoGHHQhC3bqO+T7we4r1VXGgVxgUoHQTT12OQjD80zTeY='

test('what another program encrypted in the format of age is opened', async () => {
  const file = Buffer.from(WRITTEN_ELSEWHERE, 'base64')
  expect((await all(decrypted(of(file), PHRASE))).toString()).toBe('Everything of a company.')
})

test.each([0, 1, 65_535, 65_536, 65_537, 131_072, 200_001])(
  '%i bytes come back as they were, however they are cut',
  async (length) => {
    const plain = Buffer.alloc(length, 'visacare')
    const file = await all(encrypted(of(plain.subarray(0, 7), plain.subarray(7)), PHRASE, CHEAP))
    expect(file.includes('visacarevisacare')).toBe(false)
    const cut = Array.from({ length: Math.ceil(file.length / 1000) }, (_, at) =>
      file.subarray(at * 1000, at * 1000 + 1000),
    )
    expect((await all(decrypted(of(...cut), PHRASE))).equals(plain)).toBe(true)
  },
)

test('a wrong passphrase is refused before anything is passed on', async () => {
  const file = await all(encrypted(of(Buffer.from('secret')), PHRASE, CHEAP))
  await expect(all(decrypted(of(file), 'correct horse batter'))).rejects.toThrow(WRONG_PASSPHRASE)
})

test('a changed byte anywhere, a lost end and a lost piece are refused', async () => {
  const file = await all(encrypted(of(Buffer.alloc(150_000, 7)), PHRASE, CHEAP))
  const head = file.indexOf('---')
  for (const at of [head + 8, head + 60, head + 300, 80_000, file.length - 1]) {
    const changed = Buffer.from(file)
    changed.writeUInt8(changed.readUInt8(at) ^ 1, at)
    await expect(all(decrypted(of(changed), PHRASE)), String(at)).rejects.toThrow(/archive/)
  }
  await expect(all(decrypted(of(file.subarray(0, -1)), PHRASE))).rejects.toThrow(/archive/)
  const start = file.length - (150_000 + 3 * 16)
  const sealedPiece = 65_536 + 16
  // Cut off exactly behind a whole piece: every piece is right, the end is missing.
  await expect(all(decrypted(of(file.subarray(0, start + sealedPiece)), PHRASE))).rejects.toThrow(/archive/)
  const without = Buffer.concat([file.subarray(0, start), file.subarray(start + sealedPiece)])
  await expect(all(decrypted(of(without), PHRASE))).rejects.toThrow(/archive/)
})

test('what is not encrypted, or asks for too much work, is refused', async () => {
  await expect(all(decrypted(of(Buffer.from('PK\u0003\u0004')), PHRASE))).rejects.toThrow('not encrypted')
  await expect(all(decrypted(of(Buffer.alloc(5_000, 65)), PHRASE))).rejects.toThrow('not encrypted')
  const file = (await all(encrypted(of(Buffer.from('x')), PHRASE, CHEAP))).toString('latin1').replace(/ 10\n/, ' 30\n')
  await expect(all(decrypted(of(Buffer.from(file, 'latin1')), PHRASE))).rejects.toThrow('not encrypted')
})
