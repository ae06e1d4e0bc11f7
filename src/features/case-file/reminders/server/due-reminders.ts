import type { OpenItem } from '#case-file/cases/open-items.ts'
import { accountsOn } from '#case-file/cases/server/case-contacts.ts'
import { CASE_COLUMNS, type CaseColumns } from '#case-file/cases/server/case-row.ts'
import { type FoundItem, ITEM_COLUMNS } from '#case-file/cases/server/open-items-store.ts'
import { addDays, dayIn, defaultZone, type Zone } from '#formats/day.ts'
import { systemChange } from '#platform/operation/change.ts'
import type { Services } from '#platform/services.ts'
import { DUE_REMINDERS, isToRemind, LATEST_DAYS } from '../rules.ts'
import { remindableFor, tellThem } from './reminding.ts'

type Due = FoundItem & { zone: Zone }

/**
 * Of a morning: what somebody was asked for by a day, shortly before it and once after. Whoever can be reminded by hand is
 * reminded here, and nobody else.
 */
export async function remindOfDue(services: Services, now: Date): Promise<number> {
  const here = dayIn(defaultZone, now)
  const rows = await services.database.read({ kind: 'system' }).rows<Due>(
    `select ${ITEM_COLUMNS}, app.zone_of(k.law_firm_id, k.company_id) as zone
       from open_items o join cases k on k.id = o.case_id
      where not o.is_date and not coalesce((o.about ->> 'planned')::boolean, false) and o.due_on between $1 and $2 order by o.case_id, o.id`,
    [addDays(here, -LATEST_DAYS - DUE_REMINDERS.after - 1), addDays(here, DUE_REMINDERS.before + 1)],
  )
  const due = rows.filter(({ dueOn, since, remindedAt, zone }) =>
    isToRemind(
      {
        dueOn,
        since: dayIn(zone, new Date(since)),
        remindedOn: remindedAt === null ? null : dayIn(zone, new Date(remindedAt)),
      },
      dayIn(zone, now),
    ),
  )
  let cases = 0
  for (const caseId of new Set(due.map((each) => each.caseId)))
    if (
      await remindIn(
        services,
        caseId,
        due.filter((each) => each.caseId === caseId),
      )
    )
      cases += 1
  return cases
}

function remindIn(services: Services, caseId: number, items: readonly Pick<OpenItem, 'id'>[]): Promise<boolean> {
  return systemChange(services, 'cases.remindOfDue', async (change) => {
    const { db, now, audit } = change
    const file = await db.one<CaseColumns>(`select ${CASE_COLUMNS} from cases k where k.id = $1`, [caseId])
    // Asked again: what closed since is nobody's to be reminded of.
    const open = await db.rows<FoundItem>(
      `select ${ITEM_COLUMNS} from open_items o join cases k on k.id = o.case_id where o.id = any ($1::bigint[]) order by o.due_on, o.id`,
      [items.map(({ id }) => id)],
    )
    const accounts = await accountsOn(db, file)
    const chosen = (await remindableFor(db, file, open, accounts, now)).filter(({ why }) => why === '')
    if (chosen.length === 0) return false
    await tellThem(change, file, chosen, { digest: true, author: { id: null, name: 'VisaCare', now } })
    audit({ subject: `case:${caseId}`, after: { reminded: chosen.map(({ key }) => key) }, companyId: file.companyId })
    return true
  })
}
