import type { Ink, PageMark } from '#paper/types.ts'
import type { EnvelopeField, Mark, Marks } from './records.ts'
import { FULL } from './whole-page.ts'

type Filled = {
  fields: readonly EnvelopeField[]
  marks: Marks /** By signer. */
  signedOn: ReadonlyMap<number, string>
}

/** What is drawn onto the pages: what each signer put into a field, and the day of signing where one is asked for. */
export function pageMarks({ fields, marks, signedOn }: Filled): PageMark[] {
  return fields.flatMap((field): PageMark[] => {
    const ink = inkOf(field, marks, signedOn)
    if (!ink) return []
    const { x, y, width, height } = field
    const place = { x: x / FULL, y: y / FULL, width: width / FULL, height: height / FULL }
    return [{ page: field.page - 1, place, ink }]
  })
}

function inkOf(field: EnvelopeField, marks: Marks, signedOn: Filled['signedOn']): Ink | undefined {
  if (field.kind === 'date') {
    const day = signedOn.get(field.signerId)
    return day ? { kind: 'text', text: day.replace(/^(\d{4})-(\d\d)-(\d\d)$/, '$2-$3-$1') } : undefined
  }
  const mark = marks[field.id]
  return mark && written(mark, field.kind !== 'text')
}

function written(mark: Mark, slanted: boolean): Ink {
  if (mark.kind === 'typed') return { kind: 'text', text: mark.text, slanted }
  const { width, height } = mark
  if (mark.kind === 'drawn') return cropped(mark.strokes)
  return { kind: 'dots', width, height, dots: new Uint8Array(Buffer.from(mark.dots, 'base64')) }
}

/** Without the empty paper around it: a small drawing on a large pad fills its box, too. */
function cropped(strokes: readonly (readonly number[])[]): Ink {
  const numbers = strokes.flat()
  const across = numbers.filter((_, index) => index % 2 === 0)
  const down = numbers.filter((_, index) => index % 2 === 1)
  const [left, top] = [Math.min(...across), Math.min(...down)]
  return {
    kind: 'strokes',
    width: Math.max(10, Math.max(...across) - left),
    height: Math.max(10, Math.max(...down) - top),
    strokes: strokes.map((stroke) => stroke.map((value, index) => value - (index % 2 === 0 ? left : top))),
  }
}
