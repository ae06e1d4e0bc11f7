import type { Fits } from '#engine/on-paper.ts'
import { DocumentFonts } from '../fonts/document-fonts.ts'
import { heldIn } from '../layout/held-in.ts'
import type { Rect } from '../types.ts'
import { linePitch } from './ruled.ts'

const LOOK = { face: 'monoBold', size: 10, color: '0 g' } as const

/** How much of a text a box holds by the list of fields alone: in the face and size in which USCIS has its forms filled. */
export function proofFits(): Fits {
  const font = new DocumentFonts().measure(LOOK.face)
  return ({ type, multiline, comb, maxLen, rect: given }, text) => {
    if (type !== 'text') return { fits: text, rest: '' }
    const rect = given as unknown as Rect
    const style = { ...LOOK, multiline, comb, maxLength: maxLen, linePitch: linePitch(rect) }
    return heldIn(style, [rect], text, font)
  }
}
