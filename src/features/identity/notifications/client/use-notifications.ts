import { useEffect } from 'react'
import { showDate } from '#formats/dates.ts'
import { howFar } from '#formats/distance.ts'
import { notificationsApi } from '#identity/client/api.ts'
import { howLongAgo } from '#platform/client/moments.ts'
import { today } from '#platform/client/today.ts'
import { useCommand, useOperation } from '#platform/client/use-operation.ts'
import { useSettled } from '#platform/client/use-settled.ts'
import type { NotificationsProps } from '#ui/shell/Notifications.tsx'
import type { Notification } from '../contract.ts'
import { byUrgency, dueGroup, isNear, notDue } from './by-urgency.ts'

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
