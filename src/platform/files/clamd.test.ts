import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readConfig } from '#platform/config.ts'
import { generateKeyring } from '#platform/crypto/keyring.ts'
import { clamd } from './clamd.ts'
import { diskFileStore } from './disk-store.ts'
import { receiveUpload } from './receive.ts'

const EICAR = 'X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'
const keyring = generateKeyring()

/** A small clamd: reads zINSTREAM and its pieces to the end, then answers as it is told to. */
const speaking = (answer: (content: Buffer) => string | undefined) =>
  createServer((socket: Socket) => {
    let heard = Buffer.alloc(0)
    socket.on('error', () => {})
    socket.on('data', (data) => {
      heard = Buffer.concat([heard, data])
      const content = whole(heard)
      if (!content) return
      const said = answer(content)
      if (said !== undefined) socket.end(`${said}\0`)
    })
  })

/** The content, once the piece of no length has come. */
function whole(heard: Buffer): Buffer | undefined {
  const begin = 'zINSTREAM\0'
  if (!heard.subarray(0, begin.length).equals(Buffer.from(begin))) return undefined
  const pieces: Buffer[] = []
  for (let at = begin.length; at + 4 <= heard.length; ) {
    const length = heard.readUInt32BE(at)
    if (length === 0) return Buffer.concat(pieces)
    pieces.push(heard.subarray(at + 4, at + 4 + length))
    at += 4 + length
  }
  return undefined
}

let folder = ''
let server: Server | undefined
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'clamd-'))
})
afterEach(async () => {
  server?.close()
  await rm(folder, { recursive: true, force: true })
})

async function received(content: Buffer, answer: (content: Buffer) => string | undefined, patience?: number) {
  server = speaking(answer)
  const listening = server
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve))
  const { port } = listening.address() as AddressInfo
  const vault = {
    files: diskFileStore(path.join(folder, 'files')),
    keyring,
    scanner: clamd({ host: '127.0.0.1', port }, patience),
  }
  return receiveUpload(vault, { stream: Readable.from([content]), fileName: 'a.pdf', tenant: 'company:7' })
}
const stored = async () =>
  (await readdir(folder, { recursive: true, withFileTypes: true })).filter((each) => each.isFile())
const found = (content: Buffer) => (content.includes(EICAR) ? 'stream: Eicar-Test-Signature FOUND' : 'stream: OK')

describe('an upload', () => {
  test('that is clean is stored; the scanner has seen all of it', async () => {
    const content = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(3_000_000, 'x')])
    let seen = 0
    const { size } = await received(content, (all) => {
      seen = all.length
      return found(all)
    })
    expect([size, seen]).toEqual([content.length, content.length])
    expect(await stored()).toHaveLength(1)
  })

  test('with a virus is refused with its name, and nothing stays', async () => {
    const refused = received(Buffer.from(`%PDF-1.7\n${EICAR}`), found)
    await expect(refused).rejects.toMatchObject({
      code: 'FILE_INFECTED',
      message: 'A virus was found in this file (Eicar-Test-Signature). It was not stored.',
    })
    expect(await stored()).toEqual([])
  })

  test.each([
    ['says that it will not look', () => 'INSTREAM size limit exceeded. ERROR'],
    ['says something else', () => 'stream: OK FOUND OK'],
    ['says nothing', () => undefined],
  ])('is refused when the scanner %s', async (_title, answer) => {
    await expect(received(Buffer.from('%PDF-1.7\n'), answer, 300)).rejects.toMatchObject({ name: 'ScannerAway' })
    expect(await stored()).toEqual([])
  })

  test('is refused when there is no scanner at the address', async () => {
    const vault = {
      files: diskFileStore(path.join(folder, 'files')),
      keyring,
      scanner: clamd({ path: path.join(folder, 'none') }),
    }
    const refused = receiveUpload(vault, {
      stream: Readable.from([Buffer.from('%PDF-1.7\n')]),
      fileName: 'a.pdf',
      tenant: 'x',
    })
    await expect(refused).rejects.toMatchObject({ name: 'ScannerAway' })
    expect(await stored()).toEqual([])
  })
})

describe('the setting', () => {
  test.each([
    ['clamav:3310', { host: 'clamav', port: 3310 }],
    ['tcp://10.0.0.5:3310', { host: '10.0.0.5', port: 3310 }],
    ['[::1]:3310', { host: '::1', port: 3310 }],
    ['/run/clamav/clamd.ctl', { path: '/run/clamav/clamd.ctl' }],
  ])('%s', (value, means) => {
    expect(readConfig({ CLAMD: value }).clamd).toEqual(means)
  })

  test.each(['clamav', 'clamav:0', 'clamav:99999', 'https://clamav:3310'])('%s is refused', (value) => {
    expect(() => readConfig({ CLAMD: value })).toThrow(/^The setting CLAMD is not usable: it must be [^.]+\.$/)
  })
})
