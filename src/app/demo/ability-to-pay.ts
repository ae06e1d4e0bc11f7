import { lockPlan, savePlan } from '#case-work/filing-file/server/plan-store.ts'
import type { Transaction } from '#platform/database/database.ts'
import { abilityToPay } from '#rules/prefiling/later-needs.ts'
import { PRIORITY_DATE } from './case-facts.ts'

/** The year of the priority date is entered; that of today is still to be told, so the check has something to find. */
export async function enterAbilityToPay(db: Transaction, caseId: number): Promise<void> {
  const year = {
    ...{ id: 'y1', year: Number(PRIORITY_DATE.slice(0, 4)), paid: 6_150_000, others: 0, netIncome: -1_200_000 },
    ...{ netCurrentAssets: 48_000_000, source: 'Federal tax return' },
  }
  const plan = await lockPlan(db, caseId)
  await savePlan(db, caseId, { ...plan, details: { ...plan.details, [abilityToPay.payYears.id]: [year] } })
}
