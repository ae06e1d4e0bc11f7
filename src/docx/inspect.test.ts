import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { inspectDocx } from './inspect.ts'

const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
const RELS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const document = (inside: string) =>
  `<?xml version="1.0"?><w:document xmlns:w="${WORD}"><w:body>${inside}</w:body></w:document>`
const letter = document('<w:p><w:r><w:t>Dear Officer:</w:t></w:r></w:p>')
const types = '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>'
const rels = (kind: string, target: string, mode = ' TargetMode="External"') =>
  `<Relationships><Relationship Id="r1" Type="${RELS}/${kind}" Target="${target}"${mode}/></Relationships>`

function file(parts: Record<string, string | Uint8Array> = {}): Uint8Array {
  const all = { '[Content_Types].xml': types, 'word/document.xml': letter, ...parts }
  return zipSync(
    Object.fromEntries(
      Object.entries(all).map(([name, content]) => [name, typeof content === 'string' ? strToU8(content) : content]),
    ),
  )
}

test('a plain letter opens, links and charts included', () => {
  const parts = inspectDocx(
    file({
      'word/_rels/document.xml.rels': rels('hyperlink', 'https://www.uscis.gov'),
      'word/embeddings/sheet1.xlsx': new Uint8Array(8),
    }),
  )
  expect([...parts.keys()].slice(0, 2)).toEqual(['[Content_Types].xml', 'word/document.xml'])
})

const UTF16 = new Uint8Array(Buffer.from(`\ufeff<!DOCTYPE w [<!ENTITY a "aaaa">]>${letter}`, 'utf16le'))
const hostile: [string, Uint8Array, RegExp][] = [
  ['an empty file', new Uint8Array(0), /empty/],
  ['a web page', strToU8('\ufeff <!DOCTYPE html><html><body>Hello</body></html>'), /a web page/],
  ['a PDF', strToU8('%PDF-1.7'), /a PDF/],
  ['an old .doc', Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1), /old or password-protected/],
  ['a cut file', file().subarray(0, 200), /damaged/],
  [
    'a workbook',
    zipSync({ '[Content_Types].xml': strToU8(types), 'xl/workbook.xml': strToU8('<x/>') }),
    /an Excel workbook/,
  ],
  ['a part outside of the file', file({ '../../evil.xml': '<x/>' }), /damaged/],
  ['two parts of one name', file({ 'word/Document.xml': letter }), /damaged/],
  ['a zip bomb', file({ 'word/media/a.png': new Uint8Array(30 * 1024 * 1024) }), /unpacks to far more/],
  [
    'too many parts',
    file(Object.fromEntries(Array.from({ length: 2_001 }, (_, at) => [`word/x${at}.xml`, '<x/>']))),
    /unpacks to far more/,
  ],
  ['entity expansion', file({ 'word/styles.xml': '<!DOCTYPE w [<!ENTITY a "aaaa">]><w>&a;</w>' }), /XML entities/],
  ['entities in another encoding', file({ 'word/styles.xml': UTF16 }), /XML entities/],
  ['macros', file({ 'word/vbaProject.bin': new Uint8Array(4) }), /macros/],
  [
    'a renamed .docm',
    file({ '[Content_Types].xml': '<Types ContentType="application/vnd.ms-word.document.macroEnabled.main+xml"/>' }),
    /macros/,
  ],
  ['an embedded program', file({ 'word/embeddings/oleObject1.bin': new Uint8Array(4) }), /embedded program/],
  [
    'a picture from outside',
    file({ 'word/_rels/document.xml.rels': rels('image', 'https://spy.example/p.png') }),
    /fetches a picture/,
  ],
  [
    'a template from outside',
    file({ 'word/_rels/settings.xml.rels': rels('attachedTemplate', 'file:///\\\\host\\t.dotm') }),
    /fetches its template/,
  ],
  [
    'a target outside without saying so',
    file({ 'word/_rels/document.xml.rels': rels('image', '\\\\host\\p.png', '') }),
    /fetches a picture/,
  ],
  [
    'a link that runs a program',
    file({ 'word/_rels/document.xml.rels': rels('hyperlink', 'javascript:alert(1)') }),
    /runs a program/,
  ],
  [
    'a field that starts a program, cut into runs',
    file({
      'word/document.xml': document(
        '<w:r><w:instrText>DDE</w:instrText></w:r><w:r><w:instrText>AUTO c:\\x </w:instrText></w:r>',
      ),
    }),
    /starts a program/,
  ],
]

test.each(hostile)('%s is refused with a sentence', (_, bytes, words) => {
  expect(() => inspectDocx(bytes)).toThrow(words)
  expect(() => inspectDocx(bytes)).toThrow(/^[A-Z].*\.$/)
})

test('an archive that holds more than its directory says is refused', () => {
  const bytes = file({ 'word/styles.xml': `<x>${'a'.repeat(50_000)}</x>` })
  // The size in the central directory (APPNOTE.TXT 4.3.12), of the last entry.
  const at = Buffer.from(bytes).lastIndexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02]))
  new DataView(bytes.buffer).setUint32(at + 24, 10, true)
  expect(() => inspectDocx(bytes)).toThrow(/damaged|far more/)
})
