import { expect, test } from 'vitest'
import { openMarks } from './open-marks.ts'
import { readParts, writeParts } from './parts.ts'
import { writeDocx } from './write.ts'
import { W } from './xml-text.ts'

const plain = writeDocx({ title: 'Demand', blocks: [{ kind: 'paragraph', text: 'Please pay.' }] })
const bytes = (text: string) => new TextEncoder().encode(text)

function changed(name: string, content: (before: string) => string): Uint8Array {
  const parts = readParts(plain)
  parts.set(name, bytes(content(new TextDecoder().decode(parts.get(name)))))
  return writeParts(parts)
}

test('a letter has open comments and suggestions until they are settled', () => {
  expect(openMarks(plain)).toEqual({ comments: false, suggestions: false })
  const suggested = changed('word/document.xml', (xml) =>
    xml.replace('</w:p>', '<w:del w:id="1" w:author="M"><w:r><w:delText>10k</w:delText></w:r></w:del></w:p>'),
  )
  expect(openMarks(suggested)).toEqual({ comments: false, suggestions: true })
  const noted = changed(
    'word/comments.xml',
    () => `<w:comments xmlns:w="${W}"><w:comment w:id="0" w:author="M"><w:p/></w:comment></w:comments>`,
  )
  expect(openMarks(noted)).toEqual({ comments: true, suggestions: false })
})
