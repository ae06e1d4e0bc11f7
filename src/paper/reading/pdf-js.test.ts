import { expect, test } from 'vitest'
import { joined } from '../bytes.ts'
import { assemble } from '../package/assemble.ts'
import { composePages } from '../pages/compose.ts'
import { readPdf } from './read-pdf.ts'

test('reading a PDF leaves the language as it was', async () => {
  const document = composePages([{ kind: 'title', text: 'Words' }])
  const { pages } = await readPdf(joined(assemble([{ document, label: 'Letter' }], { title: 'Package' }).parts))
  expect(pages[0]?.text).toContain('Words')
  expect(String(Array.prototype.push)).toContain('[native code]')
})
