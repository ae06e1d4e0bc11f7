import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { harmlessCell } from '#formats/spreadsheet-cell.ts'
import { type ZipSource, zipped } from '#platform/archive/zip-out.ts'

export type Archived = {
  /** Name inside the archive. */
  readonly name: string
  /** What the manifest says about it besides name, size and digest, in the order of its columns. */
  readonly about: readonly string[]
  /** Why it is not inside; then nothing is opened. */
  readonly leftOut?: string
  open(): Promise<Readable>
}

const MANIFEST = 'manifest.csv'

/** A zip archive, made while it is read: no file is held whole, and the manifest at its end has every digest. */
export const archiveOf = (files: readonly Archived[], columns: readonly string[]): AsyncGenerator<Buffer> =>
  zipped(entriesOf(files, columns), 'stored')

async function* entriesOf(files: readonly Archived[], columns: readonly string[]): AsyncGenerator<ZipSource> {
  const rows: string[][] = [['File', ...columns, 'Bytes', 'SHA-256', 'Note']]
  for (const { name, about, leftOut, open } of files) {
    if (leftOut === undefined) {
      const told = (size: number, digest: string) => rows.push([name, ...about, String(size), digest, ''])
      yield { name, content: counted(await open(), told) }
    } else rows.push([name, ...about, '', '', leftOut])
  }
  // The mark at its beginning tells Excel that it is UTF-8.
  const manifest = `\uFEFF${rows.map((row) => row.map(quoted).join(',')).join('\r\n')}\r\n`
  yield { name: MANIFEST, content: Readable.from([Buffer.from(manifest)]) }
}

async function* counted(
  content: AsyncIterable<Buffer>,
  told: (size: number, digest: string) => void,
): AsyncGenerator<Buffer> {
  const hash = createHash('sha256')
  let size = 0
  for await (const chunk of content) {
    hash.update(chunk)
    size += chunk.length
    yield chunk
  }
  told(size, hash.digest('hex'))
}

/** A value that begins like a formula is a text for every spreadsheet. */
const quoted = (value: string): string => `"${harmlessCell(value).replaceAll('"', '""')}"`

/** `01 Passport.pdf`: in the order of the case, each name once, nothing that leads to another folder. */
export function archiveName(index: number, total: number, what: string, fileName: string): string {
  const number = String(index + 1)
    .padStart(String(total).length, '0')
    .padStart(2, '0')
  const plain = what
    .normalize('NFC')
    .replace(/[\p{C}<>:"/\\|?*.]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 80)
  const extension = /\.[A-Za-z0-9]{1,8}$/.exec(fileName)?.[0]?.toLowerCase() ?? ''
  return `${number} ${plain || 'Document'}${extension}`
}
