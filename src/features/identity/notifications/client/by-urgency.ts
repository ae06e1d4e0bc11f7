import { addDays, type Day } from '#formats/day.ts'
import { dueTone } from '#formats/distance.ts'
import { dayHere } from '#platform/client/today.ts'
import type { Tone } from '#ui/theme/tokens.ts'
import type { Notification } from '../contract.ts'

type News = Pick<Notification, 'dueOn' | 'createdAt' | 'readAt'>
export type Grouped<N extends News> = N & { group: string; tone: Tone | undefined }

/** A date further away is not news. */
const NEWS_DAYS = 180

/** Whether its day, if it has one, is near enough to be told. */
export const isNear =
  (today: Day) =>
  ({ dueOn }: Pick<News, 'dueOn'>): boolean =>
    dueOn === null || dueOn <= addDays(today, NEWS_DAYS)

/** The most urgent first: what is overdue or due within a week and still unread, then the rest by the day it came. */
export function byUrgency<N extends News>(items: readonly N[], today: Day): Grouped<N>[] {
  return items
    .filter(isNear(today))
    .map((item) => ({ ...item, ...groupOf(item, today) }))
    .sort((one, other) => one.rank - other.rank || order(one, other))
    .map(({ rank: _rank, ...item }) => item as unknown as Grouped<N>)
}

type Due = { link: string; dueOn: Day }
const screenOf = (link: string) => link.split('#')[0]

/** What is due now is said once: news of the same thing on the same day have nothing to add. */
export const notDue = <N extends News & { link: string }>(news: readonly N[], due: readonly Due[]): N[] =>
  news.filter(({ dueOn, link }) => !due.some((each) => each.dueOn === dueOn && screenOf(each.link) === screenOf(link)))

/** Under which heading something due stands; what ends later than this week has one of its own. */
export function dueGroup(dueOn: Day, today: Day): { group: string; tone: Tone | undefined } {
  const tone = dueTone(dueOn, today)
  if (tone === 'red') return { group: 'Overdue', tone }
  return tone === 'amber' ? { group: 'Due within a week', tone } : { group: 'Ends soon', tone: undefined }
}

function groupOf(
  { dueOn, createdAt, readAt }: News,
  today: Day,
): { rank: number; group: string; tone: Tone | undefined } {
  const tone = readAt === null ? dueTone(dueOn, today) : 'gray'
  if (tone === 'red') return { rank: 0, group: 'Overdue', tone }
  if (tone === 'amber') return { rank: 1, group: 'Due within a week', tone }
  const came = dayHere(createdAt)
  if (came >= today) return { rank: 2, group: 'Today', tone: undefined }
  return came >= addDays(today, -1)
    ? { rank: 3, group: 'Yesterday', tone: undefined }
    : { rank: 4, group: 'Earlier', tone: undefined }
}

const NEVER = '9999'

/** Within a heading what is due first, then what came last. */
const order = (one: News, other: News): number =>
  (one.dueOn ?? NEVER).localeCompare(other.dueOn ?? NEVER) || other.createdAt.localeCompare(one.createdAt)
