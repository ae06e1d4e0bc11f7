import { afterMove } from '#case-file/moves/server/move-parts.ts'
import type { KnownAnswer } from '#engine/answer.ts'
import type { Db, Transaction } from '#platform/database/database.ts'

export type FiledPackage = {
  number: number
  filedOn: string
  byName: string
  builtOn: string
  /** The version each subject's document had. */
  versions: Record<string, number>
  companyId: number
  snapshotKey: string | null
}

/** The package that went to the agency; a rejected one counts no more. Needs scope system. */
export const filedPackage = (db: Db, caseId: number) =>
  db.maybe<FiledPackage>(
    `select p.number, p.filed_on as "filedOn", p.filed_by_name as "byName", p.versions,
            (p.built_at at time zone app.zone_of(null, p.company_id))::date as "builtOn",
            p.company_id as "companyId", f.key as "snapshotKey"
       from case_packages p left join files f on f.id = p.snapshot_id
      where p.case_id = $1 and p.status = 'Filed' and p.filed_on is not null order by p.id desc limit 1`,
    [caseId],
  )

export type TakenBack = { subject: string; fact: string; before: KnownAnswer | null }

/** What stood in place of every answer that is newer than these versions; of secrets only that there was one. Needs scope system. */
export const answeredSince = (db: Db, versions: readonly { subject: string; id: number; version: number }[]) =>
  db.rows<TakenBack>(
    `select distinct on (c.subject, c.subject_id, c.fact) c.subject || '/' || c.subject_id as subject, c.fact, c.before
       from jsonb_to_recordset($1::jsonb) as v (subject text, id bigint, version integer)
       join fact_changes c on c.subject = v.subject and c.subject_id = v.id and c.version > v.version
      order by c.subject, c.subject_id, c.fact, c.id`,
    [JSON.stringify(versions)],
  )

/** A rejected package was never filed: its forms can be written again. */
export const reopenForms = (tx: Transaction, caseId: number) =>
  tx.run(`update case_forms set status = 'Generated', version = version + 1 where case_id = $1 and status = 'Filed'`, [
    caseId,
  ])

/** What is filed, by a package of the product or by hand, is not written any more. */
export const closeForms = (tx: Transaction, caseId: number) =>
  tx.run(`update case_forms set status = 'Filed', version = version + 1 where case_id = $1 and status <> 'Filed'`, [
    caseId,
  ])

/** What was filed is not written any more; a rejected package was never filed, so its forms can be corrected at once. */
export const formsFollowFiling = afterMove(async ({ db: tx }, { caseId, from, to }) => {
  if (from === 5 && to === 6) await closeForms(tx, caseId)
  if (from === 6 && to === 5) await reopenForms(tx, caseId)
})
