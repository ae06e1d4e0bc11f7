import { DocumentFonts } from '../fonts/document-fonts.ts'
import { fontObjects } from '../fonts/font-objects.ts'
import { textOfPieces } from '../pdf/pieces.ts'
import type { Filled, PreparedTemplate, Values } from '../types.ts'
import { AppendedSection } from './appended-section.ts'
import { pageContent } from './page-content.ts'
import { noProblems } from './problem-list.ts'

/** The filing copy: values are part of the page, fonts are embedded, nothing can be changed any more. */
export function fillFlat(template: PreparedTemplate, values: Values): Filled {
  const { flat, flatFile } = template
  const problems = noProblems()
  const fonts = new DocumentFonts()
  const section = new AppendedSection(flatFile)
  for (const [page, content] of pageContent(template, values, fonts, problems)) {
    const slot = flat.slots[page] ?? 0
    const pieces = flat.objects[slot - 1]?.pieces ?? []
    section.addStream(
      slot,
      textOfPieces(pieces, (object) => object),
      content,
    )
  }
  for (const [slot, embedded] of fonts.embedded()) {
    const numbers = [0, 0, 0, 0].map(() => section.newObject())
    const [descendant = 0, descriptor = 0, file = 0, unicode = 0] = numbers
    for (const each of fontObjects(embedded, [flatFile.firstFont + slot, descendant, descriptor, file, unicode]))
      section.add(each)
  }
  return { parts: section.finish(), ...problems }
}
