import { createHash, randomBytes } from 'node:crypto'
import { mkdtemp, readdir, readFile as readFromDisk, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { deflateRawSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { addKey, dropOldKeys, generateKeyring } from '#platform/crypto/keyring.ts'
import { diskFileStore } from './disk-store.ts'
import { readFile, receiveUpload, rewrapFile, storeFile, type Upload } from './receive.ts'

const keyring = generateKeyring()
const tenant = 'company:7'
let folder = ''
let vault: Parameters<typeof receiveUpload>[0]

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'uploads-'))
  vault = { files: diskFileStore(folder), keyring }
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const pdf = Buffer.from('%PDF-1.7\nplanted-123-45-6789\n%%EOF')
const png = Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), randomBytes(5000)])
const jpeg = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), randomBytes(100)])
const tiff = Buffer.concat([Buffer.from('II*\0'), randomBytes(100)])
const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic'), randomBytes(50)])
const contentTypes = '<?xml version="1.0"?><Types xmlns="urn:x"/>'
const docxParts = { '[Content_Types].xml': contentTypes, 'word/document.xml': '<w:document>Hello</w:document>' }
const xlsxParts = { '[Content_Types].xml': contentTypes, 'xl/workbook.xml': '<workbook/>' }

describe('accepted', () => {
  test.each([
    ['passport scan.pdf', pdf, 'passportscan.pdf', 'application/pdf'],
    ['photo.PNG', png, 'photo.png', 'image/png'],
    ['photo.jpg', jpeg, 'photo.jpg', 'image/jpeg'],
    ['photo.jpeg', jpeg, 'photo.jpeg', 'image/jpeg'],
    ['fax.tif', tiff, 'fax.tif', 'image/tiff'],
    ['phone.heic', heic, 'phone.heic', 'image/heic'],
    ['people.csv', Buffer.from('name,city\r\nJosé,Lomé\n'), 'people.csv', 'text/csv; charset=utf-8'],
    ['old.txt', Buffer.from('Jos\xe9', 'latin1'), 'old.txt', 'text/plain; charset=utf-8'],
    ['日本.txt', Buffer.from('BMW, MZ and other starts'), 'file.txt', 'text/plain; charset=utf-8'],
    ['letter.docx', zip(docxParts), 'letter.docx', expect.stringContaining('wordprocessingml')],
    ['sheet.xlsx', zip(xlsxParts), 'sheet.xlsx', expect.stringContaining('spreadsheetml')],
  ])('%s', async (fileName, content, name, contentType) => {
    const received = await receiveUpload(vault, upload(fileName, content))
    expect(received).toMatchObject({ name, contentType, size: content.length })
    expect(received.sha256.equals(createHash('sha256').update(content).digest())).toBe(true)
    expect((await contentOf(await readFile(vault, { tenant, file: received.key }))).equals(content)).toBe(true)
  })

  test('a large file in many pieces', async () => {
    const content = Buffer.concat([pdf, randomBytes(3_000_000)])
    const { key, size } = await receiveUpload(vault, upload('big.pdf', content))
    expect(size).toBe(content.length)
    expect((await contentOf(await readFile(vault, { tenant, file: key }))).equals(content)).toBe(true)
  })

  test('and nothing of it is on the disk in plain', async () => {
    await receiveUpload(vault, upload('passport.pdf', pdf))
    const [file = ''] = await everyFile()
    expect((await readFromDisk(file)).includes('planted')).toBe(false)
  })
})

describe('refused, with nothing left behind', () => {
  const huge = Buffer.concat([pdf, Buffer.alloc(2_000_000)])
  const lying = zip(docxParts, { 'word/media/a.bin': { content: Buffer.alloc(50_000), claimedSize: 10 } })
  const utf16 = Buffer.from('\ufeff<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "b">]><x/>', 'utf16le')
  const nested = (levels: number) => '<w:p><w:r>'.repeat(levels) + '</w:r></w:p>'.repeat(levels)
  const nested16 = Buffer.from(`\ufeff${nested(2_000)}`, 'utf16le')
  const attributed = `<x ${Array.from({ length: 20_000 }, (_, at) => `a${at}=""`).join(' ')}/>`
  const padded = `<?xml version="1.0"?><!--${'x'.repeat(200_000)}--><!DOCTYPE x><x/>`

  test.each([
    ['another extension', 'setup.exe', pdf, 'FILE_TYPE'],
    ['no extension', 'setup', pdf, 'FILE_TYPE'],
    ['an extension that hides another', 'a.pdf.html', pdf, 'FILE_TYPE'],
    ['macro documents by name', 'a.docm', zip(docxParts), 'FILE_TYPE'],
    ['an empty file', 'a.pdf', Buffer.alloc(0), 'FILE_EMPTY'],
    ['an empty Office file', 'a.docx', Buffer.alloc(0), 'FILE_EMPTY'],
    ['a picture named .pdf', 'a.pdf', jpeg, 'FILE_CONTENT'],
    ['a page named .png', 'a.png', Buffer.from('<html><script>alert(1)</script>'), 'FILE_CONTENT'],
    ['a .pdf named .txt', 'a.txt', Buffer.from('%PDF-1.4'), 'FILE_CONTENT'],
    ['a program named .csv', 'a.csv', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(90)]), 'FILE_CONTENT'],
    ['binary after a long text', 'a.txt', Buffer.concat([Buffer.alloc(9000, 'a'), Buffer.alloc(9)]), 'FILE_CONTENT'],
    ['a sheet named .docx', 'a.docx', zip(xlsxParts), 'FILE_CONTENT'],
    ['a plain archive named .docx', 'a.docx', zip({ 'a.txt': 'x' }), 'FILE_CONTENT'],
    ['an archive cut short', 'a.docx', zip(docxParts).subarray(0, 100), 'FILE_CONTENT'],
    ['an old Office file', 'a.docx', Buffer.from('d0cf11e0a1b11ae1'.padEnd(1200, '0'), 'hex'), 'FILE_CONTENT'],
    ['a directory that points outside', 'a.docx', pointingOutside(), 'FILE_CONTENT'],
    ['a file above the limit', 'a.pdf', huge, 'FILE_TOO_LARGE'],
    ['an archive that unpacks enormously', 'a.docx', bomb(101 * 1024 * 1024), 'FILE_COMPRESSION'],
    ['an archive packed too tightly', 'a.docx', bomb(30 * 1024 * 1024), 'FILE_COMPRESSION'],
    ['an entry larger than it says', 'a.docx', lying, 'FILE_COMPRESSION'],
    ['overlapping entries', 'a.docx', overlapping(), 'FILE_COMPRESSION'],
    ['macros', 'a.docx', zip({ ...docxParts, 'word/vbaProject.bin': 'x' }), 'FILE_MACROS'],
    [
      'macros by content type',
      'a.xlsx',
      zip({
        ...xlsxParts,
        '[Content_Types].xml': '<Types ct="application/vnd.ms-excel.sheet.macroEnabled.main+xml"/>',
      }),
      'FILE_MACROS',
    ],
    [
      'XML entities',
      'a.docx',
      zip({ ...docxParts, 'word/styles.xml': '<!DOCTYPE x [<!ENTITY a "b">]><x/>' }),
      'FILE_ENTITIES',
    ],
    ['XML entities in UTF-16', 'a.docx', zip({ ...docxParts, 'word/styles.xml': utf16 }), 'FILE_ENTITIES'],
    ['XML entities behind much padding', 'a.xlsx', zip({ ...xlsxParts, 'xl/a.xml': padded }), 'FILE_ENTITIES'],
    ['XML nested without end', 'a.docx', zip({ ...docxParts, 'word/document.xml': nested(60_000) }), 'FILE_STRUCTURE'],
    ['XML nested without end in UTF-16', 'a.xlsx', zip({ ...xlsxParts, 'xl/a.xml': nested16 }), 'FILE_STRUCTURE'],
    ['an element of attributes', 'a.xlsx', zip({ ...xlsxParts, 'xl/a.xml': attributed }), 'FILE_STRUCTURE'],
  ])('%s', async (_, fileName, content, code) => {
    const refused = receiveUpload(vault, { ...upload(fileName, content), maximumSize: 1_000_000 })
    await expect(refused).rejects.toMatchObject({ name: 'UploadRefused', code, message: expect.stringMatching(/\.$/) })
    expect(await everyFile()).toEqual([])
  })

  test('a multipart stream that was cut off at its limit', async () => {
    const stream = Object.assign(inPieces(pdf), { truncated: true })
    await expect(receiveUpload(vault, { stream, fileName: 'a.pdf', tenant })).rejects.toMatchObject({
      code: 'FILE_TOO_LARGE',
    })
    expect(await everyFile()).toEqual([])
  })

  test('a stream that breaks', async () => {
    const stream = Readable.from(
      (async function* () {
        yield Buffer.concat([pdf, randomBytes(200_000)])
        throw new Error('the client went away')
      })(),
    )
    await expect(receiveUpload(vault, { stream, fileName: 'a.pdf', tenant })).rejects.toThrow('the client went away')
    expect(await everyFile()).toEqual([])
  })

  test('an extension this place does not take', async () => {
    const refused = receiveUpload(vault, { ...upload('a.pdf', pdf), allowed: ['png', 'jpg'] })
    await expect(refused).rejects.toThrow('Files ending in .pdf are not accepted. Accepted are png, jpg.')
  })

  test('the rest of a refused upload is heard to the end', async () => {
    const stream = inPieces(huge)
    await expect(receiveUpload(vault, { stream, fileName: 'a.pdf', tenant, maximumSize: 1000 })).rejects.toThrow()
    if (!stream.readableEnded) await new Promise((resolve) => stream.once('end', resolve))
    expect(stream.readableEnded).toBe(true)
  })
})

test('a store that is full is reported as such', async () => {
  const { StorageFull } = await import('./store.ts')
  const full = {
    ...vault.files,
    put: async (_key: string, content: Readable) => {
      content.destroy()
      throw new StorageFull()
    },
  }
  await expect(receiveUpload({ ...vault, files: full }, upload('a.pdf', pdf))).rejects.toMatchObject({
    name: 'StorageFull',
  })
})

test('a file does not open for another tenant', async () => {
  const { key } = await receiveUpload(vault, upload('a.pdf', pdf))
  const stream = await readFile(vault, { tenant: 'company:8', file: key })
  await expect(contentOf(stream)).rejects.toThrow('cannot be opened')
})

test('what the product makes is stored and read the same way, and survives a rotation', async () => {
  const { key, size } = await storeFile(vault, { content: inPieces(pdf), tenant, contentType: 'application/pdf' })
  expect(size).toBe(pdf.length)
  const rotated = addKey(keyring)
  await rewrapFile({ ...vault, keyring: rotated }, { tenant, file: key }, 'application/pdf')
  const later = { ...vault, keyring: dropOldKeys(rotated) }
  expect((await contentOf(await readFile(later, { tenant, file: key }))).equals(pdf)).toBe(true)
  expect(await everyFile()).toHaveLength(1)
})

function upload(fileName: string, content: Buffer): Upload {
  return { stream: inPieces(content), fileName, tenant }
}

function inPieces(content: Buffer, size = 3_000): Readable {
  const pieces: Buffer[] = []
  for (let from = 0; from < content.length; from += size) pieces.push(content.subarray(from, from + size))
  return Readable.from(pieces)
}

async function contentOf(stream: Readable): Promise<Buffer> {
  const pieces: Buffer[] = []
  for await (const piece of stream) pieces.push(piece)
  return Buffer.concat(pieces)
}

async function everyFile(): Promise<string[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true })
  return found.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name))
}

type Part = { content: Buffer; claimedSize?: number; localAt?: number }

function zip(parts: Record<string, string | Buffer>, special: Record<string, Part> = {}): Buffer {
  const all = Object.entries(parts).map(([name, content]): [string, Part] => [name, { content: Buffer.from(content) }])
  const bodies: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const [name, part] of [...all, ...Object.entries(special)]) {
    const packed = deflateRawSync(part.content)
    const size = part.claimedSize ?? part.content.length
    const local = Buffer.alloc(30)
    local.writeUInt32LE(0x04034b50)
    local.writeUInt16LE(8, 8)
    local.writeUInt32LE(packed.length, 18)
    local.writeUInt32LE(size, 22)
    local.writeUInt16LE(Buffer.byteLength(name), 26)
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(0x02014b50)
    entry.writeUInt16LE(8, 10)
    entry.writeUInt32LE(packed.length, 20)
    entry.writeUInt32LE(size, 24)
    entry.writeUInt16LE(Buffer.byteLength(name), 28)
    entry.writeUInt32LE(part.localAt ?? at, 42)
    const body = Buffer.concat([local, Buffer.from(name), packed])
    bodies.push(body)
    directory.push(entry, Buffer.from(name))
    at += body.length
  }
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50)
  end.writeUInt16LE(directory.length / 2, 8)
  end.writeUInt16LE(directory.length / 2, 10)
  end.writeUInt32LE(Buffer.concat(directory).length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...bodies, ...directory, end])
}

function bomb(size: number): Buffer {
  return zip(docxParts, { 'word/media/a.bin': { content: Buffer.alloc(size) } })
}

function overlapping(): Buffer {
  return zip(docxParts, { 'word/a.xml': { content: Buffer.from('<a/>'), localAt: 0 } })
}

function pointingOutside(): Buffer {
  return zip(docxParts, { 'word/a.xml': { content: Buffer.from('<a/>'), localAt: 0x7fffffff } })
}
