import type { Earlier } from '#case-file/cases/rules.ts'
import type { Working } from '#case-file/cases/server/case-contacts.ts'
import type { GuardFacts } from '#case-types/status/guards.ts'
import type { Db, Transaction } from '#platform/database/database.ts'
import type { MoveData } from '../contract.ts'
import { moveGuards, type WantedMove } from './move-parts.ts'

/** The columns that a move may change; undoing puts all of them back. */
export const MOVED = [
  'status',
  'stage',
  'outcome',
  'ball',
  'todo',
  'ball_since',
  'next_due_on',
  'next_due_title',
  'filed_on',
  'receipt_number',
  'receipt_on',
  'priority_date',
  'rfe_notice_on',
  'rfe_due_on',
  'rfe_responded_on',
  'decided_on',
  'valid_from',
  'valid_until',
  'receipt_notice_on',
  'approval_notice',
  'i94_until',
  'rejected_on',
  'rfe_due_printed',
  'answer_channel',
] as const
export type Moved = (typeof MOVED)[number]
type Day = `${string}_on` | 'priority_date' | 'valid_from' | 'valid_until' | 'i94_until'
export type Columns = { [Name in Moved]?: Name extends Day ? string | null : string | number | boolean | Date | null }

/** Writes the moved columns; the names are ours, never the caller’s. */
export function writeMoved(tx: Transaction, id: number, columns: Columns, { at, by }: { at: Date; by: number }) {
  const names = MOVED.filter((name) => columns[name] !== undefined)
  const sets = names.map((name, index) => `${name} = $${index + 4}`)
  return tx.run(
    `update cases set ${[...sets, 'version = version + 1', 'updated_at = $2', 'updated_by = $3'].join(', ')} where id = $1`,
    [id, at, by, ...names.map((name) => columns[name])],
  )
}

/** Keeps what stood there before. */
export const keepMove = (tx: Transaction, caseId: number, eventId: number, { at, by }: { at: Date; by: number }) =>
  tx.one<{ id: number }>(
    `insert into case_moves (company_id, law_firm_id, household_person_id, person_id, case_id, event_id, before, at, by)
     select company_id, law_firm_id, household_person_id, person_id, id, $2,
            jsonb_build_object(${MOVED.map((name) => `'${name}', ${name}`).join(', ')}), $3, $4
       from cases where id = $1 returning id`,
    [caseId, eventId, at, by],
  )

export type LastMove = {
  id: number
  at: string
  by: number | null
  undoneAt: string | null
  before: Record<Moved, string | number | boolean | null>
  laterEvents: number
}

/** What came after it and rests on it; what people merely said does not. */
export const lastMove = (db: Db, caseId: number) => db.maybe<LastMove>(sqlLastMove('$1'), [caseId])

export const sqlLastMove = (caseId: string) =>
  `select m.id, m.at, m.by, m.undone_at as "undoneAt", m.before,
          (select count(*) from (select from case_events e
            where e.case_id = m.case_id and e.id > m.event_id and e.kind not in ('note', 'message', 'task', 'reminder') limit 1) e) as "laterEvents"
     from case_moves m where m.case_id = ${caseId} order by m.id desc limit 1`

export const markUndone = (tx: Transaction, moveId: number, at: Date) =>
  tx.run('update case_moves set undone_at = $2 where id = $1', [moveId, at])

export type MoveToTell = {
  caseId: number
  by: number | null
  undoneAt: string | null
  toldAt: string | null
  from: number | null
  status: number
  stage: string
  outcome: string | null
}

/** A move with where it led. Needs scope system. */
export const moveToTell = (tx: Transaction, moveId: number) =>
  tx.maybe<MoveToTell>(
    `select m.case_id as "caseId", m.by, m.undone_at as "undoneAt", m.told_at as "toldAt",
            (e.details ->> 'from')::integer as "from", (e.details ->> 'to')::integer as status, coalesce(e.details ->> 'stage', '') as stage, e.details ->> 'outcome' as outcome
       from case_moves m join case_events e on e.id = m.event_id where m.id = $1 for update of m`,
    [moveId],
  )

export const markTold = (tx: Transaction, moveId: number, at: Date) =>
  tx.run('update case_moves set told_at = $2 where id = $1', [moveId, at])

/** Whether it was approved once, whatever came after. */
export const wasApproved = async (db: Db, caseId: number): Promise<boolean> =>
  (await db.one<{ approved: boolean }>(`select ${sqlWasApproved('$1')} as approved`, [caseId])).approved

export const sqlWasApproved = (caseId: string) =>
  `exists (select from case_moves where case_id = ${caseId} and undone_at is null and before ->> 'outcome' = 'Approved')`

/** Until when somebody who works for the company could work, before an approval changes it. */
export const authorizedBefore = (tx: Transaction, personId: number | null) =>
  tx.maybe<Earlier>(
    `select nullif(work_until, 'infinity') as until, work_by like 'date:D-13 work while pending%' as "whilePending"
       from people where id = $1 and relation = 'Principal' and work_by <> 'ended'`,
    [personId],
  )

/**
 * What the guards of a move look at: what the product knows, what whoever moves the case vouches for, and what was
 * waived with a reason.
 */
export async function guardFacts(context: Working, wanted: WantedMove): Promise<GuardFacts> {
  const { to, data, byPackage } = wanted
  const known: GuardFacts = { ...vouchedFor(data), packageGoesOut: byPackage }
  for (const guard of moveGuards.of(context.services)) Object.assign(known, await guard(context, wanted))
  if (to === 3 && data.documentsWaived) known.openRequiredItems = []
  return known
}

function vouchedFor(data: MoveData): GuardFacts {
  return {
    ...(data.signedByHand && { unsignedBlocks: [] }),
    ...(data.feesApproved && { feesComputed: true, feesApproved: true }),
    channelChosen: data.channel !== undefined,
    proofOfFiling: data.proofOfFiling,
    preparedElsewhere: data.preparedElsewhere,
    receiptNumber: data.receiptNumber,
    receiptDate: data.receiptOn,
    rejectionReason: data.reason,
    withdrawalLetterSigned: data.withdrawalLetterSigned,
    reason: data.reason,
  }
}
