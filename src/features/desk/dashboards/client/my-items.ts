import type { OpenItem } from '#case-file/cases/open-items.ts'
import { showDate } from '#formats/dates.ts'
import { counted } from '#formats/words.ts'

export const ALL_SET_HEADING = 'You’re all set'
export const ALL_SET_THEN = 'We’ll e-mail you when we need something.'
export const ALL_SET = `${ALL_SET_HEADING}. ${ALL_SET_THEN}`

type Due = Pick<OpenItem, 'dueOn'>

/** What is open for the reader, in a sentence; that nothing is, only when nothing is, dates included. */
export function openWords(todo: number, items: readonly Due[], dates: readonly Due[]): string {
  if (todo === 0 && dates.length === 0) return ALL_SET
  if (todo === 0) return `${counted(dates.length, 'date')} to keep in mind.`
  const [first] = items.flatMap(({ dueOn }) => dueOn ?? []).sort()
  return `${counted(todo, 'thing')} to do${first ? `, the first by ${showDate(first)}` : ''}.`
}

export type Group<Item> = { key: string; first: Item; n: number; items: Item[] }

/** One line for each side of each case: the first thing it owes, and how many. */
export function byCaseAndSide<Item extends Pick<OpenItem, 'caseId' | 'side'>>(items: readonly Item[]): Group<Item>[] {
  const groups = new Map<string, Group<Item>>()
  for (const item of items) {
    const key = `${item.caseId} ${item.side}`
    const known = groups.get(key)
    groups.set(
      key,
      known ? { ...known, n: known.n + 1, items: [...known.items, item] } : { key, first: item, n: 1, items: [item] },
    )
  }
  return [...groups.values()]
}
