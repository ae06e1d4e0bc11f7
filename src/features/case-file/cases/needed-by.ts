import { isDecided, isWorkedOn } from '#case-types/statuses.ts'
import { showDate } from '#formats/dates.ts'
import { addDays, type Day, earliest, latest } from '#formats/day.ts'
import { addBusinessDays } from '#rules/calendar/business-days.ts'
import { NEWS_DAYS, PAST_DAYS } from './news.ts'
import type { NewItem } from './open-items.ts'

/** What clients send is wanted so long before the day that governs: the forms are prepared and signed in between. */
const LEAD_DAYS = 14
/** However near that day is, somebody who is asked has so many business days, while it lasts. */
const LEAST_DAYS = 3

type At = { status: number; openedOn: Day; today: Day }

/**
 * Everything in a case has to be done before the date that governs it: what nobody gave a day of its own has that one,
 * what clients owe two weeks before it. So no list takes the most urgent case for one without a date.
 */
export function withDays(items: readonly NewItem[], at: At): NewItem[] {
  const dates = governingDates(items, at.today)
  const [first] = dates
  if (!first) return [...items]
  // What the firm obtains for the petition, such as the selection notice, cannot be there when it registers.
  const filing = dates.find(({ registers }) => !registers) ?? first
  // What ends before an answer is due does not make the answer due.
  const answer = dates.find(({ answers }) => answers)
  return items.map((item) => {
    if (item.kind === 'date' || item.dueOn) return item
    const governing =
      item.kind === 'document' && ofFirm(item) ? filing : item.kind === 'step' ? (answer ?? first) : first
    const dueOn = dayOf(item, governing.dueOn, at)
    return dueOn === null ? item : { ...item, dueOn, dueWhy: whyOf(governing), about: { ...item.about, planned: true } }
  })
}

type Governing = { dueOn: Day; title: string; registers: boolean; answers: boolean }

function governingDates(items: readonly NewItem[], today: Day): Governing[] {
  const from = addDays(today, -PAST_DAYS)
  return items
    .flatMap(({ kind, governs, over, dueOn, title }) =>
      kind === 'date' && governs && !over && dueOn && dueOn >= from
        ? [{ dueOn, title, registers: governs === 'registration', answers: governs === 'answer' }]
        : [],
    )
    .sort((one, other) => one.dueOn.localeCompare(other.dueOn))
}

const ofFirm = ({ side }: NewItem) => side === 'attorney' || side === 'firm'

function dayOf(item: NewItem, governing: Day, { status, openedOn, today }: At): Day | null {
  // Nothing is filed any more: no end of a stay is the day by which a decided case is closed.
  if (item.kind === 'step' && isDecided(status)) return null
  if (ofFirm(item)) return isWorkedOn(status) || item.kind !== 'task' ? governing : null
  if (!isWorkedOn(status) || governing > addDays(today, NEWS_DAYS)) return null
  // No day is given that has passed: what is late already is wanted today.
  const wanted = latest(addDays(governing, -LEAD_DAYS), addBusinessDays(openedOn, LEAST_DAYS), today)
  return earliest(wanted, governing)
}

const whyOf = ({ title, dueOn }: Governing) => `Before this date: ${title} ${showDate(dueOn)}.`
