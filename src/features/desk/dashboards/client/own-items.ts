import type { HomeItem } from '../records.ts'

/** One thing to do, with the same thing in the reader's other cases. */
export type OwnRow<Item> = { item: Item; also: readonly Item[] }

type Told = Pick<HomeItem, 'id' | 'caseId' | 'kind' | 'title' | 'dueOn' | 'about' | 'personId'>

/** The same document or task of one person is one thing, however many cases ask for it; answers differ by case. */
const sameThing = ({ id, kind, title, about, personId }: Told): string =>
  kind === 'document' || kind === 'task' ? `${personId} ${kind} ${about.thing || title}` : String(id)

const NEVER = '9999'
const soonerFirst = (one: Told, other: Told) =>
  Number(other.about.sentBack) - Number(one.about.sentBack) ||
  (one.dueOn ?? NEVER).localeCompare(other.dueOn ?? NEVER) ||
  one.id - other.id

/** Everything over all cases, each thing once: what was sent back first, then by its date. */
export function onceEach<Item extends Told>(items: readonly Item[]): OwnRow<Item>[] {
  const rows = new Map<string, Item[]>()
  for (const item of [...items].sort(soonerFirst)) {
    const key = sameThing(item)
    rows.set(key, [...(rows.get(key) ?? []), item])
  }
  return [...rows.values()].flatMap(([item, ...also]) => (item ? [{ item, also }] : []))
}
