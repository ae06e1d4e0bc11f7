import type { PdfDocument } from '../pdf/document.ts'
import { rectOf } from '../pdf/pages.ts'
import { pdfNumber } from '../pdf/syntax.ts'
import { nameOf, type PdfDictionary, type PdfValue } from '../pdf/values.ts'
import type { Rect } from '../types.ts'

export type Appearances = {
  /** The only appearance, of a text. */
  readonly appearance?: string
  /** The appearance of each state of a button. */
  readonly states: ReadonlyMap<string, string>
  /** The state that means "checked". */
  readonly on?: string
  /** The state the blank shows. */
  readonly shown?: string
}

export function appearancesOf(document: PdfDocument, widget: PdfDictionary): Appearances {
  const all = document.dictionary(widget['/AP'])
  const normal = all['/N']
  if (document.stream(normal)) return { appearance: String(normal), states: new Map() }
  const states = new Map<string, string>()
  for (const [key, stream] of Object.entries(document.dictionary(normal)))
    if (document.stream(stream)) states.set(key.slice(1), String(stream))
  // Some buttons name their state only where they are pressed down.
  const pressed = document.stream(all['/D'])
    ? []
    : Object.keys(document.dictionary(all['/D'])).map((key) => key.slice(1))
  const on = [...states.keys(), ...pressed].find((state) => state !== 'Off')
  return { states, on, shown: nameOf(document.get(widget['/AS'])) }
}

/** Paints nothing: no operators that paint, or only blanks. */
export function paintsNothing(document: PdfDocument, appearance: string): boolean {
  const text = document.streamText(appearance)
  if (text === undefined) return false
  const withoutBlanks = text.replace(/\(\s*\)/g, '')
  return !/[(<]/.test(withoutBlanks.replaceAll('<<', '')) && !PAINTS.test(withoutBlanks)
}

// Filling, stroking, shading, images and forms (ISO 32000-1, annex A). Text shows only with a string, looked for above.
const PAINTS = /(^|\s)(f\*?|F|B\*?|b\*?|S|s|sh|Do|EI)(\s|$)/

/** The matrix that puts an appearance's box onto the widget's rectangle (ISO 32000-1, 12.5.5, algorithm 8.1). */
export function placement(document: PdfDocument, appearance: PdfValue, rect: Rect): string {
  const dictionary = document.stream(appearance)?.value ?? {}
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = document.numbers(dictionary['/Matrix'])
  const [left, bottom, right, top] = rectOf(document, dictionary['/BBox'])
  const corners = [
    [left, bottom],
    [right, bottom],
    [left, top],
    [right, top],
  ] as const
  const xs = corners.map(([x, y]) => a * x + c * y + e)
  const ys = corners.map(([x, y]) => b * x + d * y + f)
  const [x1, y1, x2, y2] = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
  const scaleX = x2 > x1 ? (rect[2] - rect[0]) / (x2 - x1) : 1
  const scaleY = y2 > y1 ? (rect[3] - rect[1]) / (y2 - y1) : 1
  const matrix = [scaleX, 0, 0, scaleY, rect[0] - x1 * scaleX, rect[1] - y1 * scaleY]
  return matrix.map((each) => pdfNumber(each)).join(' ')
}
