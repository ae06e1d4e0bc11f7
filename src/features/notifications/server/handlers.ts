import { cursor, TOTAL_CAP, toPage } from '#platform/database/pages.ts'
import { implement } from '#platform/operation/context.ts'
import { notifications } from '../contract.ts'
import { listNotifications, markAllRead, markRead } from './store.ts'

export const notificationsHandlers = implement(notifications, {
  list: async ({ db, actor }, { limit, after, unread = false }) => {
    const [before = null] = cursor.read(after, 1) ?? []
    const rows = await listNotifications(db, actor.userId, unread, before as number | null, limit + 1)
    const { total = 0, unread: waiting = 0 } = rows[0] ?? {}
    const found = rows.filter((row) => row.id !== null)
    const counted = { n: Math.min(total, TOTAL_CAP), capped: total > TOTAL_CAP }
    return { ...toPage(found, limit, (row) => [row.id], counted), unread: waiting }
  },

  markRead: ({ db, actor, now }, { id }) => markRead(db, actor.userId, id, now),

  markAllRead: async ({ db, actor, now }) => ({ marked: await markAllRead(db, actor.userId, now) }),
})
