import { contradiction, type FileKind } from './kinds.ts'
import { UploadRefused } from './refusal.ts'
import { readZip, unpack, type ZipEntry } from './zip.ts'

/** A .docx or .xlsx is what it claims, unpacks to a sane size, and carries no macros and no XML entities. */
export async function checkOffice(kind: FileKind, content: Buffer): Promise<void> {
  const entries = readZip(content)
  const names = new Set(entries.map((entry) => entry.name))
  const mainPart = mainParts[kind.extension]
  if (!mainPart || !names.has('[Content_Types].xml') || !names.has(mainPart)) throw contradiction(kind, undefined)
  if (entries.some((entry) => macroPart.test(entry.name))) throw macros()
  for (const entry of entries) await checkEntry(entry)
}

const mainParts: Readonly<Record<string, string>> = { docx: 'word/document.xml', xlsx: 'xl/workbook.xml' }
const macroPart = /vbaProject|vbaData|\/macrosheets\/|\/activeX\//i
const xmlPart = /\.(?:xml|rels|vml)$/i

/** Long enough to find a marker that is cut in two by a piece's end, in two-byte encodings too. */
const overlap = 64

async function checkEntry(entry: ZipEntry): Promise<void> {
  const isXml = xmlPart.test(entry.name)
  let tail = ''
  // Every entry is unpacked, so that none can be larger than it says.
  for await (const piece of unpack(entry)) {
    if (!isXml) continue
    // Without its zero bytes UTF-16 reads like ASCII here.
    const text = tail + piece.toString('latin1').replaceAll('\0', '')
    if (/<!(?:DOCTYPE|ENTITY)/.test(text))
      throw new UploadRefused('FILE_ENTITIES', 'The Office file declares XML entities, which no office program writes.')
    if (/macroEnabled/.test(text) && entry.name === '[Content_Types].xml') throw macros()
    tail = text.slice(-overlap)
  }
}

function macros(): UploadRefused {
  return new UploadRefused('FILE_MACROS', 'The Office file contains macros. Save it without macros and try again.')
}
