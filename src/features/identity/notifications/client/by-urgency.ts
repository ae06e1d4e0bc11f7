import { addDays, type Day } from '#formats/day.ts'
import { dueTone } from '#formats/distance.ts'
import { dayHere } from '#platform/client/today.ts'
import type { Tone } from '#ui/theme/tokens.ts'
import type { Notification } from '../contract.ts'

type News = Pick<Notification, 'dueOn' | 'createdAt' | 'readAt'>
export type Grouped<N extends News> = N & { group: string; tone: Tone | undefined }

/** A date further away is not news. */
const NEWS_DAYS = 180

/** The most urgent first: what is overdue or due within a week and still unread, then the rest by the day it came. */
export function byUrgency<N extends News>(items: readonly N[], today: Day): Grouped<N>[] {
  const far = addDays(today, NEWS_DAYS)
  return items
    .filter(({ dueOn }) => dueOn === null || dueOn <= far)
    .map((item) => ({ ...item, ...groupOf(item, today) }))
    .sort((one, other) => one.rank - other.rank || order(one, other))
    .map(({ rank: _rank, ...item }) => item as unknown as Grouped<N>)
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
