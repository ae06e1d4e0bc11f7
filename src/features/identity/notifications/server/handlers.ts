import type { Db } from '#platform/database/database.ts'
import { cursor, TOTAL_CAP, toPage } from '#platform/database/pages.ts'
import { implement } from '#platform/operation/context.ts'
import type { Actor } from '#platform/session/actor.ts'
import { notifications } from '../contract.ts'
import { choicesOf, concerns } from '../rules.ts'
import { chosenDigest, rescheduled, setDigest } from './digest-store.ts'
import { dueFor } from './due.ts'
import { listNotifications, markAllRead, markRead, saveChoice, storedChoices } from './store.ts'

export const notificationsHandlers = implement(notifications, {
  list: async (context, { limit, after, unread = false }) => {
    const { db, actor } = context
    const [before = null] = cursor.read(after, 1) ?? []
    const [rows, due] = await Promise.all([
      listNotifications(db, actor.userId, unread, before as number | null, limit + 1),
      before === null && !unread ? dueFor(context) : null,
    ])
    const { total = 0, unread: waiting = 0 } = rows[0] ?? {}
    const found = rows.filter((row) => row.id !== null)
    const counted = { n: Math.min(total, TOTAL_CAP), capped: total > TOTAL_CAP }
    return { ...toPage(found, limit, (row) => [row.id], counted), unread: waiting, due }
  },

  markRead: ({ db, actor, now }, { id }) => markRead(db, actor.userId, id, now),

  choices: ({ db, actor }) => ownChoices(db, actor),

  saveChoices: async ({ db, actor, now, audit }, { items }) => {
    for (const choice of items) await saveChoice(db, actor.userId, choice, now)
    audit({ subject: `user:${actor.userId}`, after: { choices: items } })
    return ownChoices(db, actor)
  },

  saveDigest: async ({ db, actor, now, audit, asSystem }, { digest }) => {
    await asSystem('choose how one’s own e-mails come', async () => {
      await setDigest(db, actor.userId, digest)
      await rescheduled({ db, now }, actor.userId)
    })
    audit({ subject: `user:${actor.userId}`, after: { digest } })
    return ownChoices(db, actor)
  },

  markAllRead: async ({ db, actor, now }) => ({ marked: await markAllRead(db, actor.userId, now) }),
})

async function ownChoices(db: Db, { userId, roleId }: Pick<Actor, 'userId' | 'roleId'>) {
  const items = choicesOf(await storedChoices(db, userId)).filter(({ kind }) => concerns(roleId, kind))
  const { digest } = await chosenDigest(db, userId)
  return { items, digest }
}
