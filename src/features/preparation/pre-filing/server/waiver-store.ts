import type { Db, Transaction } from '#platform/database/database.ts'

/** An error that was waived, or a warning that was seen. Older rows name only their rule: they hold for no finding. */
export type WaiverRow = {
  finding: string
  rule: string
  sentence: string
  role: number
  reason: string
  at: string
  byName: string
}

export const waiversOf = (db: Db, caseId: number) =>
  db.rows<WaiverRow>(
    `select coalesce(finding, '') as finding, rule, sentence, role_id as role, reason, at, by_name as "byName" from case_waivers
      where case_id = $1 and withdrawn_at is null order by id desc limit 500`,
    [caseId],
  )

export type NewWaiver = Pick<WaiverRow, 'finding' | 'rule' | 'sentence' | 'reason' | 'byName'> & {
  roleId: number
  at: Date
  by: number
}

/** A second waiver of the same finding takes the place of the first, which stays on record. */
export async function addWaiver(tx: Transaction, caseId: number, waiver: NewWaiver): Promise<void> {
  const { finding, rule, sentence, reason, roleId, at, by, byName } = waiver
  await withdrawWaiver(tx, caseId, finding, at)
  await tx.run(
    `insert into case_waivers (company_id, law_firm_id, household_person_id, person_id, case_id, finding, rule, sentence, reason, role_id, at, by, by_name)
     select company_id, law_firm_id, household_person_id, person_id, id, $2, $3, $4, $5, $6, $7, $8, $9 from cases where id = $1`,
    [caseId, finding, rule, sentence.slice(0, 2000), reason, roleId, at, by, byName],
  )
}

export const withdrawWaiver = (tx: Transaction, caseId: number, finding: string, at: Date) =>
  tx.run(`update case_waivers set withdrawn_at = $3 where case_id = $1 and finding = $2 and withdrawn_at is null`, [
    ...[caseId, finding, at],
  ])
