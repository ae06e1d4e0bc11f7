import type { CaseColumns } from '#case-file/cases/server/case-row.ts'
import type { Db, Transaction } from '#platform/database/database.ts'
import type { Surroundings } from '#rules/deadlines/deadline.ts'
import { type CompanyCalendar, type OwnRow, surroundingsFrom } from '../settings.ts'

const OWN = `select name, value, from_on as "fromOn", until_on as "untilOn", source, created_by_name as "byName", created_at as at,
                    law_firm_id is not null as "ofFirm"
               from deadline_settings where law_firm_id is null or law_firm_id = $1
              order by law_firm_id nulls last, id desc limit 1000`

/** What was said for the cases of a law firm, the firm's own before the installation's. Needs scope system. */
export const ownSettings = (system: Db, lawFirmId: number | null) => system.rows<OwnRow>(OWN, [lawFirmId])

/** The working days a company has said for itself; null: none. */
export const sqlCalendarOf = (companyId: string) => `(
  select jsonb_build_object('weekdays', w.weekdays, 'openOn', w.open_on, 'closedOn', w.closed_on)
    from company_calendars w where w.company_id = ${companyId})`

/** What the rules count with for one company's cases, in one statement. Needs scope system. */
export async function surroundingsOf(
  system: Pick<Db, 'one'>,
  { companyId, lawFirmId }: Pick<CaseColumns, 'companyId' | 'lawFirmId'>,
): Promise<Surroundings> {
  const { own, calendar } = await system.one<{ own: OwnRow[] | null; calendar: CompanyCalendar | null }>(
    `select (select jsonb_agg(to_jsonb(o)) from (${OWN}) o) as own, ${sqlCalendarOf('$2')} as calendar`,
    [lawFirmId, companyId],
  )
  return surroundingsFrom(own ?? [], calendar)
}

export type NewSetting = Pick<OwnRow, 'name' | 'value' | 'fromOn' | 'untilOn' | 'source'>

export const insertSetting = (
  tx: Transaction,
  lawFirmId: number | null,
  { name, value, fromOn, untilOn, source }: NewSetting,
  author: { id: number | null; name: string; now: Date },
) =>
  tx.run(
    `insert into deadline_settings (law_firm_id, name, value, from_on, until_on, source, created_at, created_by, created_by_name)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [lawFirmId, name, JSON.stringify(value), fromOn, untilOn, source, author.now, author.id, author.name],
  )

export type CalendarRow = CompanyCalendar & { version: number; updatedAt: string | null; updatedByName: string }

export const calendarRow = (db: Db, companyId: number) =>
  db.maybe<CalendarRow>(
    `select weekdays, to_jsonb(open_on) as "openOn", to_jsonb(closed_on) as "closedOn", version, updated_at as "updatedAt",
            updated_by_name as "updatedByName"
       from company_calendars where company_id = $1`,
    [companyId],
  )

/** No row when somebody else saved first. */
export const saveCalendarRow = (
  tx: Transaction,
  { companyId, lawFirmId, version }: { companyId: number; lawFirmId: number | null; version: number | undefined },
  { weekdays, openOn, closedOn }: CompanyCalendar,
  { now, name }: { now: Date; name: string },
) =>
  tx.run(
    `insert into company_calendars as c (company_id, law_firm_id, weekdays, open_on, closed_on, updated_at, updated_by_name)
     values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (company_id) do update set weekdays = excluded.weekdays, open_on = excluded.open_on, closed_on = excluded.closed_on,
       updated_at = excluded.updated_at, updated_by_name = excluded.updated_by_name, version = c.version + 1
      where $8::integer is null or c.version = $8`,
    [companyId, lawFirmId, weekdays, openOn, closedOn, now, name, version ?? null],
  )
