import { useEffect, useState } from 'react'
import { showDate } from '#formats/dates.ts'
import { addDays, type Day } from '#formats/day.ts'
import { dueTone, howFar } from '#formats/distance.ts'
import { notificationsApi } from '#identity/client/api.ts'
import { howLongAgo } from '#platform/client/moments.ts'
import { useCommand, useOperation } from '#platform/client/use-operation.ts'
import type { NotificationsProps } from '#ui/shell/Notifications.tsx'
import type { Tone } from '#ui/theme/tokens.ts'
import { dayHere, today } from '#ui/today.ts'
import type { Notification } from '../contract.ts'

const ASK_EVERY_MS = 60_000

/**
 * The bell of the top bar: asks after the first screen, then every minute while the page is seen. Asking does not keep
 * the session alive. `allowed` is false while the session may not do anything yet (second factor missing).
 */
export function useNotifications(allowed: boolean): NotificationsProps {
  const enabled = useSettled() && allowed
  const { items, error, reload } = useOperation(notificationsApi.list, { limit: 20 }, { enabled })
  const markRead = useCommand(notificationsApi.markRead, { refresh: [notificationsApi.list] })
  const markAllRead = useCommand(notificationsApi.markAllRead, { refresh: [notificationsApi.list] })

  useEffect(() => {
    if (!enabled) return
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void reload()
    }, ASK_EVERY_MS)
    return () => clearInterval(timer)
  }, [reload, enabled])

  const shown = items?.items ?? []
  const due = items?.due ?? null
  // Where the home's own items say what is urgent, news are news: in the order in which they came.
  const news =
    due === null
      ? shown
      : notDue(shown, due)
          .filter(isNear(today()))
          .map((each) => ({ ...each, dueOn: null }))
  const dueNow = (due ?? []).map(({ text, link, dueOn }, place) => ({
    ...{ id: `due ${place}`, title: text, when: `${showDate(dueOn)}, ${howFar(dueOn, today())}`, to: link },
    ...{ unread: false, ...dueGroup(dueOn, today()) },
  }))
  return {
    items: [...dueNow, ...newsRows(news)],
    onOpen: (id) => {
      const unread = shown.some((each) => String(each.id) === id && each.readAt === null)
      if (unread) quietly(markRead.run({ id: Number(id) }))
    },
    onReadAll: () => quietly(markAllRead.run({})),
    ...(error && { again: () => void reload() }),
  }
}

const newsRows = (news: readonly Notification[]) =>
  byUrgency(news, today()).map(({ id, text, link, createdAt, readAt, dueOn, group, tone }) => ({
    id: String(id),
    title: text,
    when: [dueOn && `Due ${showDate(dueOn)}, ${howFar(dueOn, today())}`, howLongAgo(createdAt)]
      .filter(Boolean)
      .join(' · '),
    to: link || undefined,
    unread: readAt === null,
    ...{ group, tone },
  }))

/** Not worth a message: what could not be marked is still unread at the next look. */
const quietly = (work: Promise<unknown>) => void work.catch(() => {})

type News = Pick<Notification, 'dueOn' | 'createdAt' | 'readAt'>
type Grouped<N extends News> = N & { group: string; tone: Tone | undefined }

/** A date further away is not news. */
const NEWS_DAYS = 180

/** Whether its day, if it has one, is near enough to be told. */
const isNear =
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

const AFTER_MS = 1_500

let settled = false

/** False while the first screen is loading, then true: what a screen can do without at first waits for this. */
export function useSettled(): boolean {
  const [is, setIs] = useState(settled)
  useEffect(() => {
    if (settled) return
    const timer = setTimeout(() => {
      settled = true
      setIs(true)
    }, AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  return is
}
