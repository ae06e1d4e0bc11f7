import { expect, test } from 'vitest'
import { joined } from '#paper/bytes.ts'
import { assemble } from '#paper/package/assemble.ts'
import { openQpdf } from '#paper/qpdf.ts'
import { readPdf } from '#paper/reading/read-pdf.ts'
import type { Block } from './blocks.ts'
import { composePages } from './compose.ts'

const qpdf = await openQpdf()

async function composed(blocks: readonly Block[], options = {}) {
  const pdf = joined(assemble([{ document: composePages(blocks, options), label: 'Pages' }], { title: 'Pages' }).parts)
  expect(await qpdf.check(pdf)).toEqual([])
  return (await readPdf(pdf)).pages.map(({ text }) => text.replace(/\s+/g, ' '))
}

test('a letter, a sheet of answers and an index can be read', async () => {
  const [page = ''] = await composed(
    [
      { kind: 'title', text: 'Answers', subtitle: 'Form I-765, edition 08/21/25' },
      { kind: 'heading', text: 'Part 2. Information About You' },
      { kind: 'paragraph', text: 'Dear Officer,\nplease find enclosed' },
      { kind: 'list', items: ['Form G-28', 'Form I-765'], numbered: true },
      { kind: 'rows', rows: [{ label: 'Family name', value: 'Nguyễn' }] },
      {
        kind: 'table',
        columns: [
          { title: 'Item', share: 0.2 },
          { title: 'Pages', share: 0.8, align: 'right' },
        ],
        rows: [['A', '12']],
      },
      { kind: 'rule' },
      { kind: 'space', height: 20 },
      { kind: 'paragraph', text: 'Very truly yours', bold: true },
    ],
    { header: ['Acme Inc.', 'Case 17'], footer: ['VisaCare', 'Page {page} of {pages}'] },
  )
  for (const text of [
    'Answers',
    'Part 2.',
    'please find enclosed',
    '2.',
    'Nguyễn',
    'Pages',
    '12',
    'Case 17',
    'Page 1 of 1',
  ])
    expect(page).toContain(text)
})

test('long texts, rows and tables go on on the next page, tables with their heads', async () => {
  const long = Array.from({ length: 120 }, (_, index) => `word${index}`)
  const pages = await composed([
    { kind: 'paragraph', text: `${long.join(' ')}\n`.repeat(12) },
    { kind: 'table', columns: [{ title: 'Exhibit', share: 1 }], rows: long.map((word) => [word]) },
    { kind: 'rows', rows: [{ label: 'Explanation', value: long.join('\n') }] },
  ])
  expect(pages.length).toBeGreaterThan(4)
  const all = pages.join(' ')
  expect(all.match(/word119\b/g)).toHaveLength(14)
  expect(all.match(/Exhibit/g)?.length).toBeGreaterThan(1)
})

test('a tab sheet is alone on its page', async () => {
  const pages = await composed([
    { kind: 'paragraph', text: 'before' },
    { kind: 'tab', text: 'Exhibit A', detail: 'Passport' },
    { kind: 'pageBreak' },
    { kind: 'paragraph', text: 'after' },
  ])
  expect(pages.map((text) => text.trim())).toEqual(['before', 'Exhibit A Passport', 'after'])
})

test('nothing at all is one empty page', async () => {
  expect(await composed([])).toEqual([''])
})
