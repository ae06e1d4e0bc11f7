import type { ValueOf } from '#engine/fact.ts'
import { type FieldName, type NoBox, noBox, type Tick, tick } from '#engine/paper.ts'
import { petition } from '#facts/petition.ts'

type Classification = ValueOf<typeof petition.classification>

/** The boxes a supplement has for the classification; the others have theirs in another supplement. */
export function classificationBoxes(own: Partial<Record<Classification, FieldName>>): Tick<Classification> {
  const boxes = petition.classification.options.map((each) => [each, own[each] ?? noBox('another supplement')])
  return tick(Object.fromEntries(boxes) as Record<Classification, FieldName | NoBox>)
}
