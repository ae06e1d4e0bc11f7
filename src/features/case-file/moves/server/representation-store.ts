import type { Db, Transaction } from '#platform/database/database.ts'

type Change = { at: Date; by: number }

/** Which attorney works on a case; null: nobody at the moment. */
export const giveTo = (tx: Transaction, caseId: number, attorneyId: number | null, { at, by }: Change) =>
  tx.run('update cases set attorney_id = $2, version = version + 1, updated_at = $3, updated_by = $4 where id = $1', [
    ...[caseId, attorneyId, at, by],
  ])

/** An employer does not read attorneys, but is told who works on the case. */
export async function attorneyName(tx: Transaction, userId: number): Promise<string> {
  const { name } = await tx.within({ kind: 'system' }, () =>
    tx.one<{ name: string }>(`select app.full_name(first_name, last_name) as name from users where id = $1`, [userId]),
  )
  return name
}

/** The first time counts. */
export const noteHelpAsked = (tx: Transaction, caseId: number, { at, by }: Change) =>
  tx.run(
    `update cases set help_requested_at = coalesce(help_requested_at, $2), version = version + 1, updated_at = $2, updated_by = $3
      where id = $1`,
    [caseId, at, by],
  )

type AsLegal = { attorneyId: number | null; status: number; stage: string }

export const makeLegal = (
  tx: Transaction,
  caseId: number,
  { attorneyId, status, stage }: AsLegal,
  { at, by }: Change,
) =>
  tx.run(
    `update cases set mode = 'LEGAL', attorney_id = $2, status = $3, stage = $4, version = version + 1, updated_at = $5, updated_by = $6
      where id = $1`,
    [caseId, attorneyId, status, stage, at, by],
  )

export const hasGeneratedForms = async (db: Db, caseId: number): Promise<boolean> =>
  (await db.maybe(`select 1 from case_forms where case_id = $1 and status <> 'Open' limit 1`, [caseId])) !== undefined
