import { showDate } from '#formats/dates.ts'
import { type Day, dayIn, daysBetween } from '#formats/day.ts'
import { Role } from '#formats/roles.ts'
import { counted } from '#formats/words.ts'
import { notify } from '#identity/notifications/server/notify.ts'
import { systemChange } from '#platform/operation/change.ts'
import type { SystemOperation } from '#platform/operation/system-operations.ts'
import type { Services } from '#platform/services.ts'
import { rollBack } from '#rules/calendar/business-days.ts'
import { noticeWords } from '../notices.ts'
import type { OpenNotice } from '../records.ts'

type Open = OpenNotice & { companyId: number; lawFirmId: number | null; zone: string }
const system = { kind: 'system' } as const
const MOST_OPEN = 1000

/** Open notices whose day comes near, to HR and to the attorney who answers for it (I9-10); each once a day. */
export async function remindOfNotices(services: Services, now: Date, operation: SystemOperation): Promise<number> {
  const open = await services.database.read(system).rows<Open>(
    `select n.id, n.kind, n.served_on as "servedOn", n.due_on as "dueOn", c.name as "companyName",
            n.company_id as "companyId", n.law_firm_id as "lawFirmId", app.zone_of(n.law_firm_id, n.company_id) as zone
       from i9_notices n join companies c on c.id = n.company_id
      where n.closed_on is null and n.due_on is not null order by n.due_on, n.id limit ${MOST_OPEN}`,
  )
  let told = 0
  for (const notice of open) {
    const text = noticeSaid(notice, dayIn(notice.zone, now))
    if (text && (await tell(services, notice, { text, operation, on: dayIn(notice.zone, now) }))) told += 1
  }
  return told
}

type Telling = { text: string; operation: SystemOperation; on: Day }

const tell = (services: Services, notice: Open, { text, operation, on }: Telling): Promise<boolean> =>
  systemChange(services, operation, async (change) => {
    const { db, audit } = change
    const subject = `i9 notice:${notice.id}`
    // What was said today stands in the audit trail: a second round says nothing again.
    const before = await db.maybe(
      `select from audit_events where company_id = $1 and at > $4::text::date - 2 and subject = $2 and operation = $3
          and after ->> 'toldOn' = $4::text`,
      [notice.companyId, subject, operation, on],
    )
    if (before) return false
    const told = (await answering(db, notice)).map(({ id }) => id)
    await notify(change, told, { kind: 'cases', text, link: '/visaCareI9Dashboard', urgent: true })
    audit({ subject, after: { toldOn: on }, companyId: notice.companyId })
    return true
  })

/** The company's people, and who works for it at the law firm: the attorneys assigned, or where none is the firm's administrators. */
const answering = (db: Parameters<typeof notify>[0]['db'], { companyId, lawFirmId }: Open) =>
  db.rows<{ id: number }>(
    `select u.id from users u where u.status = 'Active' and (
         (u.company_id = $1 and u.role_id in (${Role.employer}, ${Role.employerAssistant}))
         or u.id in (select a.user_id from assignments a where a.company_id = $1 and a.law_firm_id = $2)
         or (u.law_firm_id = $2 and u.role_id = ${Role.lawFirm}
             and not exists (select from assignments a where a.company_id = $1 and a.law_firm_id = $2)))
      order by u.id limit 50`,
    [companyId, lawFirmId],
  )

/** How many days before its day a notice is said again; one that is over, once. */
const SAID: readonly number[] = [7, 3, 1, 0, -1]
/** The request for a hearing: every day from a week before on, since nothing brings it back (I9-10). */
const SAID_OF_A_FINE: readonly number[] = [7, 6, 5, 4, 3, 2, 1, 0, -1]

/**
 * What is said of an open notice today: "NORTHWIND ANALYTICS, notice of intent to fine: ask for a hearing in writing by
 * 11-25-2026, 5 days left." By hand or on paper that is done on the business day before, where the day is none.
 */
export function noticeSaid({ kind, dueOn, companyName }: OpenNotice, today: Day): string | undefined {
  if (dueOn === null) return undefined
  const by = rollBack(dueOn)
  const left = daysBetween(today, by)
  if (!(kind === 'intent to fine' ? SAID_OF_A_FINE : SAID).includes(left)) return undefined
  const { title, does, says } = noticeWords[kind]
  const when = left < 0 ? 'That day is over.' : left === 0 ? 'That is today.' : `${counted(left, 'day')} left.`
  return [`${companyName}, ${title.toLowerCase()}: ${does} by ${showDate(by)}.`, when, says].filter(Boolean).join(' ')
}
