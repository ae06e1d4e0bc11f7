import { crc32, deflateSync } from 'node:zlib'
import { joined } from '#paper/bytes.ts'
import { heicSample } from '#paper/images/heic-sample.ts'
import { heicSampleShown } from '#paper/images/heic-sample-shown.ts'
import { prepareImage } from '#paper/images/prepare-image.ts'
import { assemble } from '#paper/package/assemble.ts'
import type { Block } from '#paper/pages/blocks.ts'
import { composePages } from '#paper/pages/compose.ts'
import type { PreparedDocument } from '#paper/types.ts'

/** A file of the demo, with its pages as the filing package takes them. */
export type SampleFile = {
  contentType: string
  extension: string
  bytes: Uint8Array
  prepared: PreparedDocument
  /** What it was converted to, where no browser shows it as it came. */
  shown?: { bytes: Uint8Array; contentType: string; name: string }
}

/** One page that looks like a paper and says that it is none. */
export const samplePaper = (title: string, rows: readonly (readonly [label: string, value: string])[]): SampleFile =>
  samplePages(title, [{ kind: 'rows', rows: rows.map(([label, value]) => ({ label, value })) }])

/** The same with a text of its own, such as a contract. */
export function samplePages(title: string, blocks: readonly Block[]): SampleFile {
  const prepared = composePages([
    { kind: 'title', text: title, subtitle: 'Sample document' },
    ...blocks,
    { kind: 'rule' },
    { kind: 'paragraph', small: true, text: 'Invented for the demo data. It was issued by nobody and proves nothing.' },
  ])
  const bytes = joined(assemble([{ document: prepared, label: title }], { title }).parts)
  return { contentType: 'application/pdf', extension: 'pdf', bytes, prepared }
}

/** The photo page of a passport, taken with a phone. */
export function sampleHeic(): SampleFile {
  const bytes = heicSample()
  const shown = { bytes: heicSampleShown(), contentType: 'image/jpeg', name: 'converted.jpg' }
  return { contentType: 'image/heic', extension: 'heic', bytes, shown, prepared: prepareImage(shown.bytes) }
}

const SIDE = 240

/** A passport-style picture of nobody: head and shoulders before a light wall. */
export function samplePhoto(): SampleFile {
  const rows: Buffer[] = []
  for (let y = 0; y < SIDE; y++) {
    // Each row of a PNG begins with its filter, none here.
    const row = Buffer.alloc(1 + SIDE * 3)
    for (let x = 0; x < SIDE; x++) row.set(colorAt(x - SIDE / 2, y), 1 + x * 3)
    rows.push(row)
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(SIDE, 0)
  header.writeUInt32BE(SIDE, 4)
  header.set([8, 2, 0, 0, 0], 8)
  const bytes = Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ])
  return { contentType: 'image/png', extension: 'png', bytes, prepared: prepareImage(bytes) }
}

function colorAt(x: number, y: number): readonly [number, number, number] {
  const head = (x / 46) ** 2 + ((y - 100) / 58) ** 2 <= 1
  const shoulders = (x / 96) ** 2 + ((y - 248) / 78) ** 2 <= 1
  if (head) return [206, 170, 142]
  return shoulders ? [64, 84, 120] : [236, 238, 242]
}

function chunk(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), content])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(content.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}
