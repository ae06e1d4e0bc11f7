import type { CaseColumns } from '#case-file/cases/server/visible.ts'
import { casePath } from '#case-types/case-path.ts'
import { fixLink } from '#case-work/filing-file/fix-link.ts'
import { approvesFees, isStillPrepared, preparesFiling } from '#case-work/filing-file/policy.ts'
import type { FilingFile } from '#case-work/filing-file/server/filing-file.ts'
import type { Db } from '#platform/database/database.ts'
import type { Actor } from '#platform/session/actor.ts'
import { type FeesDue, paymentsOf } from '#rules/fees/fees-for.ts'
import { factBehind } from '#rules/fees/from-facts.ts'
import type { CaseFees } from '../case-fees-records.ts'
import { linesWithPayers, sameFees, totalsByPayer } from '../fees.ts'
import { feesAbroadOf, feesDueOf } from './fees-due.ts'

/** The fees of a case as the screen shows them. */
export async function feesShown(db: Db, opened: FilingFile, row: CaseColumns, actor: Actor): Promise<CaseFees> {
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
    open: questionsOf(due.open, opened),
    toConfirm: [...due.toConfirm],
    abroad: await feesAbroadOf(db, opened),
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
    mayEdit: preparesFiling(row, actor) && isStillPrepared(row),
    mayApprove: approvesFees(row, actor) && isStillPrepared(row),
  }
}

/** Several fees may wait for the same answer. */
function questionsOf(open: FeesDue['open'], { row, file }: FilingFile): CaseFees['open'] {
  const once = open.filter(({ question }, place) => open.findIndex((other) => other.question === question) === place)
  return once.map(({ code, question, input }) => {
    const fact = factBehind[input as keyof typeof factBehind]
    const jump = fact && fixLink(fact.id, { typeId: row.typeId, id: row.id, path: casePath(row) }, file.forms)
    return { code, question, jump: jump ?? null }
  })
}
