import { showDate } from '#formats/dates.ts'
import { dollars } from '#money/ledger/money.ts'
import type { ForecastItem } from './contract.ts'

type State = ForecastItem['state']
export type Month = { month: string; words: string } & Record<State | 'total', number>

const names = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const SHOWN = 6

/** The next six months with what each will cost, of filings that have a day; the first and every January say their year. */
export function monthsOf(items: readonly ForecastItem[], today: string): Month[] {
  const [year = 0, month = 1] = today.split('-').map(Number)
  return Array.from({ length: SHOWN }, (_, index) => {
    const place = year * 12 + month - 1 + index
    const own = `${Math.floor(place / 12)}-${String((place % 12) + 1).padStart(2, '0')}`
    const name = names[place % 12] ?? ''
    const inMonth = items.filter(({ day, planned }) => planned && day.startsWith(own))
    const sum = (state: State) =>
      inMonth.filter((item) => item.state === state).reduce((total, { cents }) => total + cents, 0)
    const parts = { approved: sum('approved'), waiting: sum('waiting'), expected: sum('expected') }
    const words = index === 0 || place % 12 === 0 ? `${name} ${own.slice(0, 4)}` : name
    return { month: own, words, ...parts, total: parts.approved + parts.waiting + parts.expected }
  })
}

export const totalOf = (items: readonly ForecastItem[], state?: State): number =>
  items.filter((item) => state === undefined || item.state === state).reduce((total, { cents }) => total + cents, 0)

/** What is to come, in one sentence: by when is said only of what has a day. */
export function standingOf(items: readonly ForecastItem[]): string {
  if (items.length === 0) return 'No government fees are to come from open cases.'
  const planned = items.filter((item) => item.planned)
  const without = totalOf(items) - totalOf(planned)
  const last = planned
    .map(({ day }) => day)
    .sort()
    .at(-1)
  const waiting = items.filter(({ state }) => state === 'waiting')
  const first = waiting.map(({ day }) => day).sort()[0]
  return [
    last === undefined
      ? `${dollars(without)} in government fees to come. No filing has a day yet.`
      : `${dollars(totalOf(planned))} in government fees by ${showDate(last)}.`,
    last !== undefined && without > 0 && `${dollars(without)} more has no day yet.`,
    first !== undefined && `${dollars(totalOf(waiting))} waits for your approval by ${showDate(first)}.`,
  ]
    .filter(Boolean)
    .join(' ')
}
