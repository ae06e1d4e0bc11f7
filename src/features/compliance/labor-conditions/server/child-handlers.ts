import { authorOf } from '#case-file/cases/server/case-contacts.ts'
import { requireCase } from '#case-file/cases/server/visible.ts'
import type { Known } from '#engine/answer.ts'
import { requireVisibleCompany } from '#parties/attorneys/server/visible-store.ts'
import type { GivenAnswer } from '#parties/facts/rules.ts'
import { implement } from '#platform/operation/context.ts'
import { badInput, notFound } from '#platform/operation/refusal.ts'
import { readLcaAnswers } from '#preparation/lcas/read-answers.ts'
import { keepAnswers } from '#preparation/lcas/server/keep.ts'
import { restsOnLca } from '#preparation/lcas/uses.ts'
import { lca } from '#rules/prefiling/lca-needs.ts'
import { standingOf } from '../checks.ts'
import { type ChildLca, childLcas } from '../child-contract.ts'
import { said } from '../looked.ts'
import { type ChildRow, childRows, insertChild, setNote } from './child-store.ts'
import { requireLca } from './store.ts'

type Asked = {
  jobTitle?: string
  socCode?: string
  workers?: number
  worksiteStreet?: string
  worksiteCity?: string
  worksiteState?: string
  beginsOn?: string
  endsOn?: string
}

export const childLcaHandlers = implement(childLcas, {
  create: async (context, { caseId, note = '', ...asked }) => {
    const { db, actor, now, today, audit } = context
    const row = await requireCase(db, actor, caseId, 'for update')
    const answers = answersOf(asked, {}, today)
    const byName = (await authorOf(context)).name
    const id = await insertChild(db, caseId, { note, byName, now, links: restsOnLca(row) })
    await keepAnswers(context, { id, number: '', known: {}, version: 0 }, answers)
    audit({ subject: `lca:${id}`, after: { caseId, ...asked, note }, companyId: row.companyId })
    return one(context, { id })
  },

  update: async (context, { id, note, ...asked }) => {
    const { db, actor, today, refuse, audit } = context
    const row = await requireLca(db, actor, id, 'for update of l')
    if (standingOf({ known: row.known, withdrawnOn: row.withdrawnOn, today }) !== 'Draft') refuse('ALREADY_FILED')
    await keepAnswers(context, row, answersOf(asked, row.known, today))
    if (note !== undefined) await setNote(db, id, note)
    audit({ subject: `lca:${id}`, after: { ...asked, note }, companyId: row.companyId })
    return one(context, { id })
  },

  get: (context, { id }) => one(context, { id }),

  ofChildCase: async (context, { id }) => {
    await requireCase(context.db, context.actor, id)
    const [row] = await childRows(context.db, context.actor, { restsOn: id })
    return row ? shown(row, context.today) : context.refuse('NONE')
  },

  ofCase: async ({ db, actor, today }, { id }) => {
    await requireCase(db, actor, id)
    return { items: (await childRows(db, actor, { caseId: id })).map((row) => shown(row, today)) }
  },

  ofCompany: async ({ db, actor, today }, { id }) => {
    await requireVisibleCompany(db, actor, id)
    return { items: (await childRows(db, actor, { companyId: id })).map((row) => shown(row, today)) }
  },

  all: async ({ db, actor, today }) => ({
    items: (await childRows(db, actor, 'all')).map((row) => shown(row, today)),
  }),
})

type Asking = Pick<Parameters<typeof authorOf>[0], 'actor'> & { db: Parameters<typeof childRows>[0]; today: string }

async function one({ db, actor, today }: Asking, which: { id: number }): Promise<ChildLca> {
  const [row] = await childRows(db, actor, which)
  if (!row) throw notFound('LCA')
  return shown(row, today)
}

/** What was asked for, as answers of the record; what cannot stand there is named by the property it came in. */
function answersOf(asked: Asked, known: Known, today: string) {
  const { worksiteStreet, worksiteCity, worksiteState } = asked
  const given: Record<string, GivenAnswer> = {}
  const plain = {
    jobTitle: lca.lcaJobTitle,
    socCode: lca.lcaSocCode,
    workers: lca.lcaWorkers,
    beginsOn: lca.lcaBeginsOn,
    endsOn: lca.lcaEndsOn,
  }
  for (const [name, fact] of Object.entries(plain)) {
    const value = asked[name as keyof typeof plain]
    if (value !== undefined) given[fact.id] = { value }
  }
  if (worksiteStreet !== undefined || worksiteCity !== undefined || worksiteState !== undefined) {
    const [first, ...others] = said(known, lca.lcaWorksites) ?? []
    const { street = '', city = '', state = '' } = first ?? {}
    const place = { street: worksiteStreet ?? street, city: worksiteCity ?? city, state: worksiteState ?? state }
    given[lca.lcaWorksites.id] = { value: [{ id: 'r1', ...first, ...place }, ...others] }
  }
  const { answers, problems } = readLcaAnswers(given, today)
  if (Object.keys(problems).length === 0) return answers
  const nameOf = (id: string) =>
    Object.entries(plain).find(([, fact]) => fact.id === id)?.[0] ?? (id === lca.lcaWorksites.id ? 'worksiteState' : id)
  throw badInput(Object.fromEntries(Object.entries(problems).map(([id, text]) => [nameOf(id), text])))
}

function shown({ known, ...row }: ChildRow, today: string): ChildLca {
  const [site] = said(known, lca.lcaWorksites) ?? []
  return {
    ...{ id: row.id, caseId: row.parentCaseId, childCaseId: row.childCaseId, companyId: row.companyId },
    lcaNumber: row.number,
    status: standingOf({ known, withdrawnOn: row.withdrawnOn, today }),
    jobTitle: said(known, lca.lcaJobTitle) ?? '',
    socCode: said(known, lca.lcaSocCode) ?? '',
    workers: said(known, lca.lcaWorkers) ?? null,
    ...{ worksiteCity: site?.city ?? '', worksiteState: site?.state ?? '' },
    beginsOn: said(known, lca.lcaBeginsOn) ?? null,
    endsOn: said(known, lca.lcaEndsOn) ?? null,
    ...{ note: row.note, requestedBy: row.askedByName, creationDate: row.creationDate },
  }
}
