import { createHash } from 'node:crypto'
import { deflateSync } from 'node:zlib'
import { latin1 } from '../bytes.ts'
import { PdfDocument } from '../pdf/document.ts'
import { pagesOf } from '../pdf/pages.ts'
import type { PdfDictionary } from '../pdf/values.ts'
import { flatObjects } from '../prepare/flat-objects.ts'
import { flatPages } from '../prepare/flat-pages.ts'
import type { Face, PreparedDocument } from '../types.ts'

export type NewPage = {
  readonly width: number
  readonly height: number
  readonly content: string
  readonly resources: PdfDictionary
}

/** A document of our own making; pages are drawn with PDF operators. */
export class BlankDocument {
  readonly pdf = new PdfDocument({
    qpdf: [
      {},
      {
        trailer: { value: { '/Root': '1 0 R' } },
        'obj:1 0 R': { value: { '/Type': '/Catalog', '/Pages': '2 0 R' } },
        'obj:2 0 R': { value: {} },
      },
    ],
  })
  readonly #pages: string[] = []
  readonly #hash = createHash('sha256')

  addPage({ width, height, content, resources }: NewPage): void {
    this.#hash.update(content)
    const contents = this.pdf.add({ '/Filter': '/FlateDecode' }, deflateSync(latin1(content)))
    const page = {
      '/Type': '/Page',
      '/MediaBox': [0, 0, width, height],
      '/Resources': resources,
      '/Contents': contents,
    }
    this.#pages.push(this.pdf.add(page))
  }

  /** `faces`: whose everyday characters the pages use. `key`: what tells this document from others, its content if not given. */
  prepared(faces: readonly Face[], key = this.#hash.digest('hex')): PreparedDocument {
    this.pdf.replace('2 0 R', { '/Type': '/Pages', '/Kids': this.#pages, '/Count': this.#pages.length })
    const flat = flatPages(this.pdf, pagesOf(this.pdf), [])
    return { key, pages: flat.sizes, flat: flatObjects(this.pdf, flat, faces) }
  }
}
