import { combLayout } from './comb.ts'
import type { PlaceText } from './font-measure.ts'
import { multilineLayout } from './multiline.ts'
import { ruledLayout } from './ruled.ts'
import { singleLineLayout } from './single-line.ts'

/** Where each line of a text stands in its box, from the box's lower left corner. Runs in the browser too. */
export const layOut: PlaceText = (style, width, height, text, font) => {
  if (style.comb && style.maxLength !== undefined) return combLayout(style, width, height, text, font)
  if (!style.multiline) return singleLineLayout(style, width, height, text, font)
  if (style.linePitch !== undefined) return ruledLayout(style, style.linePitch, width, height, text, font)
  return multilineLayout(style, width, height, text, font)
}

/** One spelling of each character, of each line break; no line breaks where only one line is. */
export function normalized(text: string, multiline: boolean): string {
  if (PLAIN.test(text)) return text
  const lines = text.normalize('NFC').replace(/\r\n?/g, '\n').replace(/\t/g, ' ')
  return multiline ? lines : lines.replaceAll('\n', ' ')
}

const PLAIN = /^[\x20-\x7e]*$/
