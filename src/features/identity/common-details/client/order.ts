import { capitalized } from '#formats/words.ts'

type Placed = { id: number; position: number }

/** In the order they are shown. */
export const inOrder = <Value extends Placed>(values: readonly Value[]): Value[] =>
  values.toSorted((a, b) => a.position - b.position || a.id - b.id)

/** Moves a value up (-1) or down (1): the values whose position changes, with the new one. */
export function moved<Value extends Placed>(values: readonly Value[], id: number, by: -1 | 1): Value[] {
  const order = inOrder(values)
  const from = order.findIndex((value) => value.id === id)
  const to = from + by
  const value = order[from]
  if (!value || to < 0 || to >= order.length) return []
  const next = order.toSpliced(from, 1).toSpliced(to, 0, value)
  return next.flatMap((each, index) => (each.position === index + 1 ? [] : [{ ...each, position: index + 1 }]))
}

/** 'meter_category' → 'Meter category' */
export function listInWords(commonName: string): string {
  return capitalized(commonName.replaceAll('_', ' '))
}
