import { fieldFinder, type Inventory } from '#engine/inventory.ts'
import type { FormOnPaper } from '#forms/form-on-paper.ts'
import type { Rect } from '#paper/types.ts'

/** The agencies' forms are letter pages. */
const LETTER = { width: 612, height: 792 }
/** A name reaches over its line, and a scan is never exact. */
const AROUND = 14
/** A date stands beside the signature or on the next line. */
const DATE_WITHIN = 60

/** Where a signature and its date stand on their page, in points. */
export function signatureBox(
  paper: FormOnPaper | undefined,
  block: string,
): { box: Rect; size: typeof LETTER } | undefined {
  const field = paper && fieldFinder(paper.inventory)(block)
  if (!field) return undefined
  const date = dateOf(paper.inventory, field)
  const [left, bottom, right, top] = [field.rect, ...(date ? [date.rect] : [])].reduce((one, other) => [
    ...[Math.min(one[0] ?? 0, other[0] ?? 0), Math.min(one[1] ?? 0, other[1] ?? 0)],
    ...[Math.max(one[2] ?? 0, other[2] ?? 0), Math.max(one[3] ?? 0, other[3] ?? 0)],
  ])
  const box: Rect = [
    ...([Math.max(0, (left ?? 0) - AROUND), Math.max(0, (bottom ?? 0) - AROUND)] as const),
    ...([Math.min(LETTER.width, (right ?? 0) + AROUND), Math.min(LETTER.height, (top ?? 0) + AROUND)] as const),
  ]
  return { box, size: LETTER }
}

type Field = Inventory['fields'][number]

/** The date that belongs to a signature: the nearest below or on its line, in its column. */
function dateOf({ fields }: Inventory, { page, rect: [left = 0, bottom = 0, , top = 0] }: Field): Field | undefined {
  const below = ({ rect }: Field) => top - (rect[3] ?? 0)
  return fields
    .filter(
      (each) =>
        each.page === page &&
        /date/i.test(each.name.split('.').at(-1) ?? '') &&
        (each.rect[0] ?? 0) >= left &&
        below(each) > -2 &&
        bottom - (each.rect[1] ?? 0) < DATE_WITHIN,
    )
    .sort((one, other) => below(one) - below(other))[0]
}
