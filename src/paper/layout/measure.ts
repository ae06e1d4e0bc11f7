import type { FontMeasure } from './font-measure.ts'

/** The widths of a face as plain data for the browser: thousandths of an em by character code. */
export type FaceMetrics = {
  readonly ascent: number
  readonly descent: number
  readonly capHeight: number
  readonly widths: Readonly<Record<number, number>>
}

const USUAL_WIDTH = 600

/** Measures with the table; a character that is not in it counts like a wide letter. */
export function measureWith(metrics: FaceMetrics): FontMeasure {
  return {
    ...metrics,
    width(text) {
      let sum = 0
      for (const character of text) sum += metrics.widths[character.codePointAt(0) ?? 0] ?? USUAL_WIDTH
      return sum
    },
  }
}
