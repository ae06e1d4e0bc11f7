import { deflateSync } from 'node:zlib'
import { strToU8, zipSync } from 'fflate'
import { heicSample } from '#paper/images/heic-sample.ts'
import { writeBase } from '#paper/pdf/write-base.ts'
import { wordFile } from '../features/support/word-files.ts'

// Files that were made to keep a reader busy, to fill the memory or to break it. All are small, and built here.

const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'
const body = (inside: string) => `<w:document ${W}><w:body>${inside}</w:body></w:document>`
const word = (inside: string, parts: Record<string, string | Uint8Array> = {}) =>
  wordFile('x', { 'word/document.xml': body(inside), ...parts })

const nested = (levels: number) => '<w:p><w:r>'.repeat(levels) + '</w:r></w:p>'.repeat(levels)
const attributes = Array.from({ length: 50_000 }, (_, at) => `a${at}="1"`).join(' ')
const LAUGHS = '<!DOCTYPE a [<!ENTITY b "haha"><!ENTITY c "&b;&b;&b;&b;"><!ENTITY d "&c;&c;&c;&c;">]><a>&d;</a>'

export const deepWord = (levels = 60_000) => word(nested(levels))

/**
 * The directory of a zip names its last entry `times` more, each under a name of its own: one packed part is unpacked again
 * and again. Records of PKWARE's APPNOTE.TXT 6.3.10 §4.3.12.
 */
function overlapping(zip: Uint8Array, times: number): Uint8Array {
  const file = Buffer.from(zip)
  const end = file.length - 22
  const directory = file.readUInt32LE(end + 16)
  const last = file.lastIndexOf(Buffer.from('PK\x01\x02', 'latin1'))
  const again = Array.from({ length: times }, (_, at) => {
    const name = Buffer.from(`word/again${at}.xml`)
    const record = Buffer.from(file.subarray(last, last + 46))
    record.writeUInt16LE(name.length, 28)
    return Buffer.concat([record, name])
  })
  const tail = Buffer.from(file.subarray(end))
  const size = again.reduce((sum, each) => sum + each.length, end - directory)
  tail.writeUInt16LE(file.readUInt16LE(end + 8) + times, 8)
  tail.writeUInt16LE(file.readUInt16LE(end + 10) + times, 10)
  tail.writeUInt32LE(size, 12)
  return Buffer.concat([file.subarray(0, end), ...again, tail])
}

export const wordFiles = {
  'nested 60,000 deep': deepWord,
  'nested deep in a part beside the text': () => word('', { 'word/header1.xml': nested(60_000) }),
  'with an element of 50,000 attributes': () => word(`<w:p ${attributes}/>`),
  'with entities': () => word('', { 'word/settings.xml': LAUGHS }),
  'that unpacks to 24 MB': () => word('', { 'word/media/zeros.bin': new Uint8Array(24 * 1024 ** 2) }),
  'with one part under 20,000 names': () =>
    overlapping(word('', { 'word/again.xml': `<a>${' '.repeat(500_000)}</a>` }), 20_000),
} as const

/** Nothing that a word processor opens, and long to look through for whoever looks for the end of each. */
export const endlessTags = () => word('<w:instrText'.repeat(300_000))
/** Well within what may come in, and more than anybody writes. */
export const wideWord = () => word('<w:p/>'.repeat(800_000))
/** Fields that do not exist, each a little like some that do. */
export const wordOfFields = () => word(`<w:p><w:r><w:t>{{person.${'fullNam'.repeat(4_000)}}}</w:t></w:r></w:p>`)

const sheet = (rows: string) => `<worksheet><sheetData>${rows}</sheetData></worksheet>`
const RELS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const workbook = (parts: Record<string, string>) => {
  const all = {
    '[Content_Types].xml': '<Types/>',
    'xl/workbook.xml': `<workbook xmlns:r="${RELS}"><sheets><sheet name="a" sheetId="1" r:id="r1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="r1" Type="${RELS}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="r2" Type="${RELS}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': sheet('<row r="1"><c r="A1"><v>1</v></c></row>'),
    ...parts,
  }
  return zipSync(Object.fromEntries(Object.entries(all).map(([name, text]) => [name, strToU8(text)])))
}

export const tables = {
  'people.xlsx with a cell at the end of the sheet': () =>
    workbook({
      'xl/worksheets/sheet1.xml': sheet(
        '<row r="1"><c r="A1"><v>1</v></c></row><row r="1048576"><c r="XFD1048576"><v>1</v></c></row>',
      ),
    }),
  'people.xlsx nested 60,000 deep': () => workbook({ 'xl/worksheets/sheet1.xml': sheet(nested(60_000)) }),
  'people.xlsx with 400,000 shared texts': () =>
    workbook({ 'xl/sharedStrings.xml': `<sst>${'<si><t>x</t></si>'.repeat(400_000)}</sst>` }),
  'people.csv of one line': () => strToU8(','.repeat(200_000)),
  'people.csv of one cell': () => strToU8(`Name\n"${'x'.repeat(8_000_000)}`),
  'people.csv of quotation marks': () => strToU8(`Name\n${'"a" '.repeat(1_000_000)}`),
} as const

const TREE = [
  { object: 1, text: '<</Type/Catalog/Pages 2 0 R>>' },
  { object: 2, text: '<</Type/Pages/Kids[3 0 R]/Count 1>>' },
]
const PAGE = '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]'

/** `of` pages one in the other, the last one a page. */
const treeOf = (levels: number) => {
  const node = (object: number) => `<</Type/Pages/Kids[${object + 1} 0 R]/Count 1/Parent ${object - 1} 0 R>>`
  const nodes = Array.from({ length: levels }, (_, at) => ({ object: at + 2, text: node(at + 2) }))
  return [{ object: 1, text: '<</Type/Catalog/Pages 2 0 R>>' }, ...nodes, { object: levels + 2, text: `${PAGE}>>` }]
}

/** Tables of references that each name another one; the first has the file's own end for the one before it. */
function tablesOf(count: number, before: (place: number, length: number) => number): Buffer {
  const head = '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n'
  const pad = (offset: number) => String(offset).padStart(10, '0')
  const table = (previous: number) =>
    `xref\n0 1\n0000000000 65535 f \ntrailer<</Size 3/Root 1 0 R/Prev ${pad(previous)}>>\n`
  const { length } = table(0)
  const places = Array.from({ length: count }, (_, at) => head.length + at * length)
  const tables = places.map((place) => table(before(place, length)))
  return Buffer.from(`${head}${tables.join('')}startxref\n${places.at(-1)}\n%%EOF\n`)
}

export const pdfs = {
  'with 10,000 tables of references, one before the other': () => tablesOf(10_000, (place, length) => place - length),
  'with tables of references that go in a circle': () => tablesOf(2, (place) => place),
  'of object streams without end': () => Buffer.from(`%PDF-1.7\n${'/ObjStm stream\n'.repeat(600_000)}`),
  'with an object stream of 90 MB': () =>
    Buffer.concat([
      Buffer.from('%PDF-1.7\n1 0 obj<</Type/ObjStm>>stream\n'),
      deflateSync(Buffer.alloc(90 * 1024 ** 2, 32)),
      Buffer.from('\nendstream'),
    ]),
  'with a tree of pages 3,000 deep': () => Buffer.from(writeBase(treeOf(3_000), '/Root 1 0 R').pdf),
  'with values nested 50,000 deep': () =>
    Buffer.from(
      writeBase(
        [...TREE, { object: 3, text: `${PAGE}/Of ${'['.repeat(50_000)}${']'.repeat(50_000)}>>` }],
        '/Root 1 0 R',
      ).pdf,
    ),
} as const

/** A signature whose inside is nested 40,000 deep (X.690 8.1.3.6, lengths that are not said). */
export const sealedDeep = () => {
  const hex = '3080'.repeat(40_000)
  const head = '%PDF-1.7\n1 0 obj<</Type/Sig/Contents'
  const tail = `/ByteRange[0 ${head.length} ${head.length + hex.length + 2} 10]>>endobj\n%%EOF          `
  return Buffer.from(`${head}<${hex}>${tail}`)
}

const chunk = (type: string, data: Uint8Array) => {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  return Buffer.concat([length, Buffer.from(type), data, Buffer.alloc(4)])
}
const png = (width: number, height: number, rows: Uint8Array) => {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 6], 8)
  const start = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  return Buffer.concat([start, chunk('IHDR', header), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))])
}

export const pictures = {
  'of 60,000 by 60,000 dots': () => png(60_000, 60_000, Buffer.alloc(1000)),
  'that unpacks to 36 MB': () => png(3_000, 3_000, Buffer.alloc(3_000 * (1 + 4 * 3_000))),
} as const

/** A TIFF whose list of pages leads back to its first. */
export const tiffLoop = () => Buffer.from('49492a0008000000010000010300010000000100000008000000', 'hex')

/** A photo of a phone that claims to be 60,000 dots wide and high (`ispe`, ISO/IEC 23008-12 6.5.3). */
export const hugeHeic = () => {
  const bytes = Buffer.from(heicSample())
  const at = bytes.indexOf('ispe') + 8
  bytes.writeUInt32BE(60_000, at)
  bytes.writeUInt32BE(60_000, at + 4)
  return bytes
}

const boundary = (level: number) => `b${level}`
const opened = (level: number) =>
  `--${boundary(level)}\r\nContent-Type: multipart/mixed; boundary="${boundary(level + 1)}"\r\n\r\n`

export const mails = {
  'of 10,000 parts in each other': (head: string) =>
    `${head}Content-Type: multipart/mixed; boundary="b0"\r\n\r\n${Array.from({ length: 10_000 }, (_, at) => opened(at)).join('')}`,
  'with 100,000 lines above it': (head: string) =>
    `${head}${Array.from({ length: 100_000 }, (_, at) => `X-Line-${at}: ${at}\r\n`).join('')}\r\nHello.`,
  'with 50,000 addressees': (head: string) =>
    `${head}Cc: ${Array.from({ length: 50_000 }, (_, at) => `"A ${at}" <a${at}@x.example>`).join(',\r\n ')}\r\n\r\nHello.`,
  'of brackets': (head: string) => `${head}Content-Type: text/html\r\n\r\n${'<div>'.repeat(30_000)}`,
} as const
