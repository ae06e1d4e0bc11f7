import { createHash } from 'node:crypto'
import { latin1 } from '../bytes.ts'
import { DocumentFonts } from '../fonts/document-fonts.ts'
import { MARK_LAID, MARK_STATE, writtenAcross } from '../package/stamps.ts'
import { PdfDocument } from '../pdf/document.ts'
import { pagesOf } from '../pdf/pages.ts'
import { pdfNumber, pdfText } from '../pdf/syntax.ts'
import { editableFile } from '../prepare/editable-file.ts'
import type { PageSize, Qpdf } from '../types.ts'

// Every reader has it (ISO 32000-1, 9.6.2.2); the fonts of the fields are not touched.
const FONT = { '/Type': '/Font', '/Subtype': '/Type1', '/BaseFont': '/Helvetica-Bold', '/Encoding': '/WinAnsiEncoding' }
const NAME = '/PfMark'

/** A file that can still be edited, with words across each of its pages: they belong to the page, its fields stay fields. */
export async function markPages(
  pdf: Uint8Array,
  { across, sizes, qpdf }: { across: string; sizes: readonly PageSize[]; qpdf: Qpdf },
): Promise<Uint8Array> {
  const document = new PdfDocument(await qpdf.json(pdf))
  const measuring = new DocumentFonts()
  const fonts = {
    measure: measuring.measure.bind(measuring),
    show: (text: string, _face: string, points: number) => `${NAME} ${pdfNumber(points, 2)} Tf${pdfText(text)}Tj `,
  }
  const font = document.add(FONT)
  const save = document.add({}, latin1('q\n'))
  for (const [index, { dictionary }] of pagesOf(document).entries()) {
    const size = sizes[index]
    if (!size) continue
    const resources = document.dictionary(dictionary['/Resources'])
    const contents = dictionary['/Contents']
    const originals = document.stream(contents) ? [contents ?? null] : document.array(contents)
    const mark = document.add({}, latin1(`Q\n${writtenAcross(across, size, fonts)}`))
    dictionary['/Resources'] = {
      ...resources,
      '/Font': { ...document.dictionary(resources['/Font']), [NAME]: font },
      '/ExtGState': { ...document.dictionary(resources['/ExtGState']), [MARK_STATE]: MARK_LAID },
    }
    dictionary['/Contents'] = [save, ...originals, mark]
  }
  return editableFile(document, [], createHash('md5').update(pdf).digest('hex')).file.pdf
}
