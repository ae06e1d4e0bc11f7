import type { CaseColumns } from '#case-file/cases/server/case-row.ts'
import { requireRight } from '#case-file/cases/server/require-right.ts'
import { requireCase } from '#case-file/cases/server/visible.ts'
import type { Db } from '#platform/database/database.ts'
import { Refusal } from '#platform/operation/refusal.ts'
import type { Services } from '#platform/services.ts'
import type { Actor } from '#platform/session/actor.ts'
import { isStillPrepared, preparesFiling, seesFiling } from '../policy.ts'

type Asking = { db: Db; actor: Actor; services: Services }

/** The case of a filing, for somebody who may look at it. */
export async function caseToRead(context: Asking, id: number, lock: 'for update' | '' = ''): Promise<CaseColumns> {
  await requireRight(context, 'case:read')
  const row = await requireCase(context.db, context.actor, id, lock)
  if (!seesFiling(row, context.actor)) throw preparedByOthers(row)
  return row
}

/** The same, locked unless said otherwise, for somebody who prepares the filing. */
export async function caseToPrepare(
  context: Asking,
  id: number,
  lock: 'for update' | '' = 'for update',
): Promise<CaseColumns> {
  await requireRight(context, 'case:edit')
  const row = await requireCase(context.db, context.actor, id, lock)
  refuseUnlessPreparing(row, context.actor)
  refuseIfFiled(row)
  return row
}

export function refuseUnlessPreparing(row: CaseColumns, actor: Actor): void {
  if (!preparesFiling(row, actor)) throw preparedByOthers(row)
}

const preparedByOthers = ({ mode }: Pick<CaseColumns, 'mode'>) =>
  new Refusal(403, 'FORBIDDEN', `${mode === 'DIY' ? 'The owner of the case' : 'The law firm'} prepares this filing.`)

export function refuseIfFiled(row: Pick<CaseColumns, 'status'>): void {
  if (isStillPrepared(row)) return
  throw new Refusal(409, 'ALREADY_FILED', 'The package went out: what was filed stays as it is.')
}
