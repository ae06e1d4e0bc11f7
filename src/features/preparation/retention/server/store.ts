import { visibleCases } from '#case-file/cases/server/visible.ts'
import { CaseType } from '#case-types/case-type.ts'
import { Status } from '#case-types/status/statuses.ts'
import { binding } from '#platform/database/binding.ts'
import type { Db, Transaction } from '#platform/database/database.ts'
import type { Actor } from '#platform/session/actor.ts'
import type { LegalHold } from '../contract.ts'
import type { RetentionKind, RetentionRule } from '../rules.ts'

const HOLD = `h.id, h.company_id as "companyId", c.name as "companyName", h.case_id as "caseId",
  coalesce(k.number, '') as "caseNumber", h.reason, h.placed_at as "placedAt", h.placed_by_name as "placedByName",
  h.ended_at as "endedAt", h.ended_by_name as "endedByName", h.end_reason as "endReason"`
const FROM = `from legal_holds h join companies c on c.id = h.company_id left join cases k on k.id = h.case_id`

/** Of a case also those of its company; of a company all; else all in sight. */
export const holdsIn = (db: Db, { companyId, caseId }: { companyId?: number; caseId?: number }) =>
  db.rows<LegalHold>(
    `select ${HOLD} ${FROM}
      where ($1::bigint is null or h.company_id = $1) and ($2::bigint is null or h.case_id is null or h.case_id = $2)
      order by h.ended_at is not null, h.id desc limit 200`,
    [companyId ?? null, caseId ?? null],
  )

export const findHold = (db: Db, id: number) => db.one<LegalHold>(`select ${HOLD} ${FROM} where h.id = $1`, [id])

export const lockHold = (tx: Transaction, id: number) =>
  tx.one<{ endedAt: string | null; companyId: number }>(
    `select ended_at as "endedAt", company_id as "companyId" from legal_holds where id = $1 for update`,
    [id],
  )

type NewHold = { companyId: number; caseId: number | null; reason: string; at: Date; by: number; byName: string }

export const insertHold = (tx: Transaction, given: NewHold) =>
  tx.one<{ id: number }>(
    `insert into legal_holds (company_id, law_firm_id, case_id, reason, placed_at, placed_by, placed_by_name)
     select c.id, c.law_firm_id, $2, $3, $4, $5, $6 from companies c where c.id = $1 returning id`,
    [given.companyId, given.caseId, given.reason, given.at, given.by, given.byName],
  )

export const endHold = (tx: Transaction, id: number, ended: { at: Date; byName: string; reason: string }) =>
  tx.run('update legal_holds set ended_at = $2, ended_by_name = $3, end_reason = $4 where id = $1', [
    ...[id, ended.at, ended.byName, ended.reason],
  ])

/** A firm's own rows, else those of the provider for everybody. */
export const ownRules = (db: Db, lawFirmId: number | null) =>
  db.rows<RetentionRule>(
    `select kind, months, source, confirmed, from_day as "from" from retention_rules
      where law_firm_id is not distinct from $1 order by from_day desc, id desc limit 500`,
    [lawFirmId],
  )

type NewRule = { kind: RetentionKind; months: number; source: string; confirmed: boolean; from: string }

export const insertRule = (tx: Transaction, lawFirmId: number | null, rule: NewRule, by: { at: Date; name: string }) =>
  tx.run(
    `insert into retention_rules (law_firm_id, kind, months, source, confirmed, from_day, changed_at, changed_by_name)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [lawFirmId, rule.kind, rule.months, rule.source, rule.confirmed, rule.from, by.at, by.name],
  )

export type Ended = {
  documentId: number
  name: string
  fileName: string
  caseId: number
  caseNumber: string
  companyId: number
  companyName: string
  filedOn: string | null
  decidedOn: string | null
  validUntil: string | null
  isPerm: boolean
  held: boolean
}

/** Documents of ended cases, the longest ended first; which of them are due is a rule. */
export function endedDocuments(db: Db, actor: Actor, ids?: readonly number[]): Promise<Ended[]> {
  const { values, bind } = binding([Status.completed, CaseType.perm, ids ?? null])
  return db.rows<Ended>(
    `select d.id as "documentId", coalesce(nullif(d.document_type, ''), nullif(d.description, ''), f.name) as name,
            f.name as "fileName", k.id as "caseId", k.number as "caseNumber", d.company_id as "companyId",
            c.name as "companyName", k.filed_on as "filedOn", k.decided_on as "decidedOn", k.valid_until as "validUntil",
            k.type_id = $2 as "isPerm", app.is_held(d.company_id, d.case_id) as held
       from documents d join cases k on k.id = d.case_id join companies c on c.id = d.company_id
       join document_versions v on v.document_id = d.id and v.number = d.latest join files f on f.id = v.file_id
      where d.removed_at is null and k.status = $1 and k.decided_on is not null
        and ($3::bigint[] is null or d.id = any ($3)) and ${visibleCases(actor, bind, 'd').join(' and ') || 'true'}
      order by k.decided_on, d.id limit 1000`,
    values,
  )
}

/** The record stays, the files and their words go. Needs scope system. */
export async function markDestroyed(tx: Transaction, ids: readonly number[], by: { at: Date; name: string }) {
  await tx.run(
    'update documents set removed_at = $2, destroyed_at = $2, destroyed_by_name = $3 where id = any ($1) and removed_at is null',
    [ids, by.at, by.name],
  )
  await tx.run(
    `update document_versions set text_body = '', text_words = null, text_state = 'None' where document_id = any ($1)`,
    [ids],
  )
}

/** Where the files of a destroyed document lie. Needs scope system. */
export const filesOfDestroyed = (system: Db, documentId: number) =>
  system.rows<{ key: string }>(
    `select f.key from documents d join document_versions v on v.document_id = d.id
       join files f on f.id in (v.file_id, v.shown_file_id, v.thumbnail_file_id, v.index_file_id, v.pages_file_id,
                                v.reading_file_id, v.reading_picture_file_id)
      where d.id = $1 and d.destroyed_at is not null`,
    [documentId],
  )

/** How many of them are in sight. */
export const countOf = async (db: Db, ids: readonly number[]): Promise<number> =>
  (await db.one<{ n: number }>('select count(*)::integer as n from documents where id = any ($1)', [ids])).n
