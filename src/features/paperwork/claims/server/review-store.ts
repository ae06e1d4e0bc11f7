import type { CaseColumns } from '#case-file/cases/server/case-row.ts'
import type { Db, Transaction } from '#platform/database/database.ts'
import type { Asked, Finding, FindingInput } from '../review-records.ts'

export type Review = {
  version: number
  asked: Asked
  deliveredOn: string | null
  deliveredTo: string
  approvedAt: string | null
  approvedBy: string
  findings: Finding[]
}

const USUAL: Asked = { parties: '', purpose: '', questions: '', askedOn: null, workingDays: 5 }

export async function reviewOf(db: Db, caseId: number): Promise<Review> {
  const { asked, ...found } = await db.one<Review>(
    `select coalesce(r.version, 0) as version, coalesce(r.asked, '{}') as asked, r.delivered_on as "deliveredOn",
            coalesce(r.delivered_to, '') as "deliveredTo",
            r.approved_at as "approvedAt", coalesce(r.approved_by_name, '') as "approvedBy",
            (select coalesce(jsonb_agg(jsonb_build_object('position', f.position, 'point', f.point, 'clause', f.clause,
               'page', f.page, 'quote', f.quote, 'risk', f.risk, 'advice', f.advice, 'byName', f.by_name)
               order by f.position), '[]') from contract_findings f where f.case_id = k.id) as findings
       from (select $1::bigint as id) k left join contract_reviews r on r.case_id = k.id`,
    [caseId],
  )
  return { ...found, asked: { ...USUAL, ...asked } }
}

/** The row of a review, made when first needed. */
export const saveReview = (tx: Transaction, { id }: Pick<CaseColumns, 'id'>, asked: Asked | null, now: Date) =>
  tx.run(
    `insert into contract_reviews as r (case_id, company_id, law_firm_id, asked, updated_at)
     select id, company_id, law_firm_id, coalesce($2::jsonb, '{}'), $3 from cases where id = $1
     on conflict (case_id) do update set asked = coalesce($2::jsonb, r.asked), version = r.version + 1, updated_at = $3`,
    [id, asked === null ? null : JSON.stringify(asked), now],
  )

export const setDelivered = (tx: Transaction, caseId: number, on: string, to: string) =>
  tx.run('update contract_reviews set delivered_on = $2, delivered_to = $3 where case_id = $1', [caseId, on, to])

export const setApproved = (tx: Transaction, caseId: number, by: { name: string; now: Date } | null) =>
  tx.run('update contract_reviews set approved_at = $2, approved_by_name = $3 where case_id = $1', [
    ...[caseId, by?.now ?? null, by?.name ?? ''],
  ])

/** When the newest version of the memo was written: a letter from our template, or from one of the firm's own. */
export const memoChangedAt = async (db: Db, caseId: number): Promise<string | null> =>
  (
    await db.one<{ at: string | null }>(
      `select max(v.created_at) as at from case_letters l
         join editable_files e on e.id = l.editable_file_id and e.removed_at is null
         join editable_file_versions v on v.editable_file_id = e.id
        where l.case_id = $1 and (l.template = 'contractMemo' or l.template like 'file:%')`,
      [caseId],
    )
  ).at

type Kept = FindingInput & { byName: string }

export const insertFinding = (tx: Transaction, caseId: number, finding: Kept, now: Date) =>
  tx.run(
    `insert into contract_findings (company_id, law_firm_id, case_id, position, point, clause, page, quote, risk, advice,
       by_name, updated_at)
     select company_id, law_firm_id, id, (select coalesce(max(position), 0) + 1 from contract_findings where case_id = $1),
            $2, $3, $4, $5, $6, $7, $8, $9 from cases where id = $1`,
    [caseId, ...valuesOf(finding), now],
  )

export const changeFinding = (tx: Transaction, caseId: number, position: number, finding: Kept, now: Date) =>
  tx.run(
    `update contract_findings set point = $2, clause = $3, page = $4, quote = $5, risk = $6, advice = $7, by_name = $8,
            updated_at = $9 where case_id = $1 and position = $10`,
    [caseId, ...valuesOf(finding), now, position],
  )

const valuesOf = ({ point, clause, page, quote, risk, advice, byName }: Kept) => [
  ...[point, clause, page, quote, risk, advice, byName],
]

export const dropFinding = (tx: Transaction, caseId: number, position: number) =>
  tx.run('delete from contract_findings where case_id = $1 and position = $2', [caseId, position])

export type ContractFile = { name: string; fileId: number; contentType: string; size: number }

/** The newest versions of what was sent in the case and can be read. */
export const contractFiles = (db: Db, caseId: number) =>
  db.rows<ContractFile>(
    `select f.name, f.id as "fileId", f.content_type as "contentType", f.size
       from documents d join document_versions v on v.document_id = d.id and v.number = d.latest join files f on f.id = v.file_id
      where d.case_id = $1 and d.removed_at is null and d.review <> 'Rejected' order by d.item_id <> 'contract', d.id limit 20`,
    [caseId],
  )
