import { type DocumentFonts, everydaySlot } from '../fonts/document-fonts.ts'
import { loadedFace } from '../fonts/faces.ts'
import type { Embeddable } from '../fonts/font-objects.ts'
import { slottedFonts } from '../fonts/slotted-fonts.ts'
import type { PackageFile } from './package-file.ts'

/** Each font once for the whole package. */
export function writePackageFonts(file: PackageFile, fonts: DocumentFonts): void {
  const bySlot = new Map<number, Embeddable>(fonts.embedded())
  for (const face of fonts.everyday) bySlot.set(everydaySlot(face), loadedFace(face).embedded())
  for (const { object, text, data } of slottedFonts(bySlot, file.firstFont, () => file.reserve(4)))
    file.add(object, text, data)
}
