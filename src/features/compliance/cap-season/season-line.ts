import { showDate } from '#formats/dates.ts'
import { addDays, type Day, daysBetween } from '#formats/day.ts'
import { counted } from '#formats/words.ts'
import type { Board } from './records.ts'

/** A stretch of the season, in percent of the line. */
export type Span = { title: string; says: string; left: number; width: number; standing: 'over' | 'here' | 'ahead' }
export type SeasonLine = {
  spans: Span[]
  begins: { left: number; says: string }
  today: { left: number; says: string } | undefined
}

const ORDINALS = ['First', 'Second', 'Third', 'Fourth']
/** The line begins and ends a little outside of what stands on it. */
const MARGIN_DAYS = 7

type Stretch = { title: string; from: Day; until: Day; more: string }

/** The season as a line: registration, each filing window with what was filed in it, the day work may begin, and today. */
export function seasonLine({ season, registrations }: Pick<Board, 'season' | 'registrations'>, today: Day): SeasonLine {
  const stretches: Stretch[] = [
    { title: 'Registration', from: season.opensOn, until: season.closesOn, more: '' },
    ...windowsOf({ season, registrations }).map(({ from, until, filed, all }, at) => ({
      title: `${ORDINALS[at] ?? 'Further'} filing window`,
      ...{ from, until, more: all > 0 ? `, ${filed} of ${all} filed` : '' },
    })),
  ]
  const first = addDays(season.opensOn, -MARGIN_DAYS)
  const last = addDays(
    [season.startsOn, ...stretches.map(({ until }) => until)].sort().at(-1) ?? season.startsOn,
    MARGIN_DAYS,
  )
  const at = (day: Day) => (100 * daysBetween(first, day)) / daysBetween(first, last)
  return {
    spans: stretches.map(({ title, from, until, more }) => ({
      ...{ title, says: `${between(from, until)}${more}`, left: at(from), width: at(addDays(until, 1)) - at(from) },
      standing: until < today ? 'over' : from > today ? 'ahead' : 'here',
    })),
    begins: { left: at(season.startsOn), says: `Work from ${showDate(season.startsOn)}` },
    today:
      today < first || today > last
        ? undefined
        : { left: at(today), says: ['Today', left(stretches, today)].filter(Boolean).join(', ') },
  }
}

/** The year is said where the stretch reaches into another. */
const between = (from: Day, until: Day): string =>
  from.slice(0, 4) === until.slice(0, 4)
    ? `${showDate(from).slice(0, 5)} to ${showDate(until).slice(0, 5)}`
    : `${showDate(from)} to ${showDate(until)}`

function left(stretches: readonly Stretch[], today: Day): string {
  const here = stretches.findLast(({ from, until }) => from <= today && today <= until)
  if (!here) return ''
  const days = daysBetween(today, here.until)
  return days === 0 ? 'the last day' : `${counted(days, 'day')} left`
}

type Window = { from: Day; until: Day; filed: number; all: number }

/** The window of the first selection, and those that later selections gave. */
function windowsOf({ season, registrations }: Pick<Board, 'season' | 'registrations'>): Window[] {
  const found = new Map<Day, Window>([
    [season.filingFrom, { from: season.filingFrom, until: season.filingUntil, filed: 0, all: 0 }],
  ])
  for (const { filingFrom, filingUntil, lane } of registrations) {
    if (filingFrom === null || filingUntil === null) continue
    const { until, filed, all } = found.get(filingFrom) ?? { until: filingUntil, filed: 0, all: 0 }
    const isFiled = lane === 'filed' || lane === 'approved'
    found.set(filingFrom, {
      ...{ from: filingFrom, until: until > filingUntil ? until : filingUntil },
      ...{ filed: filed + (isFiled ? 1 : 0), all: all + 1 },
    })
  }
  return [...found.values()].toSorted((one, other) => one.from.localeCompare(other.from))
}
