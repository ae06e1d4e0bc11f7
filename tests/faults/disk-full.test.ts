import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import * as fs from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, describe, expect, inject, it } from 'vitest'
import { makeBackup } from '#platform/backup/backup.ts'
import { generateKeyring } from '#platform/crypto/keyring.ts'
import { diskFileStore } from '#platform/files/disk-store.ts'
import { readFile, storeFile } from '#platform/files/receive.ts'
import { StorageFull } from '#platform/files/store.ts'
import { inDatabase } from '../setup/databases.ts'
import { freshDatabase } from '../setup/templates.ts'
import { fillWithDemo } from './demo-folder.ts'
import { endAll, scratchFolder, signedIn, startProcess, until } from './processes.ts'

const scratch = scratchFolder()
const mounted: string[] = []

afterAll(async () => {
  await endAll()
  for (const place of mounted) execFileSync('umount', [place])
  rmSync(scratch, { recursive: true, force: true })
})

/** A disk of this size, where we may mount one; otherwise undefined. */
function smallDisk(name: string, megabytes: number): string | undefined {
  const place = join(scratch, name)
  mkdirSync(place)
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=711`, 'tmpfs', place], { stdio: 'ignore' })
  } catch {
    return undefined
  }
  mounted.push(place)
  chmodSync(place, 0o711)
  return place
}

/** A store that runs out of room after a megabyte: on a real small disk, or told so where none can be mounted. */
function smallStore() {
  const disk = smallDisk('files', 1)
  if (disk)
    return {
      folder: disk,
      store: diskFileStore(disk),
      makeRoom: () => rmSync(join(disk, 'ballast'), { force: true }),
      fill: () => writeFileSync(join(disk, 'ballast'), Buffer.alloc(600_000)),
    }
  const folder = join(scratch, 'told')
  let full = false
  const openNew = async (file: string) => {
    const handle = await fs.open(file, 'wx', 0o600)
    const write = handle.write.bind(handle) as (piece: Buffer, from: number) => Promise<{ bytesWritten: number }>
    let written = 0
    const limited = async (piece: Buffer, from: number) => {
      written += piece.length - from
      if (full && written > 400_000) throw Object.assign(new Error('no room'), { code: 'ENOSPC' })
      return write(piece, from)
    }
    return Object.assign(handle, { write: limited }) as unknown as fs.FileHandle
  }
  return {
    folder,
    store: diskFileStore(folder, openNew),
    makeRoom: () => {
      full = false
    },
    fill: () => {
      full = true
    },
  }
}

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== 'ballast')
    .map(({ name }) => name)

describe('a full disk', () => {
  it('refuses a file cleanly, leaves no half of it, and takes it when there is room again', async () => {
    const { folder, store, fill, makeRoom } = smallStore()
    const vault = { files: store, keyring: generateKeyring() }
    const keep = (bytes: number) =>
      storeFile(vault, {
        content: Readable.from([Buffer.alloc(bytes / 2, 1), Buffer.alloc(bytes / 2, 2)]),
        tenant: 'company:1',
        contentType: 'application/pdf',
      })
    const first = await keep(100_000)
    fill()
    await expect(keep(500_000)).rejects.toThrow(StorageFull)
    expect(filesIn(folder)).toEqual([first.key])
    makeRoom()
    const second = await keep(500_000)
    expect(filesIn(folder).sort()).toEqual([first.key, second.key].sort())
    let length = 0
    for await (const chunk of await readFile(vault, { tenant: 'company:1', file: second.key })) length += chunk.length
    expect(length).toBe(500_000)
  })

  it('under the database: writes are refused with 503, reads go on or are refused, nothing acknowledged is lost', async () => {
    const disk = smallDisk('database', 160) ?? scratchFolder()
    await fillWithDemo(disk)
    const server = await startProcess('server', { DATA_DIR: disk })
    const admin = await signedIn(server.url, 'admin@visacare.demo')
    const write = (value: string) => admin.at(server.url).post('/api/common-details', { commonName: 'full', value })
    const acknowledged: string[] = []
    const tryWrite = async (value: string) => {
      const { status } = await write(value)
      if (status === 200) acknowledged.push(value)
      return status
    }
    expect(await tryWrite('first')).toBe(200)
    const ballast = join(disk, 'ballast')
    const refusals = new Set<number>()
    if (mounted.includes(disk)) {
      fillUp(ballast)
      // The log has room left in its open segment: it takes a while until the disk is really needed.
      await until(
        async () => {
          for (let n = 0; n < 20; n++) {
            const status = await tryWrite(`${'x'.repeat(150)} ${acknowledged.length} ${refusals.size} ${n}`)
            if (status !== 200) refusals.add(status)
          }
          return refusals.size > 0 || acknowledged.length > 2_000
        },
        60_000,
        'the disk to be full',
      )
      rmSync(ballast)
      expect(refusals).toEqual(new Set([503]))
    }
    expect(server.isRunning()).toBe(true)
    await until(async () => (await tryWrite(`after ${Math.random()}`)) === 200, 20_000, 'the recovery')
    const { body } = await admin.at(server.url).get('/api/common-details/full')
    expect(body.items.map(({ value }: { value: string }) => value)).toEqual(expect.arrayContaining(acknowledged))
    await server.end('SIGTERM')
  })

  it('fails a backup whole', async () => {
    const disk = smallDisk('backups', 1)
    // Where no disk can be mounted, a place that is none has to do.
    const to = join(disk ?? '/dev/full', 'all.visacare')
    if (disk) fillUp(join(disk, 'ballast'))
    const ownerUrl = inDatabase(inject('ownerUrl'), await freshDatabase(inject('ownerUrl')))
    const made = makeBackup({
      ownerUrl,
      keyring: generateKeyring(),
      files: diskFileStore(scratch),
      to,
      now: new Date(),
    })
    await expect(made).rejects.toThrow(disk ? 'no space left on device' : /./)
    if (disk) expect(filesIn(disk)).toEqual([])
  })
})

/** Takes all room but a page or two. */
function fillUp(path: string): void {
  const block = Buffer.alloc(64 * 1024)
  for (const size of [block.length, 4096]) {
    for (;;) {
      try {
        writeFileSync(path, block.subarray(0, size), { flag: 'a' })
      } catch {
        break
      }
    }
  }
}
