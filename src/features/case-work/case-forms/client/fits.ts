import { byLength, type Fits } from '#engine/on-paper.ts'
import { heldIn } from '#paper/layout/held-in.ts'
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
    return heldIn(box, [box.rect], text, measure)
  }
}
