import type { FontMeasure } from '../layout/font-measure.ts'
import { wrap } from '../layout/wrap.ts'

export const SIZES = [7.5, 7, 6.5, 6] as const
export const LINE = 1.16

export type Fitted = {
  readonly size: number
  readonly lines: readonly string[]
  /** How much of the words is shown, from 0 to 1. */
  readonly shown: number
}

/** Words in at most so many lines of a width: first smaller, then shortened. */
export function fitWords(text: string, width: number, most: number, font: FontMeasure): Fitted | undefined {
  const plain = text.trim()
  if (plain === '' || width < 9) return undefined
  for (const size of SIZES) {
    const lines = wrap(plain, size, width, font)
    if (lines.length <= most && !breaksWords(lines, plain))
      return { size, lines: lines.map((line) => line.text), shown: 1 }
  }
  return shortened(plain, width, most, font)
}

/** As many whole words as fit at the smallest size, and a sign that there were more. */
function shortened(plain: string, width: number, most: number, font: FontMeasure): Fitted | undefined {
  const size = SIZES[SIZES.length - 1] ?? 6
  const words = plain.split(' ')
  for (let count = words.length - 1; count > 0; count--) {
    const kept = `${words
      .slice(0, count)
      .join(' ')
      .replace(/[\s,;:(]+$/, '')} …`
    const lines = wrap(kept, size, width, font)
    if (lines.length <= most && !breaksWords(lines, kept))
      return { size, lines: lines.map((line) => line.text), shown: Math.min(0.99, kept.length / plain.length) }
  }
  return undefined
}

const breaksWords = (lines: readonly { text: string }[], plain: string) =>
  lines.map((line) => line.text.trim()).join(' ') !== plain.replace(/\s+/g, ' ')
