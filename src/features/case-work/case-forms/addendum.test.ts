import { expect, test } from 'vitest'
import { joined } from '#paper/bytes.ts'
import { assemble } from '#paper/package/assemble.ts'
import { composePages } from '#paper/pages/compose.ts'
import { readPdf } from '#paper/reading/read-pdf.ts'
import { addendumBlocks } from './addendum.ts'

const entry = (n: number) => ({
  page: 4,
  part: '4',
  item: `7.${n}`,
  label: 'Explanation',
  text: `Line one of entry ${n}.\nLine two of entry ${n}.`,
})

test('an addendum says whose it is, and of each entry page, part and item before its whole text', async () => {
  const blocks = addendumBlocks(
    { form: { name: 'I-539', parts: [] }, name: 'NGUYEN Minh Anh', aNumber: '012345678' },
    Array.from({ length: 20 }, (_, n) => entry(n)),
  )
  const document = composePages(blocks)
  const { pages } = await readPdf(joined(assemble([{ document, label: 'Addendum' }], { title: 'Addendum' }).parts))
  const text = pages.map((page) => page.text).join(' ')
  expect(pages.length).toBeGreaterThan(1)
  expect(text).toContain('Attached to Form I-539')
  expect(text).toContain('012345678')
  for (let n = 0; n < 20; n++) {
    expect(text).toContain(`Page 4, Part 4, Item 7.${n}`)
    expect(text).toContain(`Line two of entry ${n}.`)
  }
})
