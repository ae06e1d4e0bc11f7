import { requireRight } from '#case-file/cases/server/require-right.ts'
import { requireCase } from '#case-file/cases/server/visible.ts'
import { writes } from '#paperwork/editable-files/policy.ts'
import type { Context } from '#platform/operation/context.ts'
import { Refusal } from '#platform/operation/refusal.ts'
import { letters } from '../contract.ts'

type Asking = Pick<Context<(typeof letters)['preview']>, 'db' | 'actor' | 'services'>

/** The case, for who writes its letters. A change of it locks it, so that nothing is done twice. */
export async function caseToWrite(
  context: Asking,
  caseId: number,
  right: 'case:read' | 'case:edit' = 'case:read',
  lock: 'for update' | '' = '',
) {
  await requireRight(context, right)
  const row = await requireCase(context.db, context.actor, caseId, lock)
  const { status, message } = letters.make.refusals.NOT_YOURS
  if (!writes(row, context.actor)) throw new Refusal(status, 'NOT_YOURS', message)
  return row
}
