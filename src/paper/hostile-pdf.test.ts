import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { sharedQpdf } from '../../tests/setup/blanks.ts'
import { UnpacksTooMuch } from './pdf/unpacking.ts'
import { type WritableObject, writeBase } from './pdf/write-base.ts'
import { prepareDocument } from './prepare/prepare-document.ts'

// What somebody may send on purpose. Nothing here may take the machine's memory or its day.
const qpdf = await sharedQpdf()
const TREE = { 1: '<</Type/Catalog/Pages 2 0 R>>', 2: '<</Type/Pages/Kids[3 0 R]/Count 1>>' }
const page = (more = '') => `<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]${more}>>`

test('forty kilobytes that would take gigabytes of memory are refused', async () => {
  const { pdf } = written({ ...TREE, 3: page('/Of 4 0 R'), 4: `[${'[]'.repeat(20_000_000)}]` })
  expect(pdf.length).toBeLessThan(50_000)
  const reading = prepareDocument(pdf, qpdf)
  await expect(reading).rejects.toThrow(UnpacksTooMuch)
  await expect(reading).rejects.toThrow('This PDF unpacks to more than 1024 MB.')
})

test('streams packed again and again are unpacked in passing, never held whole', async () => {
  const data = deflateSync(deflateSync(deflateSync(Buffer.alloc(64 * 1024 * 1024))))
  const text = `<</Filter[/FlateDecode/FlateDecode/FlateDecode]/Length ${data.length}>>`
  const { pdf } = written({ ...TREE, 3: page('/Contents 4 0 R') }, { streams: [{ object: 4, text, data }] })
  const prepared = await prepareDocument(pdf, qpdf)
  expect(prepared.pages).toHaveLength(1)
  expect(prepared.flat.blob.length).toBeLessThan(200_000)
})

test('arrays and dictionaries ten thousand deep are left out', async () => {
  const nest = (open: string, close: string) => `${open.repeat(10_000)} 1 ${close.repeat(10_000)}`
  for (const nested of [nest('[', ']'), nest('<</A', '>>')]) {
    const prepared = await prepareDocument(written({ ...TREE, 3: page('/Of 4 0 R'), 4: nested }).pdf, qpdf)
    expect(prepared.pages).toHaveLength(1)
    expect(prepared.flat.objects.length).toBeLessThan(20)
  }
})

test('a tree of pages that refers to itself is refused', async () => {
  const tree = { ...TREE, 2: '<</Type/Pages/Kids[2 0 R 3 0 R]/Count 2>>', 3: page() }
  await expect(prepareDocument(written(tree).pdf, qpdf)).rejects.toThrow('The PDF cannot be flattened')
})

test('cross-references that go on with themselves end', async () => {
  const objects = { ...TREE, 3: page() }
  const { pdf } = written(objects, { trailer: `/Prev ${written(objects).lastXref}` })
  expect((await prepareDocument(pdf, qpdf)).pages).toHaveLength(1)
})

type Objects = Readonly<Record<number, string>>

/** A PDF with these objects, all but streams inside an object stream. */
function written(objects: Objects, { trailer = '', streams = [] as readonly WritableObject[] } = {}) {
  const texts = Object.entries(objects).map(([object, text]) => ({ object: Number(object), text }))
  return writeBase([...texts, ...streams], `/Root 1 0 R${trailer}`)
}
