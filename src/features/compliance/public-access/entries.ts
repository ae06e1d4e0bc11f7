import { said } from '#compliance/labor-conditions/looked.ts'
import type { Known } from '#engine/answer.ts'
import { employerCalendar, type OpeningDays } from '#rules/calendar/business-days.ts'
import { lca } from '#rules/prefiling/lca-needs.ts'
import { type Facts, type ItemId, isRequired, itemIds, items, standingOfFile } from './checklist.ts'

export type Held = {
  item: ItemId
  /** P5: the place of work whose notice it is; empty where there is but one. */
  place: string
  coverPages: boolean
  certified: boolean
  /** When a person looked at every page for what must stay out; null: nobody has. */
  checkedOn: string | null
}

export type Place = { id: string; name: string }

export const isChecked = ({ checkedOn }: Pick<Held, 'checkedOn'>): boolean => checkedOn !== null

/** What keeps an entry from being shown as it must be. */
export type Lack = 'missing' | 'unsaid' | 'cover pages' | 'unchecked'

export type Entry<H extends Held = Held> = {
  item: ItemId
  place: Place | undefined
  required: boolean | undefined
  held: H | undefined
  lack: Lack | undefined
}

/**
 * The file, entry by entry: the notice once for each place of work (20 CFR 655.734), the rest once. A document of a place that
 * is no longer on the LCA stays, and stands for no other place.
 */
export function entriesOf<H extends Held>(held: readonly H[], facts: Facts, places: readonly Place[]): Entry<H>[] {
  const entries = itemIds.flatMap((item) => {
    const required = isRequired(item, facts)
    const wanted = item === 'P5' && places.length > 1 ? places : [undefined]
    return wanted.map((place): Entry<H> => {
      const own = held.find((each) => each.item === item && standsFor(each, place, places))
      return { item, place, required, held: own, lack: lackOf(item, required, own) }
    })
  })
  const left = held.filter((each) => !entries.some((entry) => entry.held === each))
  return [...entries, ...left.map(leftOver)]
}

const leftOver = <H extends Held>(held: H): Entry<H> => ({
  ...{
    item: held.item,
    place: { id: held.place, name: held.place ? 'a place not on this LCA' : 'place not said' },
    required: false,
  },
  ...{ held, lack: undefined },
})

/** A document that names no place stands for the only one. */
const standsFor = (held: Held, place: Place | undefined, places: readonly Place[]): boolean =>
  place === undefined
    ? held.place === '' || places.length === 0 || held.place === places[0]?.id
    : held.place === place.id

function lackOf(item: ItemId, required: boolean | undefined, held: Held | undefined): Lack | undefined {
  if (required === false) return undefined
  // An employer that was never asked whether it was reorganized or grouped is taken to be neither; dependency is always asked.
  if (!held) return required ? 'missing' : item === 'P9' || item === 'P10' ? 'unsaid' : undefined
  if (item === 'P1' && !held.coverPages) return 'cover pages'
  return held.checkedOn === null ? 'unchecked' : undefined
}

/** What is missing or stands in the way of a complete file; what nobody said or looked at is in the way, too. */
export const gapsOf = <H extends Held>(entries: readonly Entry<H>[]): Entry<H>[] =>
  entries.filter(({ lack }) => lack !== undefined)

/** What the keepers of the file read. */
export const lackWords: Readonly<Record<Lack, string>> = {
  missing: 'Missing',
  unsaid: 'Nobody has said yet whether it applies. Say it on the LCA, under the attestations.',
  'cover pages': 'The cover pages (ETA-9035CP) are missing',
  unchecked: 'Nobody has checked it for personal details yet. Visitors do not see it.',
}

/** What a visitor reads; of a document that nobody has checked only that it is not shown yet. */
export const publicLackWords: Readonly<Record<Lack | 'filed copy', string>> = {
  missing: 'The company has not put it in.',
  unsaid: 'The company has not said whether it applies.',
  'cover pages': 'Its cover pages (Form ETA-9035CP) are missing.',
  unchecked: 'The company has not cleared it for this page yet.',
  'filed copy': 'The copy as filed is here. The certified copy that the employer signed is not in yet.',
}

export const titleOf = ({ item, place }: Pick<Entry, 'item' | 'place'>, to: 'title' | 'publicly'): string =>
  place ? `${items[item][to]}: ${place.name}` : items[item][to]

type Row = {
  known: Known
  readyOn: string | null
  destroyedOn: string | null
  /** The employer's working days (D-01); null: the federal ones. */
  calendar: OpeningDays | null
}

/** How the file of an LCA stands, for its list, its page and the homes: by what is in it, never by a day that was typed. */
export const standingOfRow = (
  { known, readyOn, destroyedOn, calendar }: Row,
  entries: readonly Entry[],
  today: string,
) =>
  standingOfFile({
    ...{ filedOn: said(known, lca.lcaFiledOn), certifiedOn: said(known, lca.lcaCertifiedOn) },
    ...{ readyOn, destroyedOn, today, calendar: calendar ? employerCalendar(calendar) : undefined },
    complete: gapsOf(entries).length === 0,
  })
