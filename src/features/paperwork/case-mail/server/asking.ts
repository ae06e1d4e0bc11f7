import { refreshBallOf } from '#case-file/cases/server/ball.ts'
import { accountsOn } from '#case-file/cases/server/case-contacts.ts'
import type { CaseColumns } from '#case-file/cases/server/case-row.ts'
import { ownersSide } from '#case-file/cases/server/owners-side.ts'
import { addTask, hasOpenTask } from '#case-file/cases/server/work-store.ts'
import { casePath } from '#case-types/case-path.ts'
import { notify } from '#identity/notifications/server/notify.ts'
import type { systemChange } from '#platform/operation/change.ts'
import { answeredBy, readingSides } from '../rules.ts'

export type Change = Parameters<Parameters<typeof systemChange>[2]>[0]

/** A to-do for whoever reads the mail of a case, once, and the news of it. */
export async function askWhoDecides(change: Change, file: CaseColumns, title: string, details: string): Promise<void> {
  const { db, now } = change
  if (await hasOpenTask(db, file.id, title)) return
  const owner = await ownersSide(db, file.ownerId)
  const author = { id: null, name: 'VisaCare', now }
  await addTask(db, file.id, { forWhom: answeredBy(file, owner), title, details, source: 'rule' }, author)
  await refreshBallOf(change, file.id)
  const sides: readonly string[] = readingSides(file, owner)
  const readers = (await accountsOn(db, file)).filter(({ side, status }) => status === 'Active' && sides.includes(side))
  const link = casePath(file, '?tab=messages')
  const users = readers.map(({ userId }) => userId)
  await notify(change, users, { kind: 'messages', text: `Case ${file.number}: ${title}.`, link })
}
