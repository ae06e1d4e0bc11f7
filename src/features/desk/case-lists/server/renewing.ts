import { refreshBallOf } from '#case-file/cases/server/ball.ts'
import type { Working } from '#case-file/cases/server/case-contacts.ts'
import { refreshItems } from '#case-file/cases/server/open-items.ts'
import { keepRenewal } from '#case-file/cases/server/what-it-renews.ts'
import { refreshDeadlines } from '#preparation/deadlines/server/refresh.ts'

/** The new case begins with the date on which the old one ends, and the old one says which case renews it. */
export async function takeOver(context: Working, renewedId: number, opened: { id: number; number: string }) {
  const { db, services, now, asSystem } = context
  await keepRenewal(db, renewedId, opened.number)
  await asSystem('the first date of a renewal', () => refreshDeadlines(db, services, opened.id, now))
  await refreshBallOf(context, opened.id)
  // What ends is said once: in the case that renews it.
  await refreshItems(context, renewedId)
}
