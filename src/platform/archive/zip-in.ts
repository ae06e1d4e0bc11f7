import { createInflateRaw } from 'node:zlib'
import { ArchiveRefused } from './problems.ts'

type Entry = { name: string; at: number; packed: number; size: number; deflated: boolean }
type Open = () => Promise<AsyncIterable<Buffer>>

/** The directory lies at the end; one of a hundred thousand files is smaller than this. */
const TAIL = 16 * 1024 * 1024

/**
 * What an archive may unpack to. Documents hardly get smaller when they are packed, records to a tenth; the ratio counts
 * above a size that harms nobody.
 */
export const unpackLimits = {
  entries: 200_000,
  bytes: 16 * 1024 ** 3,
  ratio: 50,
  harmlessBytes: 256 * 1024 ** 2,
} as const

/**
 * The entries of a zip archive in the order they lie in it, each to be read before the next is asked for. It is read
 * through twice, for its directory and for its entries, so that nothing of it is held whole or written in plain.
 */
export async function* unzipped(
  open: Open,
): AsyncGenerator<{ name: string; size: number; content: AsyncIterable<Buffer> }> {
  const { entries: listed, length } = await directoryOf(await open())
  refuseBomb(listed, length)
  const entries = listed.sort((one, other) => one.at - other.at)
  const bytes = reader(await open())
  for (const entry of entries) {
    await bytes.skipTo(entry.at)
    const local = await bytes.take(30)
    if (local.readUInt32LE(0) !== 0x04034b50) throw damaged()
    await bytes.take(local.readUInt16LE(26) + local.readUInt16LE(28))
    const end = bytes.position() + entry.packed
    yield {
      name: entry.name,
      size: entry.size,
      content: entry.deflated ? inflated(bytes, entry) : bytes.pieces(entry.packed),
    }
    await bytes.skipTo(end)
  }
}

/** By the directory, before anything is unpacked; that no entry gets longer than it says is looked at while it is. */
function refuseBomb(entries: readonly Entry[], packed: number): void {
  const { bytes, ratio, harmlessBytes } = unpackLimits
  const size = entries.reduce((sum, each) => sum + each.size, 0)
  if (size > bytes || (size > harmlessBytes && size > packed * ratio))
    throw new ArchiveRefused('The archive unpacks to far more than an archive of VisaCare does. Nothing was imported.')
}

async function* inflated(bytes: ReturnType<typeof reader>, { packed, size }: Entry): AsyncGenerator<Buffer> {
  const inflate = createInflateRaw()
  const fed = (async () => {
    for await (const piece of bytes.pieces(packed)) {
      if (!inflate.write(piece)) await new Promise((resolve) => inflate.once('drain', resolve))
    }
    inflate.end()
  })()
  fed.catch((error: Error) => inflate.destroy(error))
  let length = 0
  try {
    for await (const piece of inflate as AsyncIterable<Buffer>) {
      length += piece.length
      // Never more than the directory promised: what unpacks without end is refused.
      if (length > size) throw damaged()
      yield piece
    }
  } catch (error) {
    throw error instanceof ArchiveRefused ? error : damaged()
  }
  if (length !== size) throw damaged()
}

// Offsets in the records of PKWARE's APPNOTE.TXT 6.3.10 §4.3.
async function directoryOf(content: AsyncIterable<Buffer>): Promise<{ entries: Entry[]; length: number }> {
  let tail = Buffer.alloc(0)
  let length = 0
  let held: Buffer[] = []
  let heldLength = 0
  for await (const piece of content) {
    length += piece.length
    held.push(piece)
    heldLength += piece.length
    if (heldLength < TAIL) continue
    tail = Buffer.concat([tail, ...held]).subarray(-TAIL)
    held = []
    heldLength = 0
  }
  tail = Buffer.concat([tail, ...held]).subarray(-TAIL)
  const end = tail.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]))
  if (end < 0 || end + 22 > tail.length)
    throw new ArchiveRefused('This is no archive of VisaCare: it is not a ZIP file, or it was cut off.')
  const count = tail.readUInt16LE(end + 10)
  let at = tail.readUInt32LE(end + 16) - (length - tail.length)
  if (at < 0) throw damaged()
  const entries: Entry[] = []
  while (at + 46 <= end && tail.readUInt32LE(at) === 0x02014b50) {
    if (entries.length >= unpackLimits.entries)
      throw new ArchiveRefused(
        `The archive has more than ${unpackLimits.entries.toLocaleString('en')} files in it. Nothing was imported.`,
      )
    const [nameLength, more, comment] = [
      tail.readUInt16LE(at + 28),
      tail.readUInt16LE(at + 30),
      tail.readUInt16LE(at + 32),
    ]
    entries.push({
      name: tail.toString('utf8', at + 46, at + 46 + nameLength),
      deflated: tail.readUInt16LE(at + 10) === 8,
      packed: tail.readUInt32LE(at + 20),
      size: tail.readUInt32LE(at + 24),
      at: tail.readUInt32LE(at + 42),
    })
    at += 46 + nameLength + more + comment
  }
  // The count has sixteen bits; the directory itself says how many there are.
  if (entries.length % 65_536 !== count) throw damaged()
  return { entries, length }
}

function reader(content: AsyncIterable<Buffer>) {
  const source = content[Symbol.asyncIterator]()
  let held: Buffer = Buffer.alloc(0)
  let at = 0
  const more = async () => {
    const { value, done } = await source.next()
    if (done) throw damaged()
    held = held.length === 0 ? value : Buffer.concat([held, value])
  }
  const take = async (length: number): Promise<Buffer> => {
    while (held.length < length) await more()
    const taken = held.subarray(0, length)
    held = held.subarray(length)
    at += length
    return taken
  }
  async function* pieces(length: number): AsyncGenerator<Buffer> {
    for (let left = length; left > 0; ) {
      if (held.length === 0) await more()
      const piece = await take(Math.min(left, held.length))
      left -= piece.length
      yield piece
    }
  }
  return {
    take,
    pieces,
    position: () => at,
    skipTo: async (place: number) => {
      if (place < at) throw damaged()
      for await (const _ of pieces(place - at));
    },
  }
}

const damaged = () => new ArchiveRefused('The archive is damaged: a part of it cannot be read.')
