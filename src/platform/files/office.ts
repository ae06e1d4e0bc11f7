import { XmlTooMuch, xmlWatch } from '#formats/xml-limits.ts'
import { contradiction } from './kinds.ts'
import { UploadRefused } from './refusal.ts'
import { readZip, unpack, type ZipEntry } from './zip.ts'

/**
 * A .docx or .xlsx is what it claims, unpacks to a sane size, is nested no deeper than office programs do it, and carries no
 * macros and no XML entities.
 */
export async function checkOffice(extension: string, content: Uint8Array): Promise<void> {
  const entries = readZip(Buffer.from(content.buffer, content.byteOffset, content.length))
  const names = new Set(entries.map((entry) => entry.name))
  const mainPart = mainParts[extension]
  if (!mainPart || !names.has('[Content_Types].xml') || !names.has(mainPart))
    throw contradiction({ extension }, undefined)
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
  const watched = isXml ? watchedXml() : () => {}
  let tail = ''
  // Every entry is unpacked, so that none can be larger than it says.
  for await (const piece of unpack(entry)) {
    if (!isXml) continue
    // Without its zero bytes UTF-16 reads like ASCII here.
    const text = tail + piece.toString('latin1').replaceAll('\0', '')
    if (/<!(?:DOCTYPE|ENTITY)/.test(text))
      throw new UploadRefused('FILE_ENTITIES', 'The Office file declares XML entities, which no office program writes.')
    if (/macroEnabled/.test(text) && entry.name === '[Content_Types].xml') throw macros()
    watched(piece)
    tail = text.slice(-overlap)
  }
}

/** Its brackets are single bytes in UTF-8; in UTF-16 other letters have those bytes too. */
function watchedXml(): (piece: Buffer) => void {
  const watch = xmlWatch()
  let decoder: TextDecoder | undefined
  return (piece) => {
    decoder ??= new TextDecoder(encodings[piece.toString('hex', 0, 2)] ?? 'latin1')
    try {
      watch(decoder.decode(piece, { stream: true }))
    } catch (error) {
      if (!(error instanceof XmlTooMuch)) throw error
      throw new UploadRefused('FILE_STRUCTURE', `The Office file ${error.message}, which no office program writes.`)
    }
  }
}

const encodings: Readonly<Record<string, string>> = { fffe: 'utf-16le', feff: 'utf-16be' }

function macros(): UploadRefused {
  return new UploadRefused('FILE_MACROS', 'The Office file contains macros. Save it without macros and try again.')
}
