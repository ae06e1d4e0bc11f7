import { Role } from '#formats/roles.ts'
import { type News, notify } from '#identity/notifications/server/notify.ts'
import { isUnsentTooLong } from '../trial.ts'
import type { Change } from './asking.ts'
import { getBox } from './box-store.ts'
import { setEnded, setUnsent } from './store.ts'

const NOT_TAKEN = 'It was not taken. '
export const notTaken = (problem: string): string => `${NOT_TAKEN}${problem}`

/**
 * Ends the trial with this tag: `why` it proves nothing, empty when it does. Where the verdicts counted before, mail is held
 * from here, and the administrators hear of it. Needs scope system.
 */
export async function endTrial(change: Change, tag: string, checkedBy: string, why: string): Promise<void> {
  const { db, now, audit } = change
  const ended = await setEnded(db, tag, why, now)
  if (!ended) return
  if (ended.wasProven && why !== '') await tellAdministrators(change, why)
  audit({ subject: 'mail box', after: { checkedBy, proven: why === '', why } })
}

/**
 * Ends a trial that no mail server took. What was shown before counts as long as that does not happen three days in a row;
 * `says` is why it was not taken. Needs scope system.
 */
export async function giveUpTrial(change: Change, tag: string, says: string): Promise<void> {
  const { db, now, audit } = change
  const box = await getBox(db)
  if (box?.trialTag === tag && box.provenAt !== null && isUnsentTooLong(box.unsentSince ?? box.trialAt, now))
    return endTrial(change, tag, box.checkedBy, `No trial could be sent for three days. ${says.replace(NOT_TAKEN, '')}`)
  await setUnsent(db, tag, says)
  audit({ subject: 'mail box', after: { sent: false } })
}

async function tellAdministrators(change: Change, why: string): Promise<void> {
  const administrators = await change.db.rows<{ id: number }>(
    `select id from users where role_id = $1 and status = 'Active' order by id`,
    [Role.provider],
  )
  const news: News = {
    ...{ kind: 'messages' as const, subject: 'E-mails into cases are held again', link: '/mailIntoCases' },
    ...{ text: `E-mails into cases are held for review again. ${why}`, urgent: true },
  }
  const users = administrators.map(({ id }) => id)
  await notify(change, users, news)
}
