import { leaveCompanies } from '#parties/law-firms/server/store.ts'
import type { AuditEntry } from '#platform/audit/audit.ts'
import type { Db } from '#platform/database/database.ts'
import { implement } from '#platform/operation/context.ts'
import { notFound } from '#platform/operation/refusal.ts'
import { assignments } from '../assignment-contract.ts'
import {
  attorneysAmong,
  attorneysOfCompany,
  companiesAmong,
  deleteAssignments,
  insertAssignments,
  listCompanies,
  type Pair,
  representationsOf,
} from './assignment-store.ts'
import { getAttorneyColumns } from './store.ts'
import { firmToList, requireVisibleCompany } from './visible-store.ts'

export const assignmentHandlers = implement(assignments, {
  companies: async ({ db, actor }, filter) => {
    const selected = actor.selectedCompanyId !== null
    const lawFirmId = selected ? null : await firmToList(db, actor, filter.lawFirmId)
    if (filter.attorneyId && !selected) await getAttorneyColumns(db, filter.attorneyId)
    return listCompanies(db, actor, { ...filter, lawFirmId })
  },

  ofCompany: async ({ db, actor }, { companyId }) => {
    const { name: companyName } = await requireVisibleCompany(db, actor, companyId)
    const rows = await attorneysOfCompany(db, companyId)
    const { lawFirmId = null, lawFirmName = null } = rows[0] ?? {}
    const items = rows.flatMap(({ id, ...row }) => (id === null ? [] : [{ ...row, id }]))
    return { companyId, companyName, lawFirmId, lawFirmName, items }
  },

  representations: async ({ db, actor }, { companyId }) => {
    await requireVisibleCompany(db, actor, companyId)
    return { items: await representationsOf(db, companyId) }
  },

  assign: async ({ db, actor, now, refuse, audit }, input) => {
    const { attorneys, companies } = await requireAll(db, input)
    const lawFirmId = attorneys[0]?.lawFirmId ?? null
    const strangers = companies.filter((company) => company.lawFirmId !== lawFirmId)
    if (lawFirmId === null || strangers.length > 0 || attorneys.some((each) => each.lawFirmId !== lawFirmId))
      return refuse('OTHER_FIRM', { details: { companies: strangers.map(({ name }) => name) } })
    if (attorneys.some(({ status }) => status === 'Inactive')) refuse('INACTIVE')
    const change = { at: now, by: actor.userId }
    const made = await insertAssignments(db, lawFirmId, input.attorneyIds, input.companyIds, change)
    for (const entry of entriesOf(made, 'after')) audit(entry)
    return { changed: made.length }
  },

  unassign: async (context, input) => {
    const { db, audit } = context
    await requireAll(db, input)
    const ended = await deleteAssignments(db, input.attorneyIds, input.companyIds)
    await leaveCompanies(context, input.companyIds, { attorneyIds: input.attorneyIds })
    for (const entry of entriesOf(ended, 'before')) audit(entry)
    return { changed: ended.length }
  },
})

type Named = { attorneyIds: readonly number[]; companyIds: readonly number[] }

/** All of them are in sight, or it reads as not found. */
async function requireAll(db: Db, { attorneyIds, companyIds }: Named) {
  const attorneys = await attorneysAmong(db, attorneyIds)
  if (attorneys.length < new Set(attorneyIds).size) throw notFound('attorney')
  const companies = await companiesAmong(db, companyIds)
  if (companies.length < new Set(companyIds).size) throw notFound('company')
  return { attorneys, companies }
}

/** Each company's own trail says who came or went. */
function entriesOf(pairs: readonly Pair[], side: 'before' | 'after'): AuditEntry[] {
  const companies = [...new Set(pairs.map(({ companyId }) => companyId))]
  return companies.map((companyId) => {
    const attorneyIds = pairs.filter((pair) => pair.companyId === companyId).map(({ attorneyId }) => attorneyId)
    return { subject: `company:${companyId}`, companyId, [side]: { attorneyIds } }
  })
}
