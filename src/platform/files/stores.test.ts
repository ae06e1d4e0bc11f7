import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, open, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import S3rver from '@20minutes/s3rver'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { diskFileStore, sweepIncoming } from './disk-store.ts'
import { type FileStore, newFileKey, openFileStore, type S3Settings } from './store.ts'

const options = { contentType: 'application/pdf' }
let folder = ''
let s3: InstanceType<typeof S3rver>
let stores: Record<'disk' | 's3', FileStore>

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'files-'))
  s3 = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: path.join(folder, 's3'),
    configureBuckets: [{ name: 'visacare', configs: [] }],
  })
  const { port } = await s3.run()
  stores = {
    disk: await openFileStore({ dataDir: folder, s3: undefined }),
    s3: await openFileStore({ dataDir: folder, s3: s3At(port) }),
  }
})

afterAll(async () => {
  await s3.close()
  await rm(folder, { recursive: true, force: true })
})

describe.each(['disk', 's3'] as const)('the %s store', (name) => {
  test.each([0, 10, 300_000, 20 * 1024 * 1024])('gives back a file of %i bytes', async (size) => {
    const content = randomBytes(size)
    const key = newFileKey()
    await stores[name].put(key, inPieces(content), options)
    expect((await contentOf(await stores[name].get(key))).equals(content)).toBe(true)
  })

  test('replaces a file whole', async () => {
    const key = newFileKey()
    await stores[name].put(key, inPieces(Buffer.from('old and longer')), options)
    await stores[name].put(key, inPieces(Buffer.from('new')), options)
    expect((await contentOf(await stores[name].get(key))).toString()).toBe('new')
  })

  test('a deleted file is gone, and deleting again is fine', async () => {
    const key = newFileKey()
    await stores[name].put(key, inPieces(Buffer.from('x')), options)
    await stores[name].delete(key)
    await stores[name].delete(key)
    await expect(stores[name].get(key)).rejects.toMatchObject({ name: 'FileMissing' })
  })

  test.each(['', '../../etc/passwd', 'A'.repeat(32), `${'a'.repeat(32)}/x`, `${'a'.repeat(32)}\n`])(
    'never looks for the key %j',
    async (key) => {
      await expect(stores[name].get(key)).rejects.toMatchObject({ name: 'FileMissing' })
      await expect(stores[name].delete(key)).rejects.toMatchObject({ name: 'FileMissing' })
      await expect(stores[name].put(key, inPieces(Buffer.from('x')), options)).rejects.toMatchObject({
        name: 'FileMissing',
      })
    },
  )

  test('a stream that breaks leaves nothing', async () => {
    const before = await everyFile(folder)
    const key = newFileKey()
    await expect(stores[name].put(key, breakingAfter(100_000), options)).rejects.toThrow('the client went away')
    await expect(stores[name].get(key)).rejects.toMatchObject({ name: 'FileMissing' })
    expect(await everyFile(folder)).toEqual(before)
  })
})

test('in S3 the parts of a large stream that breaks are given up', async () => {
  // The store used above does not know AbortMultipartUpload, so this one only writes down what it is asked.
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${new URL(request.url ?? '', 'http://s3').searchParams}`)
    request.resume().on('end', () => {
      response.setHeader('etag', '"1"')
      response.end('<InitiateMultipartUploadResult><UploadId>u1</UploadId></InitiateMultipartUploadResult>')
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = address && typeof address === 'object' ? address.port : 0
  const store = await openFileStore({ dataDir: folder, s3: s3At(port) })
  await expect(store.put(newFileKey(), breakingAfter(20_000_000), options)).rejects.toThrow('the client went away')
  server.closeAllConnections()
  server.close()
  expect(asked.filter((line) => line.startsWith('PUT'))).toHaveLength(2)
  expect(asked.at(-1)).toMatch(/^DELETE .*uploadId=u1/)
})

test('on disk a full disk is refused cleanly and nothing is left', async () => {
  const own = path.join(folder, 'full')
  // /dev/full answers every write as a full disk does.
  const full = diskFileStore(own, () => open('/dev/full', 'w'))
  const key = newFileKey()
  await expect(full.put(key, inPieces(randomBytes(100_000)), options)).rejects.toMatchObject({ name: 'StorageFull' })
  expect(await everyFile(own)).toEqual([])
  const withRoom = diskFileStore(own)
  await withRoom.put(key, inPieces(Buffer.from('room again')), options)
  expect((await contentOf(await withRoom.get(key))).toString()).toBe('room again')
})

test('on disk files are fanned out and readable by their owner only', async () => {
  const key = newFileKey()
  await stores.disk.put(key, inPieces(Buffer.from('x')), options)
  const file = path.join(folder, 'files', key.slice(0, 2), key.slice(2, 4), key)
  expect((await readFile(file)).toString()).toBe('x')
})

test('what a crash left half written is swept once it is old', async () => {
  const own = path.join(folder, 'swept')
  const store = diskFileStore(own)
  await store.put(newFileKey(), inPieces(Buffer.from('x')), options)
  const [old, fresh] = [path.join(own, 'incoming', 'old'), path.join(own, 'incoming', 'fresh')]
  await writeFile(old, 'half')
  await writeFile(fresh, 'half')
  await utimes(old, 1_000, 1_000)
  expect(await sweepIncoming(own, new Date(2_000_000))).toBe(1)
  expect(await readdir(path.join(own, 'incoming'))).toEqual(['fresh'])
  expect(await sweepIncoming(path.join(own, 'nowhere'), new Date())).toBe(0)
})

function s3At(port: number): S3Settings {
  const endpoint = `http://127.0.0.1:${port}`
  return { bucket: 'visacare', endpoint, region: 'us-east-1', accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' }
}

function breakingAfter(size: number): Readable {
  return Readable.from(
    (async function* () {
      yield* inPieces(randomBytes(size))
      throw new Error('the client went away')
    })(),
  )
}

function inPieces(content: Buffer, size = 60_000): Readable {
  const pieces: Buffer[] = []
  for (let from = 0; from < content.length; from += size) pieces.push(content.subarray(from, from + size))
  return Readable.from(pieces)
}

async function contentOf(stream: Readable): Promise<Buffer> {
  const pieces: Buffer[] = []
  for await (const piece of stream) pieces.push(piece)
  return Buffer.concat(pieces)
}

async function everyFile(where: string): Promise<string[]> {
  const found = await readdir(where, { recursive: true, withFileTypes: true })
  return found
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort()
}
