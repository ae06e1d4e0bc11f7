import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { Zip, ZipPassThrough } from 'fflate'

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
export async function* archiveOf(files: readonly Archived[], columns: readonly string[]): AsyncGenerator<Buffer> {
  const ready: Buffer[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    ready.push(Buffer.from(chunk))
  })
  const rows: string[][] = [['File', ...columns, 'Bytes', 'SHA-256', 'Note']]
  for (const file of files) {
    if (file.leftOut !== undefined) {
      rows.push([file.name, ...file.about, '', '', file.leftOut])
      continue
    }
    const entry = new ZipPassThrough(file.name)
    const content = await file.open()
    zip.add(entry)
    const hash = createHash('sha256')
    let size = 0
    for await (const chunk of content as AsyncIterable<Buffer>) {
      hash.update(chunk)
      size += chunk.length
      entry.push(chunk)
      yield* ready.splice(0)
    }
    entry.push(new Uint8Array(0), true)
    rows.push([file.name, ...file.about, String(size), hash.digest('hex'), ''])
  }
  const manifest = new ZipPassThrough(MANIFEST)
  zip.add(manifest)
  // The mark at its beginning tells Excel that it is UTF-8.
  manifest.push(Buffer.from(`\uFEFF${rows.map((row) => row.map(quoted).join(',')).join('\r\n')}\r\n`), true)
  zip.end()
  yield* ready
}

/** A value that begins like a formula is a text for every spreadsheet. */
const quoted = (value: string): string => `"${value.replace(/^[=+\-@\t\r]/, "'$&").replaceAll('"', '""')}"`

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
