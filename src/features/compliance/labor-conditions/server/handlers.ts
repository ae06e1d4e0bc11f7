import { authorOf } from '#case-file/cases/server/case-contacts.ts'
import { isH1bDependent } from '#facts/derived/employer-size.ts'
import { isDependentByProduct } from '#parties/companies/rules.ts'
import { implement } from '#platform/operation/context.ts'
import { countedIn } from '#platform/operation/figures.ts'
import { badInput, stale } from '#platform/operation/refusal.ts'
import { readLcaAnswers } from '#preparation/lcas/read-answers.ts'
import { followLca, keepAnswers } from '#preparation/lcas/server/keep.ts'
import { numberTaken } from '#preparation/lcas/server/store.ts'
import { isFiledPetition } from '#preparation/lcas/uses.ts'
import { lca } from '#rules/prefiling/lca-needs.ts'
import { standingOf } from '../checks.ts'
import { lcaRecords } from '../contract.ts'
import { said } from '../looked.ts'
import { decidesOnLca, preparesLca } from '../policy.ts'
import { addCount, listLcas, requireLca, saveConditions, savePlacement, usesOf, withdrawLca } from './store.ts'
import { shownLca } from './view.ts'

/** What can still be entered when a petition on the LCA went out. */
const afterFiling: ReadonlySet<string> = new Set([lca.lcaNumber.id, lca.lcaCertifiedOn.id, lca.lcaSigned.id])

export const lcaRecordHandlers = implement(lcaRecords, {
  list: async (context, { figure, ...asked }) => {
    const { db, actor, today } = context
    const isCounted = await countedIn(context, 'lcaRecords.list', figure)
    const page = await listLcas(db, actor, { ...asked, isCounted })
    return {
      ...page,
      items: page.items.map(({ known, personNames, withdrawnOn, ...row }) => ({
        ...row,
        jobTitle: said(known, lca.lcaJobTitle) ?? '',
        personNames: personNames ?? '',
        standing: standingOf({ known, withdrawnOn, today }),
        beginsOn: said(known, lca.lcaBeginsOn) ?? '',
        endsOn: said(known, lca.lcaEndsOn) ?? '',
        workers: said(known, lca.lcaWorkers) ?? null,
      })),
    }
  },

  get: (context, { lcaId }) => shownLca(context, lcaId),

  answer: async (context, { lcaId, answers: given, version }) => {
    const { db, actor, today, refuse, audit } = context
    const row = await requireLca(db, actor, lcaId, 'for update of l')
    if (!preparesLca(row, actor)) refuse('NOT_YOURS')
    if (row.withdrawnOn !== null) refuse('WITHDRAWN')
    const { answers, problems } = readLcaAnswers(given, today, row.known)
    if (Object.keys(problems).length > 0) throw badInput(problems)
    if (version !== undefined && version !== row.version)
      throw stale({ current: row.known, version: row.version, changed: Object.keys(answers) })
    const late = Object.keys(answers).some((id) => !afterFiling.has(id))
    if (late && (await usesOf(db, lcaId)).some(isFiledPetition)) refuse('PETITION_FILED')
    const number = answers[lca.lcaNumber.id]
    if (number && 'value' in number && (await numberTaken(db, row.companyId, String(number.value), lcaId)))
      refuse('NUMBER_TAKEN')
    await keepAnswers(context, row, answers)
    audit({ subject: `lca:${lcaId}`, after: { changed: Object.keys(answers) }, companyId: row.companyId })
    return shownLca(context, lcaId)
  },

  conditions: async (context, { lcaId, conditions }) => {
    const { db, actor, now, today, refuse, audit } = context
    const row = await requireLca(db, actor, lcaId, 'for update of l')
    if (!preparesLca(row, actor)) refuse('NOT_YOURS')
    if (row.withdrawnOn !== null) refuse('WITHDRAWN')
    const levels = conditions.prevailing?.levels
    if (levels?.some((wage, at) => at > 0 && wage < (levels[at - 1] ?? 0))) refuse('NOT_A_PRICE')
    const { name } = await authorOf(context)
    const next = { ...row.conditions, ...conditions }
    if (conditions.actual) next.actual = { ...conditions.actual, setByName: name, setOn: today }
    if (conditions.noStrike) next.noStrike = { ...conditions.noStrike, byName: name }
    await saveConditions(db, lcaId, next, now)
    for (const { id } of await usesOf(db, lcaId)) followLca(context, id)
    const before = Object.fromEntries(Object.keys(conditions).map((key) => [key, row.conditions[key as 'points']]))
    audit({ subject: `lca:${lcaId}`, before, after: conditions, companyId: row.companyId })
    return shownLca(context, lcaId)
  },

  count: async (context, { lcaId, fullTimeEquivalents, ...counted }) => {
    const { db, actor, now, today, refuse, audit } = context
    const row = await requireLca(db, actor, lcaId)
    if (!preparesLca(row, actor)) refuse('NOT_YOURS')
    if (counted.countedOn > today) refuse('NOT_YET')
    const size = { ...counted, fteHundredths: Math.round(fullTimeEquivalents * 100), l1: 0 }
    const count = {
      ...{ countedOn: counted.countedOn, event: counted.event, employees: counted.employees, h1b: counted.h1b },
      fteHundredths: size.fteHundredths,
      dependentSpec: isDependentByProduct({
        ...{ employees: counted.employees, h1bEmployees: counted.h1b, l1Employees: 0, fullTimeEquivalents: null },
      }),
      dependentReg: isH1bDependent(size),
      countedByName: (await authorOf(context)).name,
    }
    await addCount(db, row, { ...count, at: now })
    for (const { id } of await usesOf(db, lcaId)) followLca(context, id)
    audit({ subject: `company:${row.companyId}`, after: count, companyId: row.companyId })
    return shownLca(context, lcaId)
  },

  place: async (context, { lcaId, ...placement }) => {
    const { db, actor, now, refuse, audit } = context
    const row = await requireLca(db, actor, lcaId)
    if (!preparesLca(row, actor)) refuse('NOT_YOURS')
    await savePlacement(db, row, placement, { byName: (await authorOf(context)).name, at: now })
    for (const { id } of await usesOf(db, lcaId)) followLca(context, id)
    audit({ subject: `lca:${lcaId}`, after: { ...placement, days: placement.days.length }, companyId: row.companyId })
    return shownLca(context, lcaId)
  },

  withdraw: async (context, { lcaId, on, why }) => {
    const { db, actor, now, today, refuse, audit } = context
    const row = await requireLca(db, actor, lcaId, 'for update of l')
    if (!decidesOnLca(row, actor)) refuse('NOT_YOURS')
    if (row.withdrawnOn !== null) refuse('WITHDRAWN')
    if (on > today) refuse('NOT_YET')
    if ((await usesOf(db, lcaId)).some(isFiledPetition)) refuse('IN_USE')
    await withdrawLca(db, lcaId, on, why, now)
    audit({ subject: `lca:${lcaId}`, after: { withdrawnOn: on, why }, companyId: row.companyId })
    return shownLca(context, lcaId)
  },
})
