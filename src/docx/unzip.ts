import { inflateSync } from 'fflate'

export type ZipEntry = { readonly name: string; readonly size: number; content(): Uint8Array }

// The numbers below are offsets in the records of PKWARE's APPNOTE.TXT 6.3.10 §4.3.
const END = { signature: 0x06054b50, length: 22, longestComment: 0xffff }
const DIRECTORY = { signature: 0x02014b50, length: 46 }
const LOCAL = { signature: 0x04034b50, length: 30 }

/**
 * The entries as the directory lists them, unpacked one by one and never beyond their stated size. What is inconsistent
 * throws: a reader that cuts a part where the directory says it ends would check less than the next program reads.
 */
export function* zipEntries(archive: Uint8Array): Generator<ZipEntry> {
  const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength)
  const end = endOf(view)
  const count = view.getUint16(end + 10, true)
  let at = view.getUint32(end + 16, true)
  for (let index = 0; index < count; index++) {
    if (view.getUint32(at, true) !== DIRECTORY.signature) throw new RangeError('no directory entry')
    const nameEnd = at + DIRECTORY.length + view.getUint16(at + 28, true)
    const encrypted = (view.getUint16(at + 8, true) & 1) === 1
    const method = view.getUint16(at + 10, true)
    if (encrypted || (method !== 0 && method !== 8)) throw new RangeError('not readable')
    const packed = view.getUint32(at + 20, true)
    const size = view.getUint32(at + 24, true)
    const rawName = archive.subarray(at + DIRECTORY.length, nameEnd)
    const from = contentStart(archive, view, view.getUint32(at + 42, true), rawName)
    if (from + packed > archive.length) throw new RangeError('cut off')
    const stored = archive.subarray(from, from + packed)
    yield { name: new TextDecoder().decode(rawName), size, content: () => unpacked(stored, method, size) }
    at = nameEnd + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
}

function unpacked(stored: Uint8Array, method: number, size: number): Uint8Array {
  // One byte more than stated: what fills it is larger than it says.
  const content = method === 0 ? stored.slice() : inflateSync(stored, { out: new Uint8Array(size + 1) })
  if (content.length !== size) throw new RangeError('not the stated size')
  return content
}

function endOf(view: DataView): number {
  const first = Math.max(0, view.byteLength - END.length - END.longestComment)
  for (let at = view.byteLength - END.length; at >= first; at--)
    if (view.getUint32(at, true) === END.signature) return at
  throw new RangeError('no directory')
}

/** Some programs read the name before the content, others the one in the directory: they are the same. */
function contentStart(archive: Uint8Array, view: DataView, at: number, name: Uint8Array): number {
  if (view.getUint32(at, true) !== LOCAL.signature) throw new RangeError('no local record')
  const length = view.getUint16(at + 26, true)
  const from = at + LOCAL.length
  if (length !== name.length || name.some((byte, place) => archive[from + place] !== byte))
    throw new RangeError('two names')
  return from + length + view.getUint16(at + 28, true)
}
