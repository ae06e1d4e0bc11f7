import type { WritableObject } from '../pdf/write-base.ts'
import { everydaySlot, FONT_SLOTS } from './document-fonts.ts'
import { loadedFace } from './faces.ts'
import { type Embeddable, fontObjects } from './font-objects.ts'

/**
 * A font for every reserved place. A place that is not used repeats the head of a font that is, so that a filing copy names no font
 * it does not embed. `reserveFour` gives the first of four new numbers.
 */
export function slottedFonts(
  used: ReadonlyMap<number, Embeddable>,
  firstFont: number,
  reserveFour: () => number,
): WritableObject[] {
  const fonts = used.size > 0 ? used : new Map([[everydaySlot('sans'), loadedFace('sans').embedded()]])
  const objects: WritableObject[] = []
  let head = ''
  for (const [slot, font] of fonts) {
    const next = reserveFour()
    const written = fontObjects(font, [firstFont + slot, next, next + 1, next + 2, next + 3])
    head = written[0]?.text ?? head
    objects.push(...written)
  }
  for (let slot = 0; slot < FONT_SLOTS; slot++)
    if (!fonts.has(slot)) objects.push({ object: firstFont + slot, text: head })
  return objects
}
