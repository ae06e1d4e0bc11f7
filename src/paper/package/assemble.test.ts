import { expect, test } from 'vitest'
import { joined } from '#paper/bytes.ts'
import { sampleValues } from '#paper/gate/sample-values.ts'
import { composePages } from '#paper/pages/compose.ts'
import { prepareDocument } from '#paper/prepare/prepare-document.ts'
import { readPdf } from '#paper/reading/read-pdf.ts'
import { blanksKind, preparedBlank, sharedQpdf } from '../../../tests/setup/blanks.ts'
import { fillEditable } from '../fill/editable.ts'
import { assemble } from './assemble.ts'

const qpdf = await sharedQpdf()
const g28 = await preparedBlank('g-28')
const i765 = await preparedBlank('i-765')
const textField = (template: typeof g28) => template.fields.find(({ kind }) => kind === 'text')?.name ?? ''

test('forms, letters and exhibits become one file with bookmarks, page labels and page numbers', async () => {
  const letter = composePages([{ kind: 'title', text: 'Cover letter' }])
  const filledElsewhere = joined(fillEditable(i765, new Map([[textField(i765), 'FILLED']])).parts)
  const exhibit = await prepareDocument(filledElsewhere, qpdf)
  const { parts, pages, problems } = assemble(
    [
      { document: letter, label: 'Letter' },
      { document: g28, label: 'G-28', values: new Map([[textField(g28), 'ONE']]), pageLabel: 'G-28 ' },
      { document: g28, label: 'G-28 again', values: new Map([[textField(g28), 'TWO']]) },
      { document: exhibit, label: 'Exhibit A', stamp: 'Exhibit A', bookmarks: [{ page: 1, title: 'Second page' }] },
    ],
    { title: 'Petition of Łukasz', pageNumber: (page, all) => `Page ${page} of ${all}` },
  )
  const pdf = joined(parts)
  expect(await qpdf.check(pdf)).toEqual([])
  expect(problems).toHaveLength(4)
  const read = await readPdf(pdf)
  expect(read.pages).toHaveLength(pages)
  expect(read.info.Title).toBe('Petition of Łukasz')
  expect(read.outline).toEqual(['Letter', 'G-28', 'G-28 again', 'Exhibit A'])
  expect(read.pageLabels?.slice(0, 3)).toEqual(['Letter p. 1', 'G-28 1', 'G-28 2'])
  const texts = read.pages.map(({ text }) => text)
  expect(texts[0]).toContain('Cover letter')
  expect(texts[0]).toContain(`Page 1 of ${pages}`)
  expect(texts.filter((text) => text.includes('ONE'))).toHaveLength(1)
  expect(texts.filter((text) => text.includes('TWO'))).toHaveLength(1)
  expect(texts.at(-1)).toContain('Exhibit A')
  expect(texts.some((text) => text.includes('FILLED'))).toBe(true)
  expect(read.pages.flatMap(({ widgets }) => widgets)).toEqual([])
})

test('the same form twice costs little more than once', () => {
  const size = (count: number) => {
    const item = { document: i765, label: 'I-765', values: sampleValues(i765) }
    return joined(
      assemble(
        Array.from({ length: count }, () => item),
        { title: 'Twice' },
      ).parts,
    ).length
  }
  expect(size(2)).toBeLessThan(size(1) * 1.4)
})

test('forms of one agency share its seal and fonts', () => {
  const size = (...documents: (typeof g28)[]) =>
    joined(
      assemble(
        documents.map((document) => ({ document, label: 'Form' })),
        { title: 'Shared' },
      ).parts,
    ).length
  // The seal alone is 100 KB; stand-ins have none.
  const atLeast = blanksKind === 'official' ? 100_000 : 10_000
  expect(size(g28, i765)).toBeLessThan(size(g28) + size(i765) - atLeast)
})

test('the same package is the same file', () => {
  const make = () =>
    joined(assemble([{ document: g28, label: 'G-28', values: sampleValues(g28) }], { title: 'Same' }).parts)
  expect(Buffer.compare(make(), make())).toBe(0)
})

test('an item may bring some pages of its document only, and then nothing of the others', async () => {
  const values = new Map([[textField(g28), 'ONCE MORE']])
  const whole = { document: g28, label: 'G-28' }
  const some = { document: g28, label: 'G-28, further sheet', values, pages: [0, 2] }
  const { parts, pages } = assemble([whole, some], { title: 'Sheets', pageNumber: (page, all) => `${page} of ${all}` })
  const pdf = joined(parts)
  expect(await qpdf.check(pdf)).toEqual([])
  const read = await readPdf(pdf)
  expect(read.pages).toHaveLength(pages)
  expect(pages).toBe(g28.pages.length + 2)
  expect(read.pages.map(({ text }) => text.includes('ONCE MORE')).lastIndexOf(true)).toBe(g28.pages.length)
  expect(read.pages.at(-1)?.text).toContain(`${pages} of ${pages}`)
  const alone = joined(assemble([some], { title: 'Sheets' }).parts)
  expect(await qpdf.check(alone)).toEqual([])
  expect((await readPdf(alone)).pages).toHaveLength(2)
})
