import { authorOf } from '#desk/cases/server/case-contacts.ts'
import { addEvent } from '#desk/cases/server/events.ts'
import { type CaseColumns, requireCase, requireRight } from '#desk/cases/server/visible.ts'
import { parseValue } from '#engine/parse-value.ts'
import type { Db } from '#platform/database/database.ts'
import { implement } from '#platform/operation/context.ts'
import { badInput } from '#platform/operation/refusal.ts'
import type { Services } from '#platform/services.ts'
import type { Actor } from '#platform/session/actor.ts'
import { ruleById } from '#rules/prefiling/all.ts'
import { checkOperations, feeOperations } from '../contract.ts'
import { linesWithPayers, sameFees } from '../fees.ts'
import { approvesFees, waivesErrors } from '../policy.ts'
import { caseToPrepare, caseToRead, refuseIfFiled } from './access.ts'
import { addressHandlers } from './address-handlers.ts'
import { checkFiling, isView, needOf } from './check.ts'
import { feesDueOf } from './fees-due.ts'
import { feesShown } from './fees-shown.ts'
import { openFilingFile } from './filing-file.ts'
import { packageHandlers } from './package-handlers.ts'
import { dropApproval, lockPlan, saveApproval, savePlan } from './plan-store.ts'
import { reportOf } from './report.ts'
import { scanHandlers } from './scan-handlers.ts'
import { addWaiver, waiversOf, withdrawWaiver } from './waiver-store.ts'

const dayOf = (now: Date) => now.toISOString().slice(0, 10)

const checkHandlers = implement(checkOperations, {
  check: async (context, { id, stage }) => {
    const { db, actor, services, now } = context
    const row = await caseToRead(context, id)
    return reportOf(await checkFiling(db, services.keyring, row, { today: dayOf(now), stage }), row, actor)
  },

  answer: async (context, { id, fact: factId, value, none }) => {
    const { db, now, refuse, audit } = context
    const row = await caseToPrepare(context, id)
    const fact = isView(factId) ? undefined : needOf(factId)
    if (!fact) return refuse('NOT_ASKED')
    const plan = await lockPlan(db, id)
    const { [factId]: before, ...others } = plan.details
    const details: Record<string, unknown> = others
    if (none) details[factId] = null
    else if (value !== undefined && value !== null && value !== '') {
      const parsed = parseValue(fact, value, dayOf(now))
      if (!parsed.ok) throw badInput({ value: parsed.message })
      details[factId] = parsed.value
    }
    await savePlan(db, id, { ...plan, details })
    audit({
      subject: `case:${id}`,
      before: { [factId]: before ?? null },
      after: { [factId]: details[factId] ?? null },
      companyId: row.companyId,
    })
    return reportToday(context, row)
  },

  waive: async (context, { id, finding, reason }) => {
    const { db, actor, refuse, audit } = context
    const row = await caseToPrepare(context, id)
    if (!waivesErrors(actor)) refuse('ATTORNEY_ONLY')
    const found = (await findingsToday(context, row)).find(({ key }) => key === finding)
    if (!found) return refuse('FINDING_GONE')
    if (found.severity !== 'error') refuse('NOT_AN_ERROR')
    if (!found.waivable) refuse('NOT_WAIVABLE')
    const { rule, sentence } = found
    const author = await authorOf(context)
    await addWaiver(db, id, { ...waiverBy(context, author.name), finding, rule, sentence, reason })
    const text = `Pre-filing error ${rule} waived: “${sentence}” Reason: ${reason}`.slice(0, 2000)
    await addEvent(db, id, { kind: 'waived', text, internal: true, details: { rule } }, author)
    audit({ subject: `case:${id}`, after: { waived: rule, sentence }, reason, companyId: row.companyId })
    return reportToday(context, row)
  },

  acknowledge: async (context, { id, finding }) => {
    const { db, refuse, audit } = context
    const row = await caseToPrepare(context, id)
    const found = (await findingsToday(context, row)).find(({ key }) => key === finding)
    if (!found) return refuse('FINDING_GONE')
    if (found.severity !== 'warn') refuse('NOT_A_WARNING')
    const { rule, sentence } = found
    const { name } = await authorOf(context)
    await addWaiver(db, id, { ...waiverBy(context, name), finding, rule, sentence, reason: 'Seen' })
    audit({ subject: `case:${id}`, after: { acknowledged: rule, sentence }, companyId: row.companyId })
    return reportToday(context, row)
  },

  unwaive: async (context, { id, finding }) => {
    const { db, actor, now, refuse, audit } = context
    const row = await caseToPrepare(context, id)
    const waiver = (await waiversOf(db, id)).find((each) => each.finding === finding)
    const isError = ruleById(waiver?.rule ?? '')?.severity !== 'warn'
    if (isError && !waivesErrors(actor)) refuse('ATTORNEY_ONLY')
    if (!waiver) return refuse('NOT_WAIVED')
    const { rule, sentence } = waiver
    await withdrawWaiver(db, id, finding, now)
    if (isError) {
      const text = `The waiver of pre-filing error ${rule} was taken back: “${sentence}”`.slice(0, 2000)
      await addEvent(db, id, { kind: 'waived', text, internal: true, details: { rule } }, await authorOf(context))
    }
    audit({ subject: `case:${id}`, after: { unwaived: rule, sentence }, companyId: row.companyId })
    return reportToday(context, row)
  },
})

type Checking = { db: Db; services: Services; actor: Actor; now: Date }

const reportToday = async ({ db, services, actor, now }: Checking, row: CaseColumns) =>
  reportOf(await checkFiling(db, services.keyring, row, { today: dayOf(now) }), row, actor)

/** Everything the check finds, before filing: what it finds before review is among it. */
const findingsToday = async ({ db, services, now }: Checking, row: CaseColumns) =>
  (await checkFiling(db, services.keyring, row, { today: dayOf(now), stage: 'filing' })).findings

const waiverBy = ({ actor, now }: Checking, byName: string) => ({
  ...{ roleId: actor.roleId, at: now, by: actor.userId, byName },
})

const feeHandlers = implement(feeOperations, {
  fees: async (context, { id }) => {
    const { db, actor, services, now } = context
    const row = await caseToRead(context, id)
    return feesShown(await openFilingFile(db, services.keyring, row, dayOf(now)), row, actor)
  },

  setPayers: async (context, { id, payers = {}, paymentMethod }) => {
    const { db, actor, services, now, refuse, audit } = context
    const row = await caseToPrepare(context, id)
    const plan = await lockPlan(db, id)
    const before = await openFilingFile(db, services.keyring, row, dayOf(now))
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
    return feesShown(await openFilingFile(db, services.keyring, row, dayOf(now)), row, actor)
  },

  approveFees: async (context, { id, totalCents, confirmed }) => {
    const { db, actor, services, now, refuse, audit } = context
    await requireRight(context, 'case:edit')
    const row = await requireCase(db, actor, id, 'for update')
    if (!approvesFees(row, actor)) refuse('NOT_YOURS')
    refuseIfFiled(row)
    const plan = await lockPlan(db, id)
    const opened = await openFilingFile(db, services.keyring, row, dayOf(now))
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
    return feesShown(await openFilingFile(db, services.keyring, row, dayOf(now)), row, actor)
  },
})

export const filingsHandlers = [
  ...checkHandlers,
  ...feeHandlers,
  ...packageHandlers,
  ...scanHandlers,
  ...addressHandlers,
]
