import { byLength, type Fits } from '#engine/to-paper.ts'
import { layOut, normalized } from '#paper/layout/lay-out.ts'
import { type FaceMetrics, measureWith } from '#paper/layout/measure.ts'
import type { FormLayout } from '../records.ts'

/** How much of a text a box holds, measured as the paper will have it; without the blank by its number of characters. */
export function fitsOn({ pages, metrics }: FormLayout): Fits {
  const boxes = new Map(pages.flatMap(({ boxes }) => boxes.map((box) => [box.name, box] as const)))
  const measures = new Map(Object.entries(metrics).map(([face, each]) => [face, measureWith(each as FaceMetrics)]))
  return (field, text) => {
    const box = boxes.get(field.name)
    const measure = box && measures.get(box.face)
    if (!box || !measure) return byLength(field, text)
    if (box.kind !== 'text') return { fits: text, rest: '' }
    const plain = normalized(text, box.multiline === true)
    const { fits } = byLength({ ...field, maxLen: box.maxLength }, plain)
    const [left, bottom, right, top] = box.rect
    const laid = layOut(box, right - left, top - bottom, fits, measure)
    const shown = laid.rest === '' ? fits : laid.fits
    return { fits: shown, rest: plain.slice(shown.length).trimStart() }
  }
}
