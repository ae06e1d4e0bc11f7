import { type Embeddable, fontDictionaries } from '../fonts/font-objects.ts'
import type { PdfDocument } from '../pdf/document.ts'
import { referenced } from '../pdf/values.ts'

/** A font as objects of the document itself; where it is to be found. */
export function addFont(pdf: PdfDocument, font: Embeddable): string {
  const own = [0, 0, 0, 0, 0].map(() => pdf.add({}))
  const [a = 0, b = 0, c = 0, d = 0, e = 0] = own.map((each) => referenced(each) ?? 0)
  for (const [index, { value, data }] of fontDictionaries(font, [a, b, c, d, e]).entries())
    pdf.replace(own[index] ?? '', value, data)
  return own[0] ?? ''
}
