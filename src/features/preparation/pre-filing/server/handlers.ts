import { authorOf } from '#case-file/cases/server/case-contacts.ts'
import type { CaseColumns } from '#case-file/cases/server/case-row.ts'
import { addEvent } from '#case-file/cases/server/events.ts'
import { parseValue } from '#engine/parse-value.ts'
import type { Day } from '#formats/day.ts'
import type { Db } from '#platform/database/database.ts'
import { implement } from '#platform/operation/context.ts'
import { badInput } from '#platform/operation/refusal.ts'
import type { Services } from '#platform/services.ts'
import type { Actor } from '#platform/session/actor.ts'
import { waivesErrors, waivesUnchecked } from '#preparation/filing-file/policy.ts'
import { caseToPrepare, caseToRead } from '#preparation/filing-file/server/access.ts'
import { lockPlan, savePlan } from '#preparation/filing-file/server/plan-store.ts'
import { readLcaAnswers } from '#preparation/lcas/read-answers.ts'
import { keepAnswers } from '#preparation/lcas/server/keep.ts'
import { lcaOfCase, lockLca } from '#preparation/lcas/server/store.ts'
import { restsOnLca } from '#preparation/lcas/uses.ts'
import { ruleById } from '#rules/prefiling/all.ts'
import { kept } from '#rules/prefiling/lca-needs.ts'
import { checkOperations } from '../contract.ts'
import { checkFiling, isView, needOf } from './check.ts'
import { uncheckedSentence } from './open-errors.ts'
import { reportOf } from './report.ts'
import { addWaiver, waiversOf, withdrawWaiver } from './waiver-store.ts'

export const checkHandlers = implement(checkOperations, {
  check: async (context, { id, stage }) => {
    const { db, actor, services, today } = context
    const row = await caseToRead(context, id)
    return reportOf(await checkFiling(db, services, row, { today, stage }), row, actor)
  },

  answer: async (context, { id, fact: factId, value, none }) => {
    const { db, now, today, refuse, audit } = context
    const row = await caseToPrepare(context, id)
    const fact = isView(factId) ? undefined : needOf(factId)
    if (!fact) return refuse('NOT_ASKED')
    // What stands on the LCA is kept there, for every case that rests on it.
    if (kept(factId) === factId && restsOnLca(row)) {
      const said = none ? ({ not: 'none' } as const) : { value }
      const { answers, problems } = readLcaAnswers({ [factId]: said }, today, (await lcaOfCase(db, id))?.known)
      if (problems[factId]) throw badInput({ value: problems[factId] })
      const found = await lockLca(db, id, now)
      const known = await keepAnswers(context, found, answers)
      const change = { before: { [factId]: found.known[factId] ?? null }, after: { [factId]: known[factId] ?? null } }
      audit({ subject: `lca:${found.id}`, ...change, companyId: row.companyId })
      return reportToday(context, row)
    }
    const plan = await lockPlan(db, id)
    const { [factId]: before, ...others } = plan.details
    const details: Record<string, unknown> = others
    if (none) details[factId] = null
    else if (value !== undefined && value !== null && value !== '') {
      const parsed = parseValue(fact, value, today)
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
    if (!waivesUnchecked(row, actor)) refuse('ATTORNEY_ONLY')
    const { findings, unchecked } = await checkedToday(context, row)
    const open = unchecked.find(({ key }) => key === finding)
    const found = open
      ? { ...open, sentence: uncheckedSentence(open.message), waivable: true }
      : findings.find(({ key }) => key === finding)
    if (!open && !waivesErrors(actor)) refuse('ATTORNEY_ONLY')
    if (!found) return refuse('FINDING_GONE')
    if (found.severity !== 'error') refuse('NOT_AN_ERROR')
    if (!found.waivable) refuse('NOT_WAIVABLE')
    const { rule, sentence } = found
    const author = await authorOf(context)
    await addWaiver(db, id, { ...waiverBy(context, author.name), finding, rule, sentence, reason })
    const text = `Pre-filing error ${rule} waived: “${sentence}” Reason: ${reason}`.slice(0, 2000)
    await addEvent(db, id, { kind: 'waived', text, internal: true, details: { rule } }, author)
    // The company reads that an error was waived, the firm also why.
    const what = { subject: `case:${id}`, after: { waived: rule, sentence } }
    audit({ ...what, companyId: row.companyId, ...(row.lawFirmId === null && { reason }) })
    if (row.lawFirmId !== null) audit({ ...what, reason, lawFirmId: row.lawFirmId })
    return reportToday(context, row)
  },

  acknowledge: async (context, { id, finding }) => {
    const { db, refuse, audit } = context
    const row = await caseToPrepare(context, id)
    const found = (await checkedToday(context, row)).findings.find(({ key }) => key === finding)
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
    if (isError && !waivesUnchecked(row, actor)) refuse('ATTORNEY_ONLY')
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

type Checking = { db: Db; services: Services; actor: Actor; now: Date; today: Day }

const reportToday = async ({ db, services, actor, today }: Checking, row: CaseColumns) =>
  reportOf(await checkFiling(db, services, row, { today }), row, actor)

/** Everything the check finds, before filing: what it finds before review is among it. */
const checkedToday = ({ db, services, today }: Checking, row: CaseColumns) =>
  checkFiling(db, services, row, { today, stage: 'filing' })

const waiverBy = ({ actor, now }: Checking, byName: string) => ({
  ...{ roleId: actor.roleId, at: now, by: actor.userId, byName },
})
