import { createInflateRaw } from 'node:zlib'
import { UploadRefused } from './refusal.ts'

export type ZipEntry = {
  readonly name: string
  readonly compressed: Buffer
  readonly deflated: boolean
  readonly size: number
}

/** What an Office file may unpack to; real ones stay far below. The ratio counts above a size that harms nobody. */
const zipLimits = {
  entries: 5_000,
  totalSize: 100 * 1024 * 1024,
  ratio: 200,
  harmlessSize: 10 * 1024 * 1024,
} as const

/** The entries of an archive as its central directory lists them; hostile or unusual archives are refused. */
export function readZip(archive: Buffer): ZipEntry[] {
  try {
    return entriesOf(archive)
  } catch (error) {
    // Reading past the end: the directory points outside the file.
    throw error instanceof RangeError ? damaged() : error
  }
}

/** The unpacked content in pieces, never more than the directory promised. */
export async function* unpack(entry: ZipEntry): AsyncGenerator<Buffer> {
  if (!entry.deflated) {
    yield entry.compressed
    return
  }
  const inflate = createInflateRaw()
  inflate.end(entry.compressed)
  let size = 0
  try {
    for await (const piece of inflate) {
      size += piece.length
      if (size > entry.size) throw bomb()
      yield piece
    }
  } catch (error) {
    throw error instanceof UploadRefused ? error : damaged()
  } finally {
    inflate.destroy()
  }
}

// The numbers below are offsets in the records of PKWARE's APPNOTE.TXT 6.3.10 §4.3.
const endRecord = { signature: 0x06054b50, length: 22, longestComment: 0xffff }
const directoryRecord = { signature: 0x02014b50, length: 46 }
const localRecord = { signature: 0x04034b50, length: 30 }

function entriesOf(archive: Buffer): ZipEntry[] {
  const end = endOf(archive)
  const count = archive.readUInt16LE(end + 10)
  if (count > zipLimits.entries) throw bomb()
  let at = archive.readUInt32LE(end + 16)
  const ranges: { from: number; to: number }[] = []
  const entries: ZipEntry[] = []
  let total = 0
  for (let index = 0; index < count; index++) {
    const record = directoryEntry(archive, at)
    total += record.size
    if (total > zipLimits.totalSize) throw bomb()
    if (total > zipLimits.harmlessSize && total > archive.length * zipLimits.ratio) throw bomb()
    const from = contentStart(archive, record.localAt)
    ranges.push({ from: record.localAt, to: from + record.compressedSize })
    if (from + record.compressedSize > archive.length) throw damaged()
    const compressed = archive.subarray(from, from + record.compressedSize)
    entries.push({ name: record.name, compressed, deflated: record.method === 8, size: record.size })
    at = record.next
  }
  refuseOverlaps(ranges)
  return entries
}

function endOf(archive: Buffer): number {
  const first = Math.max(0, archive.length - endRecord.length - endRecord.longestComment)
  for (let at = archive.length - endRecord.length; at >= first; at--)
    if (archive.readUInt32LE(at) === endRecord.signature) return at
  throw damaged()
}

function directoryEntry(archive: Buffer, at: number) {
  if (archive.readUInt32LE(at) !== directoryRecord.signature) throw damaged()
  const nameEnd = at + directoryRecord.length + archive.readUInt16LE(at + 28)
  const record = {
    encrypted: (archive.readUInt16LE(at + 8) & 1) === 1,
    method: archive.readUInt16LE(at + 10),
    compressedSize: archive.readUInt32LE(at + 20),
    size: archive.readUInt32LE(at + 24),
    localAt: archive.readUInt32LE(at + 42),
    name: archive.toString('utf8', at + directoryRecord.length, nameEnd),
    next: nameEnd + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32),
  }
  if (record.encrypted || (record.method !== 0 && record.method !== 8)) throw damaged()
  if (record.method === 0 && record.size !== record.compressedSize) throw damaged()
  return record
}

function contentStart(archive: Buffer, at: number): number {
  if (archive.readUInt32LE(at) !== localRecord.signature) throw damaged()
  return at + localRecord.length + archive.readUInt16LE(at + 26) + archive.readUInt16LE(at + 28)
}

// Overlapping entries let a small archive unpack to any size without nesting (Fifield, 2019).
function refuseOverlaps(ranges: { from: number; to: number }[]): void {
  ranges.sort((one, other) => one.from - other.from)
  let previousEnd = 0
  for (const range of ranges) {
    if (range.from < previousEnd) throw bomb()
    previousEnd = range.to
  }
}

function bomb(): UploadRefused {
  return new UploadRefused('FILE_COMPRESSION', 'The file unpacks to far more than an Office file should.')
}

function damaged(): UploadRefused {
  return new UploadRefused('FILE_CONTENT', 'The Office file is damaged or protected and cannot be read.')
}
