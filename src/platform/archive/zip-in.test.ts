import { deflateRawSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { unpackLimits, unzipped } from './zip-in.ts'

type Given = { name: string; content: Buffer; says?: number }

/** A zip archive by hand: what it says of an entry's size need not be true. */
function zip(entries: readonly Given[]): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  const packedOnce = new Map(entries.map(({ content }) => [content, Buffer.alloc(0)]))
  for (const content of packedOnce.keys()) packedOnce.set(content, deflateRawSync(content))
  let at = 0
  for (const { name, content, says = content.length } of entries) {
    const packed = packedOnce.get(content) ?? Buffer.alloc(0)
    const local = Buffer.alloc(30)
    local.writeUInt32LE(0x04034b50, 0)
    local.writeUInt16LE(8, 8)
    local.writeUInt16LE(name.length, 26)
    const record = Buffer.alloc(46)
    record.writeUInt32LE(0x02014b50, 0)
    record.writeUInt16LE(8, 10)
    record.writeUInt32LE(packed.length, 20)
    record.writeUInt32LE(says, 24)
    record.writeUInt16LE(name.length, 28)
    record.writeUInt32LE(at, 42)
    parts.push(local, Buffer.from(name), packed)
    directory.push(record, Buffer.from(name))
    at += 30 + name.length + packed.length
  }
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(entries.length % 65_536, 10)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...parts, ...directory, end])
}

async function unpacked(bytes: Buffer): Promise<{ names: string[]; length: number }> {
  const names: string[] = []
  let length = 0
  const open = async () =>
    (async function* () {
      yield bytes
    })()
  for await (const { name, content } of unzipped(open)) {
    names.push(name)
    for await (const piece of content) length += piece.length
  }
  return { names, length }
}

const zeros = (length: number) => Buffer.alloc(length)

describe('an archive', () => {
  it('is unpacked entry by entry', async () => {
    const found = await unpacked(
      zip([
        { name: 'one', content: Buffer.from('1') },
        { name: 'two', content: zeros(100_000) },
      ]),
    )
    expect(found).toEqual({ names: ['one', 'two'], length: 100_001 })
  })

  it('that unpacks to more than it can hold is refused before it is unpacked', async () => {
    const entry = { name: 'files/1', content: zeros(1_000), says: unpackLimits.harmlessBytes + 1 }
    await expect(unpacked(zip([entry]))).rejects.toThrow('unpacks to far more')
    const many = Array.from({ length: 5 }, (_, n) => ({ name: `files/${n}`, content: zeros(9), says: 2 ** 32 - 1 }))
    await expect(unpacked(zip(many))).rejects.toThrow('unpacks to far more')
  })

  it('with an entry that is longer than it says is refused while it is unpacked', async () => {
    await expect(unpacked(zip([{ name: 'files/1', content: zeros(5_000_000), says: 10 }]))).rejects.toThrow('damaged')
  })

  it('with too many files is refused', async () => {
    const content = zeros(0)
    const many = Array.from({ length: unpackLimits.entries + 1 }, (_, n) => ({ name: `f${n}`, content }))
    await expect(unpacked(zip(many))).rejects.toThrow('more than 200,000 files')
  })
})
