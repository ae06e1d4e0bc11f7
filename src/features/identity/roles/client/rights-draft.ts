import { above, below, isHeading, type Placed } from './menu-rows.ts'

export type Draft = ReadonlySet<number>

/** What would change: permissions given and taken. */
export function changesOf(held: Draft, draft: Draft): { given: number[]; taken: number[] } {
  return {
    given: [...draft].filter((id) => !held.has(id)),
    taken: [...held].filter((id) => !draft.has(id)),
  }
}

export function toggled(draft: Draft, id: number, on: boolean): Draft {
  const next = new Set(draft)
  if (on) next.add(id)
  else next.delete(id)
  return next
}

export const allToggled = (draft: Draft, ids: readonly number[], on: boolean): Draft =>
  ids.reduce((now, id) => toggled(now, id, on), draft)

/**
 * Ticks a row of the menu. A heading stands for what is below it, so it takes its items along, appears with its first
 * item and goes with its last one.
 */
export function menuToggled(rows: readonly Placed[], draft: Draft, id: number, on: boolean): Draft {
  const row = rows.find((each) => each.id === id)
  const alsoBelow = row && isHeading(row) ? below(rows, id) : []
  const next = allToggled(draft, [id, ...alsoBelow], on)
  const holders = above(rows, id)
  if (on) return allToggled(next, holders, true)
  return holders.reduce((now, holder) => withoutEmptyHeading(rows, now, holder), next)
}

/** How a heading's box looks: all, some or none of what is below it. */
export function standing(rows: readonly Placed[], draft: Draft, heading: number): 'all' | 'some' | 'none' {
  const items = below(rows, heading)
  const ticked = items.filter((id) => draft.has(id)).length
  if (ticked === 0) return 'none'
  return ticked === items.length ? 'all' : 'some'
}

function withoutEmptyHeading(rows: readonly Placed[], draft: Draft, id: number): Draft {
  const row = rows.find((each) => each.id === id)
  const empty = row && isHeading(row) && !below(rows, id).some((child) => draft.has(child))
  return empty ? toggled(draft, id, false) : draft
}
