import { authorOf, tell, type Working } from '#case-file/cases/server/case-contacts.ts'
import { addEvent } from '#case-file/cases/server/events.ts'
import { attorneyFor } from '#case-file/cases/server/opening.ts'
import { requireCase } from '#case-file/cases/server/visible.ts'
import type { Db, Transaction } from '#platform/database/database.ts'

/** Gives a case to an attorney who works for its company, or takes it back; the refusal's code when it cannot be. */
export async function assignAttorney(
  context: Working,
  id: number,
  attorneyId: number | undefined,
): Promise<'NOT_LEGAL' | 'ATTORNEY_NOT_ASSIGNED' | undefined> {
  const { db, actor, now, audit } = context
  const file = await requireCase(db, actor, id, 'for update')
  if (file.mode !== 'LEGAL') return 'NOT_LEGAL'
  const found =
    attorneyId === undefined
      ? null
      : await attorneyFor(db, { id: file.companyId, lawFirmId: file.lawFirmId }, actor, attorneyId)
  if (found === 'notAssigned') return 'ATTORNEY_NOT_ASSIGNED'
  await giveTo(db, id, found, { at: now, by: actor.userId })
  const name = found === null ? undefined : await attorneyName(db, found)
  const text = name ? `${name} works on the case.` : 'No attorney works on the case at the moment.'
  await addEvent(db, id, { kind: 'assigned', text, details: { attorneyId: found } }, await authorOf(context))
  audit({
    subject: `case:${id}`,
    before: { attorneyId: file.attorneyId },
    after: { attorneyId: found },
    companyId: file.companyId,
  })
  if (found !== null)
    await tell(context, { ...file, attorneyId: found }, `Case ${file.number} is yours.`, { sides: ['attorney'] })
  return undefined
}

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
