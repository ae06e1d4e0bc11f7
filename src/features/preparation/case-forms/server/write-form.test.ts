import { expect, test } from 'vitest'
import { joined } from '#paper/bytes.ts'
import { assemble } from '#paper/package/assemble.ts'
import { composePages } from '#paper/pages/compose.ts'
import { readPdf } from '#paper/reading/read-pdf.ts'
import { addendumBlocks, addendumEdges } from './write-form.ts'

const entry = (n: number) => ({
  page: 4,
  part: '4',
  item: `7.${n}`,
  label: 'Explanation',
  text: `Line one of entry ${n}.\nLine two of entry ${n}.`,
})

const longName = `NGUYEN ${'Minh Anh '.repeat(20)}`.trim()

test('every sheet of an addendum says whose it is and is signed; each entry has page, part, item and its whole text', async () => {
  const whose = { form: { name: 'I-539', parts: [] }, name: longName, aNumber: 'A012345678' }
  const entries = Array.from({ length: 20 }, (_, n) => entry(n))
  const document = composePages(addendumBlocks(whose, entries), addendumEdges(whose))
  const { pages } = await readPdf(joined(assemble([{ document, label: 'Addendum' }], { title: 'Addendum' }).parts))
  const text = pages.map((page) => page.text).join(' ')
  expect(pages.length).toBeGreaterThan(1)
  expect(text).toContain('Attached to Form I-539')
  for (const page of pages)
    for (const words of [`Name: ${longName}`, 'A-Number: A012345678', 'Signature and date'])
      expect(page.text).toContain(words)
  for (let n = 0; n < 20; n++) {
    expect(text).toContain(`Page 4, Part 4, Item 7.${n}`)
    expect(text).toContain(`Line two of entry ${n}.`)
  }
})
