import type { Db, Transaction } from '#platform/database/database.ts'

export type NewEvent = { kind: string; text: string; internal?: boolean; details?: Record<string, unknown> }

export type CaseEventRow = {
  id: number
  kind: string
  text: string
  internal: boolean
  details: Record<string, unknown>
  at: string
  by: number | null
  byName: string
}

/** Adds a line to the timeline of a case, with author and time. */
export const addEvent = (
  tx: Transaction,
  caseId: number,
  event: NewEvent,
  author: { id: number | null; name: string; now: Date },
): Promise<{ id: number }> =>
  tx.one<{ id: number }>(
    `insert into case_events (company_id, law_firm_id, household_person_id, person_id, case_id, kind, text, internal, details, at, by, by_name)
     select company_id, law_firm_id, household_person_id, person_id, id, $2, $3, $4, $5, $6, $7, $8 from cases where id = $1
     returning id`,
    [
      caseId,
      event.kind,
      event.text,
      event.internal ?? false,
      JSON.stringify(event.details ?? {}),
      author.now,
      author.id,
      author.name,
    ],
  )

/** The timeline, newest first; what is internal is for the firm only. */
export const caseEvents = (db: Db, caseId: number, { internal, limit = 100 }: { internal: boolean; limit?: number }) =>
  db.rows<CaseEventRow>(
    `select id, kind, text, internal, details, at, by, by_name as "byName" from case_events
      where case_id = $1 and (not internal or $2) order by id desc limit $3`,
    [caseId, internal, limit],
  )
