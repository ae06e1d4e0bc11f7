import { inflateSync, type Zippable, zipSync } from 'fflate'
import { DocxRefused } from './refused.ts'

/** The parts of a .docx by name, in the order of the file. */
export type Parts = Map<string, Uint8Array>

/** Real letters stay far below. The ratio counts above a size that harms nobody. */
export const LIMITS = {
  file: 25 * 1024 * 1024,
  entries: 2_000,
  unpacked: 100 * 1024 * 1024,
  ratio: 200,
  harmless: 10 * 1024 * 1024,
} as const

export const CONTENT_TYPES = '[Content_Types].xml'
export const DOCUMENT = 'word/document.xml'

/** Unpacks within limits that are read from the directory, before anything is unpacked. */
export function readParts(bytes: Uint8Array): Parts {
  if (bytes.length > LIMITS.file) throw new DocxRefused('FILE_TOO_LARGE', 'The document is larger than 25 MB.')
  if (bytes.length === 0) throw new DocxRefused('FILE_CONTENT', 'The file is empty.')
  if (!startsWith(bytes, [0x50, 0x4b, 0x03, 0x04])) throw notADocx(bytes)
  const allow = limited(bytes.length)
  try {
    const entries = [...zipEntries(bytes)]
    for (const entry of entries) allow(entry)
    const parts: Parts = new Map()
    for (const { name, content } of entries) if (!name.endsWith('/')) parts.set(name, content())
    if (!parts.has(CONTENT_TYPES) || !parts.has(DOCUMENT)) throw otherOffice(parts)
    return parts
  } catch (error) {
    throw error instanceof DocxRefused ? error : damaged()
  }
}

/** The same parts give the same bytes: no time of day gets in. */
export function writeParts(parts: Parts): Uint8Array {
  // The first day a zip file can name.
  const mtime = new Date(1980, 0, 1)
  const files: Zippable = {}
  for (const [name, content] of parts) files[name] = [content, { mtime, level: isPacked(name) ? 0 : 6 }]
  return zipSync(files)
}

const isPacked = (name: string) => /\.(?:png|jpe?g|gif)$/i.test(name)

function limited(fileSize: number) {
  let total = 0
  const names = new Set<string>()
  return ({ name, size }: ZipEntry): void => {
    total += size
    if (names.size >= LIMITS.entries || total > LIMITS.unpacked) throw bomb()
    if (total > LIMITS.harmless && total > fileSize * LIMITS.ratio) throw bomb()
    // Two parts of one name are read differently by different programs; a part is never outside of its file.
    const plain = name.toLowerCase()
    if (names.has(plain) || /^[\\/]|\\|(?:^|\/)\.\.(?:\/|$)/.test(name)) throw damaged()
    names.add(plain)
  }
}

const startsWith = (bytes: Uint8Array, head: readonly number[]) => head.every((byte, at) => bytes[at] === byte)

/** What else it is, in words, so that the sender knows what to do. */
function notADocx(bytes: Uint8Array): DocxRefused {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 512)).replaceAll('\0', '').trimStart()
  const found = /^(?:\u00ef\u00bb\u00bf)?\s*<(?:!doctype html|html|head|body|script)/i.test(head)
    ? 'a web page. Open it in Word and save it as .docx'
    : head.startsWith('%PDF-')
      ? 'a PDF. Open it in Word and save it as .docx'
      : startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])
        ? 'an old or password-protected Word file. Save it as .docx without a password'
        : head.startsWith('{\\rtf')
          ? 'a rich text file. Open it in Word and save it as .docx'
          : 'something else. Open it in Word and save it as .docx'
  return new DocxRefused('FILE_CONTENT', `The file is named .docx, but it is ${found}.`)
}

function otherOffice(parts: Parts): DocxRefused {
  const what = parts.has('xl/workbook.xml')
    ? 'an Excel workbook'
    : parts.has('ppt/presentation.xml')
      ? 'a PowerPoint presentation'
      : 'not a Word document'
  return new DocxRefused('FILE_CONTENT', `The file is named .docx, but it is ${what}.`)
}

const bomb = () => new DocxRefused('FILE_COMPRESSION', 'The document unpacks to far more than a letter should.')
const damaged = () => new DocxRefused('FILE_CONTENT', 'The document is damaged or protected and cannot be read.')

type ZipEntry = { readonly name: string; readonly size: number; content(): Uint8Array }

// The numbers below are offsets in the records of PKWARE's APPNOTE.TXT 6.3.10 §4.3.
const END = { signature: 0x06054b50, length: 22, longestComment: 0xffff }
const DIRECTORY = { signature: 0x02014b50, length: 46 }
const LOCAL = { signature: 0x04034b50, length: 30 }

/**
 * The entries as the directory lists them, unpacked one by one and never beyond their stated size. What is inconsistent
 * throws: a reader that cuts a part where the directory says it ends would check less than the next program reads.
 */
function* zipEntries(archive: Uint8Array): Generator<ZipEntry> {
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
