import { expect, test } from 'vitest'
import { joined, latin1 } from '../bytes.ts'
import { assemble } from '../package/assemble.ts'
import { openQpdf } from '../qpdf.ts'
import { prepareDocument } from './prepare-document.ts'

// What stands on a page is optional (ISO 32000-1, table 30): scanners write empty pages so.
test('a page without anything on it is prepared like any other', async () => {
  const pdf = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 300]>>endobj
trailer<</Root 1 0 R>>
%%EOF`
  const qpdf = await openQpdf()
  const document = await prepareDocument(latin1(pdf), qpdf)
  expect(document.pages.map(({ width, height }) => [width, height])).toEqual([[300, 300]])
  const { parts } = assemble([{ document, label: 'An empty page' }], { title: 'Package' })
  expect(await qpdf.check(joined(parts))).toEqual([])
})

test('a damaged file whose pages are lost is told as one without pages', async () => {
  const lost = latin1('%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF')
  await expect(prepareDocument(lost, await openQpdf())).rejects.toThrow('The PDF has no pages.')
})
