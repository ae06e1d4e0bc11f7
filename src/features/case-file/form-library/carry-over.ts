import type { Difference } from '#paper/compare-inventories.ts'
import type { InventoryField } from '#paper/inventory.ts'
import { compareEditions, type FieldChange } from './compare-editions.ts'

type Fields = { readonly pages: number; readonly fields: readonly InventoryField[] }

/** Whether the mapping of an edition can be used for a later one, and what somebody has to look at. */
export type CarryOver = {
  /** How many of the fields have their counterpart: the same name, page, kind and length. */
  counterparts: number
  fields: number
  /** What has none, on either side. Empty: the mapping carries over. */
  gaps: Difference[]
  /** The same field, asked in other words: the mapping carries over, a person reads them. */
  wordings: Difference[]
}

export function carryOver(known: Fields, found: Fields): CarryOver {
  const changes = compareEditions(known, found)
  const gaps = changes.flatMap(gapOf)
  if (known.pages !== found.pages)
    gaps.unshift({ field: '', what: 'changed', detail: `pages ${known.pages} → ${found.pages}` })
  const carried = changes.filter((change) => change.before && gapOf(change).length === 0)
  return {
    counterparts: carried.filter(({ before }) => before && isCounted(before)).length,
    fields: known.fields.filter(isCounted).length,
    gaps,
    wordings: carried.flatMap(({ before, after }): Difference[] =>
      before && after && wordsOf(before) !== wordsOf(after)
        ? [{ field: after.name, what: 'changed', detail: `worded “${wordsOf(after)}”, was “${wordsOf(before)}”` }]
        : [],
    ),
  }
}

function gapOf({ before, after, limits }: FieldChange): Difference[] {
  if (!before) return after ? [{ field: after.name, what: 'new' }] : []
  if (!after) return [{ field: before.name, what: 'missing' }]
  const details = [
    ...(before.name === after.name ? [] : [`name ${before.name} → ${after.name}`]),
    ...(before.page === after.page ? [] : [`page ${before.page} → ${after.page}`]),
    ...limits,
  ]
  return details.map((detail) => ({ field: before.name, what: 'changed', detail }))
}

/** People count what can be filled. */
const isCounted = ({ type }: InventoryField) => type !== 'barcode'
const wordsOf = ({ tooltip }: InventoryField) => (tooltip ?? '').replace(/\s+/g, ' ').trim()
