import { createHash } from 'node:crypto'
import { deflateSync } from 'node:zlib'
import { latin1 } from '../bytes.ts'
import { DocumentFonts, everydaySlot, fontName } from '../fonts/document-fonts.ts'
import { loadedFace } from '../fonts/faces.ts'
import { addFont } from '../pages/add-font.ts'
import { PdfDocument } from '../pdf/document.ts'
import type { PdfDictionary } from '../pdf/values.ts'
import { templateOf } from '../prepare/prepare-template.ts'
import type { PreparedTemplate } from '../types.ts'
import { drawPage, PAGE_HEIGHT, PAGE_WIDTH } from './draw-page.ts'
import { addFields } from './fields.ts'
import { layPage } from './lay-page.ts'
import { boxesOn, PROOF_WORDS, type ProofForm } from './proof-form.ts'
import { linePitch } from './ruled.ts'

/** A form to work with while its blank is not there: filled, shown and printed like the official one, and told from it. */
export function proofTemplate(form: ProofForm): PreparedTemplate {
  const key = createHash('sha256').update(`proof ${form.name} ${form.edition}`).digest('hex')
  return { ...templateOf(proofDocument(form), key, (_, rect) => linePitch(rect)), proof: true }
}

/** Pages with the boxes of an official form where they stand, our words beside them, and the same fields to fill. */
function proofDocument(form: ProofForm): PdfDocument {
  const pdf = new PdfDocument({
    qpdf: [
      {},
      {
        trailer: { value: { '/Root': '1 0 R', '/Info': '3 0 R' } },
        'obj:1 0 R': { value: { '/Type': '/Catalog', '/Pages': '2 0 R' } },
        'obj:2 0 R': { value: {} },
        'obj:3 0 R': { value: { '/Title': `u:${PROOF_WORDS}: Form ${form.name}` } },
      },
    ],
  })
  const pages = Array.from({ length: form.pages }, () => pdf.add({}))
  const annotations = addFields(pdf, form, pages)
  const fonts = new DocumentFonts()
  const seen = new Set<string>()
  const contents = pages.map((_, page) => {
    const boxes = boxesOn(form, page)
    return drawPage(form, page, boxes, layPage(boxes, seen, fonts), fonts)
  })
  const font = pdf.add(fontResources(pdf, fonts))
  for (const [page, reference] of pages.entries())
    pdf.replace(reference, {
      '/Type': '/Page',
      '/Parent': '2 0 R',
      '/MediaBox': [0, 0, PAGE_WIDTH, PAGE_HEIGHT],
      '/Resources': { '/Font': font },
      '/Contents': pdf.add({ '/Filter': '/FlateDecode' }, deflateSync(latin1(contents[page] ?? ''))),
      '/Annots': annotations[page] ?? [],
    })
  pdf.replace('2 0 R', { '/Type': '/Pages', '/Count': pages.length, '/Kids': pages })
  return pdf
}

/** Of the document's own: its pages are shown and printed like those of an agency. */
function fontResources(pdf: PdfDocument, fonts: DocumentFonts): PdfDictionary {
  const everyday = [...fonts.everyday].map((face) => [everydaySlot(face), loadedFace(face).embedded()] as const)
  return Object.fromEntries(
    [...everyday, ...fonts.embedded()].map(([slot, font]) => [fontName(slot), addFont(pdf, font)]),
  )
}
