import { createHash } from 'node:crypto'
import { ArchiveManifest, MANIFEST_PATH, recordsPath } from './manifest.ts'
import { ArchiveRefused } from './problems.ts'
import type { Row } from './translate.ts'
import { unzipped } from './zip-in.ts'

export type OpenArchive = () => Promise<AsyncIterable<Buffer>>
export type ReadArchive = { manifest: ArchiveManifest; records: ReadonlyMap<string, readonly Row[]> }
type TakeFile = (path: string, content: AsyncIterable<Buffer>) => Promise<void>

/** What the records of one archive may unpack to together: they are held in memory, all of them at once. */
const MOST_RECORD_BYTES = 512 * 1024 * 1024
/** The largest firms have a tenth of it. A short row takes far more memory than it has bytes. */
const MOST_ROWS = 2_000_000
/** Deeper than any record of the product goes; what works on a row calls itself for each level. */
const DEEPEST = 64

/** The records of an archive, each part held against the manifest. Files pass through `take`, one after the other. */
export async function readArchive(open: OpenArchive, take: TakeFile): Promise<ReadArchive> {
  const records = new Map<string, Row[]>()
  const digests = new Map<string, { bytes: number; sha256: string }>()
  let manifest: ArchiveManifest | undefined
  let room = MOST_RECORD_BYTES
  let rows = MOST_ROWS
  for await (const { name, content } of unzipped(open)) {
    // A second entry of the same name would be checked in place of the first.
    if (digests.has(name)) throw changed(name)
    const hash = createHash('sha256')
    const measured = { bytes: 0 }
    const passing = watched(content, hash, measured)
    if (name.startsWith('files/')) {
      await take(name, passing)
    } else {
      const wanted = name === MANIFEST_PATH || name.startsWith('records/')
      const pieces: Buffer[] = []
      for await (const piece of passing) {
        if (!wanted) continue
        room -= piece.length
        rows -= linesIn(piece)
        if (room < 0 || rows < 0)
          throw new ArchiveRefused('The records of this archive are larger than can be imported at once.')
        pieces.push(piece)
      }
      if (name === MANIFEST_PATH) manifest = manifestIn(Buffer.concat(pieces))
      else if (wanted) records.set(name, rowsIn(Buffer.concat(pieces)))
    }
    digests.set(name, { ...measured, sha256: hash.digest('hex') })
  }
  if (!manifest) throw new ArchiveRefused('This is no archive of VisaCare: it has no manifest.')
  const found = new Map<string, readonly Row[]>()
  for (const [table, { rows, sha256 }] of Object.entries(manifest.tables)) {
    const path = recordsPath(table)
    const held = records.get(path)
    if (held?.length !== rows || digests.get(path)?.sha256 !== sha256) throw changed(path)
    found.set(table, held)
  }
  for (const { path, sha256 } of manifest.files) if (digests.get(path)?.sha256 !== sha256) throw changed(path)
  return { manifest, records: found }
}

const changed = (path: string) =>
  new ArchiveRefused(`The archive was changed or cut off: ${path} is not what the manifest says.`)

async function* watched(
  content: AsyncIterable<Buffer>,
  hash: { update(piece: Buffer): unknown },
  measured: { bytes: number },
): AsyncGenerator<Buffer> {
  for await (const piece of content) {
    hash.update(piece)
    measured.bytes += piece.length
    yield piece
  }
}

function manifestIn(bytes: Buffer): ArchiveManifest {
  const parsed = ArchiveManifest.safeParse(jsonIn(bytes.toString('utf8')))
  if (!parsed.success) throw new ArchiveRefused('This is no archive of VisaCare, or one of another version.')
  return parsed.data
}

const rowsIn = (bytes: Buffer): Row[] =>
  bytes
    .toString('utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const row = jsonIn(line)
      if (typeof row !== 'object' || row === null || Array.isArray(row) || isTooDeep(row)) throw notReadable()
      return row as Row
    })

function linesIn(piece: Buffer): number {
  let lines = 0
  for (let at = piece.indexOf(LINE_END); at >= 0; at = piece.indexOf(LINE_END, at + 1)) lines++
  return lines
}
const LINE_END = 0x0a

// Level by level and not by recursion, which a million brackets would exhaust.
function isTooDeep(row: object): boolean {
  let level: object[] = [row]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > DEEPEST) return true
    level = level.flatMap((each) => Object.values(each).filter((one) => typeof one === 'object' && one !== null))
  }
  return false
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw notReadable()
  }
}
const notReadable = () => new ArchiveRefused('The archive is damaged: its records cannot be read.')
