import { everydaySlot, FONT_SLOTS } from '../fonts/document-fonts.ts'
import { loadedFace } from '../fonts/faces.ts'
import { slottedFonts } from '../fonts/slotted-fonts.ts'
import { layersDictionary } from '../pdf/layers.ts'
import { textOfPieces } from '../pdf/pieces.ts'
import { type WritableObject, writeBase } from '../pdf/write-base.ts'
import type { Face, FlatFile, FlatObjects } from '../types.ts'

/** The flat objects as a file of its own, empty slots included, with the everyday subset of each face the form uses. */
export function flatFile(flat: FlatObjects, faces: readonly Face[], id: string): FlatFile {
  const firstFont = flat.objects.length + 1
  const number = (object: number) => (object < 0 ? firstFont - 1 - object : object)
  const slots = new Set(flat.slots)
  const objects = flat.objects.map(({ pieces, offset, length }, index): WritableObject => {
    const object = index + 1
    const text = textOfPieces(pieces, number)
    if (slots.has(object)) return { object, text: `${text}/Length 0>>`, data: new Uint8Array(0) }
    if (offset === undefined || length === undefined) return { object, text }
    return { object, text, data: flat.blob.subarray(offset, offset + length) }
  })
  let next = firstFont + FONT_SLOTS
  const catalog = next++
  const used = new Map(faces.map((face) => [everydaySlot(face), loadedFace(face).embedded()]))
  const fonts = slottedFonts(used, firstFont, () => {
    next += 4
    return next - 4
  })
  objects.push(...fonts)
  const layers = flat.layers ? layersDictionary(flat.layers.all, flat.layers.off) : ''
  const shown = '/ViewerPreferences<</DisplayDocTitle true>>'
  objects.push({ object: catalog, text: `<</Type/Catalog/Pages ${flat.pagesObject} 0 R${shown}${layers}>>` })
  const trailer = `/Root ${catalog} 0 R`
  return { ...writeBase(objects, `${trailer}/ID[<${id}><${id}>]`), trailer, id, firstFont }
}
