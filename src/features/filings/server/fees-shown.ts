import type { CaseColumns } from '#features/cases/server/visible.ts'
import type { Actor } from '#platform/session/actor.ts'
import { paymentsOf } from '#rules/fees/fees-for.ts'
import { linesWithPayers, sameFees, totalsByPayer } from '../fees.ts'
import { approvesFees, preparesFiling } from '../policy.ts'
import type { CaseFees } from '../records.ts'
import { feesDueOf } from './fees-due.ts'
import type { FilingFile } from './filing-file.ts'

/** The fees of a case as the screen shows them. */
export function feesShown(opened: FilingFile, row: CaseColumns, actor: Actor): CaseFees {
  const due = feesDueOf(opened)
  const { plan } = opened
  const lines = linesWithPayers(due, plan.payers)
  const totals = totalsByPayer(lines)
  return {
    lines,
    totalCents: due.totalCents,
    employerCents: totals.employer,
    individualCents: totals.individual,
    payments: paymentsOf(due),
    notDue: [...due.notDue],
    open: due.open.map(({ code, question }) => ({ code, question })),
    toConfirm: [...due.toConfirm],
    complete: due.complete,
    filingDate: opened.filingDate,
    paymentMethod: plan.paymentMethod,
    approval:
      plan.approvedAt === null
        ? null
        : {
            byName: plan.approvedByName,
            at: plan.approvedAt,
            cents: plan.approvedCents ?? 0,
            holds: sameFees(plan.approvedFees, lines),
          },
    mayEdit: preparesFiling(row, actor),
    mayApprove: approvesFees(row, actor),
  }
}
