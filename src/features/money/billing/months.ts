import { showDate } from '#formats/dates.ts'
import { dollars } from '#money/ledger/money.ts'
import type { ForecastItem } from './contract.ts'

type State = ForecastItem['state']
export type Month = { month: string; words: string } & Record<State | 'total', number>

const names = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const SHOWN = 6

/**
 * The next six months with what each will cost; the first and every January say their year. What comes later, and what has
 * no day yet, stand behind them where there is any, so that all of it adds up to what is to come.
 */
export function monthsOf(items: readonly ForecastItem[], today: string): Month[] {
  const [year = 0, month = 1] = today.split('-').map(Number)
  const months = Array.from({ length: SHOWN }, (_, index) => {
    const place = year * 12 + month - 1 + index
    const own = `${Math.floor(place / 12)}-${String((place % 12) + 1).padStart(2, '0')}`
    const name = names[place % 12] ?? ''
    const words = index === 0 || place % 12 === 0 ? `${name} ${own.slice(0, 4)}` : name
    return summed(
      own,
      words,
      items.filter(({ day }) => day?.startsWith(own)),
    )
  })
  const last = months.at(-1)?.month ?? ''
  const rest = [
    summed(
      'later',
      'Later',
      items.filter(({ day }) => day !== null && day.slice(0, 7) > last),
    ),
    summed(
      'unknown',
      'Not known yet',
      items.filter(({ day }) => day === null),
    ),
  ]
  return [...months, ...rest.filter(({ total }) => total > 0)]
}

function summed(month: string, words: string, items: readonly ForecastItem[]): Month {
  const [approved, waiting, expected] = [
    totalOf(items, 'approved'),
    totalOf(items, 'waiting'),
    totalOf(items, 'expected'),
  ]
  return { month, words, approved, waiting, expected, total: totalOf(items) }
}

export const totalOf = (items: readonly ForecastItem[], state?: State): number =>
  items.filter((item) => state === undefined || item.state === state).reduce((total, { cents }) => total + cents, 0)

/** What is to come, in one sentence: by when is said only of what has a day. */
export function standingOf(items: readonly ForecastItem[]): string {
  if (items.length === 0) return 'The company has no government fees to come from open cases.'
  const dated = items.filter(({ day }) => day !== null)
  const without = totalOf(items) - totalOf(dated)
  const last = lastDay(dated)
  const waiting = items.filter(({ state }) => state === 'waiting')
  const first = firstDay(waiting)
  return [
    last === undefined
      ? `${dollars(without)} in government fees to come. When is not known yet.`
      : `${dollars(totalOf(dated))} in government fees by ${showDate(last)}.`,
    last !== undefined && without > 0 && `${dollars(without)} more at a time not known yet.`,
    waiting.length > 0 &&
      `${dollars(totalOf(waiting))} waits for your approval${first === undefined ? '' : ` by ${showDate(first)}`}.`,
  ]
    .filter(Boolean)
    .join(' ')
}

const daysOf = (items: readonly ForecastItem[]) => items.flatMap(({ day }) => day ?? []).sort()
const firstDay = (items: readonly ForecastItem[]) => daysOf(items)[0]
const lastDay = (items: readonly ForecastItem[]) => daysOf(items).at(-1)
