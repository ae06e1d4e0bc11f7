import { fileExtension } from '#formats/file-name.ts'
import { UploadRefused } from './refusal.ts'

/** What may be uploaded, and how the content proves that it is what the name claims. */
export type FileKind = {
  readonly extension: string
  readonly contentType: string
  readonly content: 'text' | 'office' | ((head: string) => boolean)
}

const isPdf = (head: string) => head.startsWith('%PDF-')
const isPng = (head: string) => head.startsWith('\x89PNG\r\n\x1a\n')
const isJpeg = (head: string) => head.startsWith('\xff\xd8\xff')
const isTiff = (head: string) => head.startsWith('II*\0') || head.startsWith('MM\0*')
// ISO/IEC 23008-12: the file type box names a brand of the HEIF family.
const isHeic = (head: string) => /^ftyp(?:hei[cxms]|hev[cxms]|mif1|msf1)/.test(head.slice(4))

const fileKinds: readonly FileKind[] = [
  { extension: 'pdf', contentType: 'application/pdf', content: isPdf },
  { extension: 'png', contentType: 'image/png', content: isPng },
  { extension: 'jpg', contentType: 'image/jpeg', content: isJpeg },
  { extension: 'jpeg', contentType: 'image/jpeg', content: isJpeg },
  { extension: 'tif', contentType: 'image/tiff', content: isTiff },
  { extension: 'tiff', contentType: 'image/tiff', content: isTiff },
  { extension: 'heic', contentType: 'image/heic', content: isHeic },
  { extension: 'heif', contentType: 'image/heic', content: isHeic },
  { extension: 'csv', contentType: 'text/csv; charset=utf-8', content: 'text' },
  { extension: 'txt', contentType: 'text/plain; charset=utf-8', content: 'text' },
  {
    extension: 'docx',
    contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    content: 'office',
  },
  {
    extension: 'xlsx',
    contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    content: 'office',
  },
  // What a package was written from: the product writes it, and nobody uploads it.
  { extension: 'json', contentType: 'application/json', content: 'text' },
]

const ownExtensions = ['json']
const allExtensions = fileKinds.map(({ extension }) => extension).filter((each) => !ownExtensions.includes(each))

/** What lies in the store of a tenant: what was sent, and what the product made of it. */
export const storedExtensions: readonly string[] = [...allExtensions, ...ownExtensions]

/** Decided from the name alone; the type a browser claims is never asked. */
export function kindOf(fileName: string, allowed: readonly string[] = allExtensions): FileKind {
  const extension = fileExtension(fileName)
  const kind = fileKinds.find((known) => known.extension === extension && allowed.includes(extension))
  if (kind) return kind
  const problem = extension === '' ? 'A file needs an extension' : `Files ending in .${extension} are not accepted`
  throw new UploadRefused('FILE_TYPE', `${problem}. Accepted are ${allowed.join(', ')}.`)
}

/** How many bytes of the start are enough to know a type. */
export const headLength = 4100

/** The first bytes must agree with the extension. */
export async function checkHead(kind: FileKind, head: Buffer): Promise<void> {
  if (head.length === 0) throw new UploadRefused('FILE_EMPTY', 'The file is empty.')
  if (kind.content === 'text') return checkText(kind, head)
  const agrees = kind.content === 'office' ? isZip : kind.content
  if (!agrees(head.toString('latin1', 0, headLength))) throw contradiction(kind, await looksLike(head))
}

/** Text has no signature, but no binary file does without control bytes either. Any 8-bit encoding passes. */
export function checkText(kind: FileKind, piece: Buffer): void {
  if (piece.subarray(0, 5).toString('latin1') === '%PDF-') throw contradiction(kind, 'a .pdf file')
  for (const byte of piece)
    if (byte < 0x20 && !allowedControls.has(byte))
      throw new UploadRefused('FILE_CONTENT', `This is not plain text. Save the .${kind.extension} file as UTF-8.`)
}

export function contradiction(kind: Pick<FileKind, 'extension'>, found: string | undefined): UploadRefused {
  const what = found ? `it looks like ${found}` : 'its content is something else'
  return new UploadRefused('FILE_CONTENT', `The file is named .${kind.extension}, but ${what}.`)
}

// Tab, line feed, form feed, carriage return and the DOS end-of-file mark.
const allowedControls = new Set([0x09, 0x0a, 0x0c, 0x0d, 0x1a])

const isZip = (head: string) => head.startsWith('PK\x03\x04')

/** Only for the sentence; asked of the first bytes alone, and loaded when a file is refused. */
async function looksLike(head: Buffer): Promise<string | undefined> {
  const { fileTypeFromBuffer } = await import('file-type')
  const found = await fileTypeFromBuffer(head.subarray(0, headLength)).catch(() => undefined)
  if (!found) return undefined
  // Old .doc and .xls files and password-protected new ones share the compound file signature.
  return found.ext === 'cfb' ? 'an old or password-protected Office file' : `a .${found.ext} file`
}
