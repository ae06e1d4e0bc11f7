import { ItemAbout, type OpenItem } from '#case-file/cases/open-items.ts'
import type { Audience } from '#engine/fact.ts'
import type { Db } from '#platform/database/database.ts'

export type Ask = { subject: string; fact: string; by: number | null; byName: string }

/** Questions to the firm that nobody has answered yet, the oldest first. */
export const openAsks = (db: Db, caseId: number) =>
  db.rows<Ask>(
    `select distinct on (subject, fact) subject, fact, by, by_name as "byName" from question_comments
      where case_id = $1 and asks and closed_at is null order by subject, fact, id`,
    [caseId],
  )

/** What was asked about these questions is answered; tells who asked. */
export const closeAsks = async (db: Db, caseId: number, keys: readonly string[], at: Date): Promise<number[]> => {
  const rows = await db.rows<{ by: number | null }>(
    `update question_comments set closed_at = $3
      where case_id = $1 and asks and closed_at is null and subject || ':' || fact = any ($2::text[]) returning by`,
    [caseId, keys, at],
  )
  return [...new Set(rows.flatMap(({ by }) => by ?? []))]
}

export const askToReopen = (db: Db, caseId: number, audience: Audience, why: string, by: { name: string; now: Date }) =>
  db.run(
    `update questionnaire_parts set reopen_asked_at = $3, reopen_asked_by_name = $4, reopen_why = $5, version = version + 1
      where case_id = $1 and audience = $2 and status = 'Submitted'`,
    [caseId, audience, by.now, by.name, why],
  )

export const askedToReopen = (db: Db, caseId: number) =>
  db.rows<{ audience: Audience; byName: string }>(
    `select audience, reopen_asked_by_name as "byName" from questionnaire_parts
      where case_id = $1 and reopen_asked_at is not null order by audience`,
    [caseId],
  )

/** Since when the questions of a case lie with which side, by the key of the item. Needs scope system. */
export async function questionsSince(db: Db, caseId: number): Promise<Map<string, string>> {
  const rows = await db.rows<{ key: string; since: string }>(
    `select key, since from open_items where case_id = $1 and kind = 'questions'`,
    [caseId],
  )
  return new Map(rows.map(({ key, since }) => [key, since]))
}

type Left = Pick<OpenItem, 'id' | 'kind' | 'title' | 'about' | 'verb' | 'link' | 'dueOn'>

/** What else these sides have to do in a case; dates only say until when. Needs scope system. */
export async function leftFor(db: Db, caseId: number, sides: readonly string[]): Promise<Left[]> {
  const rows = await db.rows<Left>(
    `select id, kind, title, about, verb, link, due_on as "dueOn" from open_items
      where case_id = $1 and side = any ($2::text[]) and kind not in ('date', 'questions', 'step')
      order by due_on, id limit 10`,
    [caseId, sides],
  )
  return rows.map((row) => ({ ...row, about: ItemAbout.parse(row.about) }))
}

/** Who the case is about and who leads it, by name. Needs scope system. */
export function peopleOfCase(db: Db, caseId: number): Promise<{ person: string; attorney: string }> {
  return db.one<{ person: string; attorney: string }>(
    `select k.person_name as person, coalesce(concat_ws(' ', u.first_name, u.last_name), f.name, '') as attorney
       from cases k left join users u on u.id = k.attorney_id left join law_firms f on f.id = k.law_firm_id
      where k.id = $1`,
    [caseId],
  )
}
