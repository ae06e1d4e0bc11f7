import { byLength } from '#engine/on-paper.ts'
import type { Rect, TextStyle } from '../types.ts'
import type { FontMeasure } from './font-measure.ts'
import { layOut, normalized } from './lay-out.ts'

/** How much of a text a field holds in all of its places, at the smallest size that is still easy to read. */
export function heldIn(style: TextStyle, places: readonly Rect[], text: string, font: FontMeasure) {
  const plain = normalized(text, style.multiline === true)
  let { fits } = byLength({ maxLen: style.maxLength }, plain)
  for (const [left, bottom, right, top] of places) {
    const laid = layOut(style, right - left, top - bottom, fits, font)
    if (laid.rest !== '') fits = laid.fits
  }
  return { fits, rest: plain.slice(fits.length).trimStart() }
}
