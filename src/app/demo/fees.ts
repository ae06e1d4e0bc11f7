import { CASE_COLUMNS, type CaseColumns } from '#case-file/cases/server/case-row.ts'
import { addDays, defaultZone, instantIn } from '#formats/day.ts'
import { Role } from '#formats/roles.ts'
import type { Transaction } from '#platform/database/database.ts'
import type { Services } from '#platform/services.ts'
import { linesWithPayers } from '#preparation/fees/fees.ts'
import { feesDueOf } from '#preparation/fees/server/fees-due.ts'
import { openFilingFile } from '#preparation/filing-file/server/filing-file.ts'
import { lockPlan, saveApproval, savePlan } from '#preparation/filing-file/server/plan-store.ts'

/**
 * Whatever was filed had its government fees approved the day before, as the product works them out for that day. A case
 * whose fees wait for an answer has no approval, here as anywhere.
 */
export async function fillDemoFees(db: Transaction, { keyring }: Services): Promise<void> {
  const attorney = await db.one<{ id: number; name: string }>(
    `select id, app.full_name(first_name, last_name) as name from users
      where role_id = ${Role.attorney} order by id limit 1`,
  )
  const filed = await db.rows<CaseColumns>(
    `select ${CASE_COLUMNS} from cases k where k.filed_on is not null and k.mode = 'LEGAL' order by k.id`,
  )
  for (const row of filed) {
    const day = addDays(row.filedOn ?? '', -1)
    const due = feesDueOf(await openFilingFile(db, keyring, row, day))
    if (!due.complete || due.totalCents === 0) continue
    const plan = await lockPlan(db, row.id)
    await savePlan(db, row.id, { ...plan, paymentMethod: 'Card' })
    await saveApproval(db, row.id, {
      lines: linesWithPayers(due, plan.payers).map(({ key, code, amountCents, payer }) => ({
        ...{ key, code, amountCents, payer },
      })),
      ...{ cents: due.totalCents, at: instantIn(defaultZone, day, 15), by: attorney.id, byName: attorney.name },
    })
  }
}
