import { addDays, daysBetween, earliest, latest } from '#formats/day.ts'

type Span = { from?: string; until?: string }
export type Hole = { from: string; until: string; days: number }

/** Stretches of time between two days that no span covers; a span without an end still holds. */
export function gaps(spans: readonly Span[], since: string, until: string): Hole[] {
  const holes: Hole[] = []
  let covered = since
  for (const { from, end } of dated(spans, until)) {
    if (from > covered) holes.push(hole(covered, addDays(earliest(from, addDays(until, 1)), -1)))
    covered = latest(covered, addDays(end, 1))
    if (covered > until) break
  }
  if (covered <= until) holes.push(hole(covered, until))
  return holes.filter(({ days }) => days > 0)
}

/** Stretches that two neighbouring spans both cover. */
export function overlaps(spans: readonly Span[], since: string): Hole[] {
  const sorted = dated(spans, '9999-12-31')
  return sorted.slice(1).flatMap((next, index) => {
    const before = sorted[index]
    if (!before || next.from > before.end || earliest(before.end, next.end) < since) return []
    return [hole(next.from, earliest(before.end, next.end))]
  })
}

const hole = (from: string, until: string): Hole => ({ from, until, days: daysBetween(from, until) + 1 })

const dated = (spans: readonly Span[], open: string) =>
  spans
    .flatMap(({ from, until }) => (from === undefined ? [] : { from, end: until ?? open }))
    .sort((one, other) => one.from.localeCompare(other.from))
