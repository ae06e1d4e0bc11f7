import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { joined } from '../bytes.ts'
import { assemble } from '../package/assemble.ts'
import { composePages } from '../pages/compose.ts'
import { readPdf } from './read-pdf.ts'

// Asked of another realm: what is replaced here may replace how a function tells its source, too.
const sourceOf: (own: unknown) => string = runInNewContext('(own) => Function.prototype.toString.call(own)')

test('reading a PDF leaves the language as it was', async () => {
  const document = composePages([{ kind: 'title', text: 'Words' }])
  const { pages } = await readPdf(joined(assemble([{ document, label: 'Letter' }], { title: 'Package' }).parts))
  expect(pages[0]?.text).toContain('Words')
  for (const own of [Array.prototype.push, JSON.parse, JSON.stringify, Function.prototype.toString])
    expect(sourceOf(own)).toContain('[native code]')
})
