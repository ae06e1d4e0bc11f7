import { CaseType } from '#case-types/case-type.ts'
import type { Transaction } from '#platform/database/database.ts'
import { lockPlan, savePlan } from '#preparation/filing-file/server/plan-store.ts'
import { immigrant } from '#rules/prefiling/needs.ts'
import { PRIORITY_DATE } from './case-facts.ts'
import type { Plan } from './case-plans.ts'
import { adjustmentAnswers } from './green-card.ts'

/**
 * A petition keeps the date of its labor certification, an application that of the petition it rests on: the place in
 * the queue that the Visa Bulletin is read for.
 */
export async function enterPriorityDate(db: Transaction, caseId: number, { typeId }: Plan): Promise<void> {
  const date = dates[typeId]
  if (!date) return
  await db.run('update cases set priority_date = $2 where id = $1', [caseId, date])
  if (typeId !== CaseType.i485) return
  // The application does not say of itself in which preference class the petition was.
  const plan = await lockPlan(db, caseId)
  await savePlan(db, caseId, { ...plan, details: { ...plan.details, [immigrant.preference.id]: 'E21' } })
}

const dates: Readonly<Record<number, string>> = {
  [CaseType.i140]: PRIORITY_DATE,
  [CaseType.i485]: String(adjustmentAnswers.underlyingPriorityDate),
}
