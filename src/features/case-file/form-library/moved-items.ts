import { boxesOf } from '#engine/coverage.ts'
import { type Form, itemsOf, type PlacedItem } from '#engine/form.ts'
import { fieldFinder } from '#engine/inventory.ts'
import type { FormOnPaper } from '#forms/form-on-paper.ts'
import type { MovedItem } from './contract.ts'

/** A form of one edition, with its paper where that is known. */
export type Edition = { form: Form; onPaper?: FormOnPaper }

/** What a case notices when its form moves to another edition. Items are the same when they ask the same fact of the same person. */
export function movedItems(older: Edition, newer: Edition): MovedItem[] {
  const before = byFact(older.form)
  const after = byFact(newer.form)
  const gone = [...before].filter(([fact]) => !after.has(fact))
  return [
    ...[...after].flatMap(([fact, now]) => {
      const was = before.get(fact)
      const changes = was ? changesOf(was, now, older, newer) : ['is a new question']
      return changes.length > 0 ? [line(now, changes.join('; '))] : []
    }),
    ...gone.map(([, was]) => line(was, 'is no longer asked')),
  ]
}

/** The first place that asks it; a form may print one fact twice. */
function byFact(form: Form): Map<string, PlacedItem> {
  const items = new Map<string, PlacedItem>()
  for (const placed of itemsOf(form)) {
    const key = `${placed.item.role}:${placed.item.fact.id}`
    if (!items.has(key)) items.set(key, placed)
  }
  return items
}

const labelOf = ({ item }: PlacedItem) => item.label ?? item.fact.label
const line = (placed: PlacedItem, change: string): MovedItem => ({ item: placed.key, label: labelOf(placed), change })

function changesOf(was: PlacedItem, now: PlacedItem, older: Edition, newer: Edition): string[] {
  const changes: string[] = []
  if (was.key !== now.key) changes.push(`was item ${was.key}`)
  if (labelOf(was) !== labelOf(now)) changes.push(`was worded “${labelOf(was)}”`)
  if (Boolean(was.item.optional) !== Boolean(now.item.optional))
    changes.push(now.item.optional ? 'need not be answered any more' : 'must be answered now')
  const [room, roomNow] = [roomOf(was, older), roomOf(now, newer)]
  if (room !== undefined && roomNow !== undefined && room !== roomNow)
    changes.push(`has room for ${roomNow} characters, was ${room}`)
  return changes
}

/** The room of the item's boxes together; undefined where a box has no limit. */
function roomOf({ part, item }: PlacedItem, { onPaper }: Edition): number | undefined {
  const binding = onPaper?.paper.parts[part.id]?.bindings[item.number]
  if (!onPaper || !binding) return undefined
  const find = fieldFinder(onPaper.inventory)
  const limits = boxesOf(binding).flatMap(({ name, kind }) => (kind === 'text' ? [find(name)?.maxLen] : []))
  return limits.length === 0 || limits.includes(undefined)
    ? undefined
    : limits.reduce<number>((sum, limit) => sum + (limit ?? 0), 0)
}
