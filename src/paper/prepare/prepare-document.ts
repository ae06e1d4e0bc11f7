import { createHash } from 'node:crypto'
import { PdfDocument } from '../pdf/document.ts'
import { pagesOf } from '../pdf/pages.ts'
import type { PreparedDocument, Qpdf } from '../types.ts'
import { flatObjects } from './flat-objects.ts'
import { flatPages } from './flat-pages.ts'

/** An uploaded PDF as an item of a package: annotations and filled fields become part of its pages, scripts stay behind. */
export async function prepareDocument(bytes: Uint8Array, qpdf: Qpdf): Promise<PreparedDocument> {
  const document = new PdfDocument(await qpdf.json(await qpdf.flatten(bytes)))
  const pages = pagesOf(document)
  if (pages.length === 0) throw new Error('The PDF has no pages.')
  const flat = flatPages(document, pages, [])
  const key = createHash('sha256').update(bytes).digest('hex')
  return { key, pages: flat.sizes, flat: flatObjects(document, flat) }
}
