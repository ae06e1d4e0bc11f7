import { randomBytes } from 'node:crypto'
import * as fs from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { assertFileKey, FileMissing, type FileStore, StorageFull } from './store.ts'

/**
 * Files in a folder, fanned out by the first two digits of the key. A file is written beside, forced to disk and
 * then renamed, so a crash or a full disk leaves either the whole file or none.
 */
export function diskFileStore(folder: string, openNew: OpenNew = (file) => fs.open(file, 'wx', 0o600)): FileStore {
  const incoming = path.join(folder, incomingFolder)
  return {
    async put(key, content) {
      assertFileKey(key)
      const target = pathOf(folder, key)
      const temporary = path.join(incoming, `${key}-${randomBytes(4).toString('hex')}`)
      try {
        await fs.mkdir(incoming, { recursive: true, mode: 0o700 })
        await writeWhole(temporary, content, openNew)
        await fs.mkdir(path.dirname(target), { recursive: true, mode: 0o700 })
        await fs.rename(temporary, target)
        await syncFolder(path.dirname(target))
      } catch (error) {
        await fs.rm(temporary, { force: true })
        throw noRoom.has(codeOf(error)) ? new StorageFull({ cause: error }) : error
      } finally {
        content.destroy()
      }
    },

    async get(key) {
      assertFileKey(key)
      // Opened before the stream is handed out, so that a missing file is an answer and not a broken download.
      const handle = await missingAsSuch(fs.open(pathOf(folder, key), 'r'))
      return handle.createReadStream({ highWaterMark: 256 * 1024 })
    },

    async delete(key) {
      assertFileKey(key)
      await fs.rm(pathOf(folder, key), { force: true })
    },
  }
}

/** Removes what a crash left half written. Old ones only: another node may be writing into the same folder. */
export async function sweepIncoming(folder: string, olderThan: Date): Promise<number> {
  const incoming = path.join(folder, incomingFolder)
  let removed = 0
  for (const name of await fs.readdir(incoming).catch(() => [])) {
    const file = path.join(incoming, name)
    const { mtime } = await fs.stat(file).catch(() => ({ mtime: undefined }))
    if (!mtime || mtime >= olderThan) continue
    await fs.rm(file, { force: true })
    removed++
  }
  return removed
}

type OpenNew = (file: string) => Promise<fs.FileHandle>

const incomingFolder = 'incoming'
const noRoom = new Set<string | undefined>(['ENOSPC', 'EDQUOT', 'EFBIG'])

function pathOf(folder: string, key: string): string {
  return path.join(folder, key.slice(0, 2), key.slice(2, 4), key)
}

async function writeWhole(file: string, content: Readable, openNew: OpenNew): Promise<void> {
  const handle = await openNew(file)
  try {
    for await (const piece of content) await writeAll(handle, piece)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

// A single write may take only a part of the bytes when room runs out.
async function writeAll(handle: fs.FileHandle, piece: Buffer): Promise<void> {
  for (let from = 0; from < piece.length; ) {
    const { bytesWritten } = await handle.write(piece, from)
    from += bytesWritten
  }
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await fs.open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

async function missingAsSuch<Result>(opening: Promise<Result>): Promise<Result> {
  try {
    return await opening
  } catch (error) {
    throw codeOf(error) === 'ENOENT' ? new FileMissing() : error
  }
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined
}
