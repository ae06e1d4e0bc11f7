import { authorOf } from '#case-file/cases/server/case-contacts.ts'
import type { CaseColumns } from '#case-file/cases/server/case-row.ts'
import { addEvent } from '#case-file/cases/server/events.ts'
import { requireRight } from '#case-file/cases/server/require-right.ts'
import { requireCase } from '#case-file/cases/server/visible.ts'
import { casePath } from '#case-types/case-path.ts'
import type { Db } from '#platform/database/database.ts'
import { implement } from '#platform/operation/context.ts'
import type { Actor } from '#platform/session/actor.ts'
import { fixLink } from '#preparation/filing-file/fix-link.ts'
import { approvesFees, isStillPrepared, preparesFiling } from '#preparation/filing-file/policy.ts'
import { caseToPrepare, caseToRead, refuseIfFiled } from '#preparation/filing-file/server/access.ts'
import { type FilingFile, openFilingFile } from '#preparation/filing-file/server/filing-file.ts'
import { dropApproval, lockPlan, saveApproval, savePlan } from '#preparation/filing-file/server/plan-store.ts'
import { type FeesDue, paymentsOf } from '#rules/fees/fees-for.ts'
import { factBehind } from '#rules/fees/from-facts.ts'
import { type CaseFees, feeOperations } from '../contract.ts'
import { linesWithPayers, sameFees, totalsByPayer } from '../fees.ts'
import { feesAbroadOf, feesDueOf } from './fees-due.ts'

export const feeHandlers = implement(feeOperations, {
  fees: async (context, { id }) => {
    const { db, actor, services, today } = context
    const row = await caseToRead(context, id)
    return feesShown(db, await openFilingFile(db, services.keyring, row, today), row, actor)
  },

  setPayers: async (context, { id, payers = {}, paymentMethod }) => {
    const { db, actor, services, today, refuse, audit } = context
    const row = await caseToPrepare(context, id)
    const plan = await lockPlan(db, id)
    const before = await openFilingFile(db, services.keyring, row, today)
    const chosen = { ...plan.payers, ...payers }
    const lines = linesWithPayers(feesDueOf(before), chosen)
    for (const key of Object.keys(payers)) if (!lines.some((line) => line.key === key)) refuse('LINE_UNKNOWN')
    const wrong = lines.find((line) => line.key in payers && line.payerRefused)
    if (wrong) refuse('PAYER_NOT_ALLOWED', { fields: { [wrong.key]: wrong.payerRefused ?? '' } })
    await savePlan(db, id, {
      ...plan,
      payers: chosen,
      paymentMethod: paymentMethod === undefined ? plan.paymentMethod : paymentMethod,
    })
    if (plan.approvedFees && !sameFees(plan.approvedFees, lines)) await dropApproval(db, id)
    audit({ subject: `case:${id}`, after: { payers, paymentMethod }, companyId: row.companyId })
    return feesShown(db, await openFilingFile(db, services.keyring, row, today), row, actor)
  },

  approveFees: async (context, { id, totalCents, confirmed }) => {
    const { db, actor, services, now, today, refuse, audit } = context
    await requireRight(context, 'case:edit')
    const row = await requireCase(db, actor, id, 'for update')
    if (!approvesFees(row, actor)) refuse('NOT_YOURS')
    refuseIfFiled(row)
    const plan = await lockPlan(db, id)
    const opened = await openFilingFile(db, services.keyring, row, today)
    const due = feesDueOf(opened)
    if (!due.complete) refuse('FEES_OPEN', { details: due.open })
    if (due.totalCents !== totalCents) refuse('FEES_CHANGED')
    if (due.toConfirm.length > 0 && !confirmed) refuse('CONFIRM_FIRST', { details: due.toConfirm })
    const lines = linesWithPayers(due, plan.payers)
    if (lines.some((line) => line.payerRefused)) refuse('PAYER_NOT_ALLOWED')
    if (lines.length > 0 && plan.paymentMethod === null) refuse('METHOD_MISSING')
    const author = await authorOf(context)
    await saveApproval(db, id, {
      lines: lines.map(({ key, code, amountCents, payer }) => ({ key, code, amountCents, payer })),
      cents: totalCents,
      at: now,
      by: actor.userId,
      byName: author.name,
    })
    const text = `Fees of $${(totalCents / 100).toFixed(2)} approved.`
    await addEvent(db, id, { kind: 'fees', text }, author)
    audit({ subject: `case:${id}`, after: { approvedCents: totalCents, confirmed }, companyId: row.companyId })
    return feesShown(db, await openFilingFile(db, services.keyring, row, today), row, actor)
  },
})

/** The fees of a case as the screen shows them. */
async function feesShown(db: Db, opened: FilingFile, row: CaseColumns, actor: Actor): Promise<CaseFees> {
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
