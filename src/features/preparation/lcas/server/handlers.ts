import { openCaseFile } from '#case-file/cases/server/case-file.ts'
import type { CaseColumns } from '#case-file/cases/server/case-row.ts'
import type { Fact } from '#engine/fact.ts'
import type { SubjectKey } from '#engine/known-facts.ts'
import { employment } from '#facts/employment.ts'
import { socTitleOf } from '#parties/lookups/server/store.ts'
import type { Db } from '#platform/database/database.ts'
import { implement } from '#platform/operation/context.ts'
import { badInput, notFound, Refusal } from '#platform/operation/refusal.ts'
import type { Actor } from '#platform/session/actor.ts'
import { isStillPrepared, preparesFiling } from '#preparation/filing-file/policy.ts'
import { caseToPrepare, caseToRead } from '#preparation/filing-file/server/access.ts'
import { lca } from '#rules/prefiling/lca-needs.ts'
import { type LcaOfCase, lcaOperations } from '../contract.ts'
import { cautionsOf, offeredWords } from '../offered.ts'
import { proposedFor } from '../proposed.ts'
import { readLcaAnswers } from '../read-answers.ts'
import { restsOnLca } from '../uses.ts'
import { followLca, keepAnswers } from './keep.ts'
import {
  casesOn,
  type LcaRow,
  lcaOfCase,
  lcaOfCompany,
  lcasOfCompany,
  linkLca,
  lockLca,
  numberTaken,
  socOf,
  usesOfCompany,
} from './store.ts'

export const lcaHandlers = implement(lcaOperations, {
  ofCase: async (context, { id }) => shown(context, await caseToRead(context, id)),

  proposed: async (context, { id }) => {
    const { db, services, today } = context
    const row = await caseToRead(context, id)
    const { answers } = await openCaseFile(db, services.keyring, id, { secrets: 'masked', today })
    const subjects = { company: row.companyId, employment: row.employmentId, case: id }
    const value = (fact: Fact) => {
      const [subject = ''] = fact.id.split('.')
      const answer = answers(`${subject}/${subjects[subject as keyof typeof subjects]}` as SubjectKey, fact.id)
      return answer && 'value' in answer ? answer.value : undefined
    }
    const soc = value(employment.socCode)
    return { items: proposedFor(value, typeof soc === 'string' ? await socTitleOf(db, soc) : undefined) }
  },

  save: async (context, { id, answers: given, version }) => {
    const { db, now, today, refuse, audit } = context
    const row = await caseToPrepare(context, id)
    if (!restsOnLca(row)) refuse('NO_LCA')
    const { answers, problems } = readLcaAnswers(given, today, (await lcaOfCase(db, id))?.known)
    if (Object.keys(problems).length > 0) throw badInput(problems)
    const found = await lockLca(db, id, now)
    if (version !== undefined && version !== found.version) throw overtaken(found, Object.keys(answers))
    const number = answers[lca.lcaNumber.id]
    if (number && 'value' in number && (await numberTaken(db, row.companyId, String(number.value), found.id)))
      refuse('NUMBER_TAKEN')
    const known = await keepAnswers(context, found, answers)
    const values = (of: LcaRow['known']) =>
      Object.fromEntries(Object.keys(answers).map((each) => [each, saidOf(of[each])]))
    audit({ subject: `lca:${found.id}`, before: values(found.known), after: values(known), companyId: row.companyId })
    return shown(context, row)
  },

  link: async (context, { id, lcaId }) => {
    const { db, refuse, audit } = context
    const row = await caseToPrepare(context, id)
    if (!restsOnLca(row)) refuse('NO_LCA')
    const wanted = lcaId === null ? null : ((await lcaOfCompany(db, row.companyId, lcaId)) ?? null)
    if (lcaId !== null && wanted === null) throw notFound('LCA')
    const before = await lcaOfCase(db, id)
    await linkLca(db, id, lcaId)
    followLca(context, id)
    audit({
      ...{ subject: `case:${id}`, companyId: row.companyId },
      before: { lca: before?.number ?? null },
      after: { lca: wanted?.number ?? null },
    })
    return shown(context, row)
  },
})

/** Somebody else saved first: what stands there now is shown beside what was typed. */
const overtaken = ({ known, version }: LcaRow, changed: string[]) =>
  new Refusal(409, 'STALE', 'Someone changed this LCA in the meantime. Look at the current values and save again.', {
    details: { current: known, version, changed },
  })

type Looking = { db: Db; actor: Actor; today: string }

async function shown({ db, actor, today }: Looking, row: CaseColumns): Promise<LcaOfCase> {
  const found = await lcaOfCase(db, row.id)
  const [all, uses, soc] = await Promise.all([
    lcasOfCompany(db, row.companyId),
    usesOfCompany(db, row.companyId),
    socOf(db, row.employmentId),
  ])
  const forCase = { soc, today }
  const others = all
    .filter(({ id }) => id !== found?.id)
    .map((each) => ({ ...each, uses: uses.filter(({ lcaId }) => lcaId === each.id) }))
    // What nothing speaks against comes first.
    .sort((one, other) => cautionsOf(one, forCase).length - cautionsOf(other, forCase).length)
  return {
    applies: restsOnLca(row),
    lca: found ? { ...found, cases: await casesOn(db, found.id) } : null,
    others: others.map((each) => ({ id: each.id, number: each.number, says: offeredWords(each, forCase) })),
    mayEdit: preparesFiling(row, actor) && isStillPrepared(row),
  }
}

const saidOf = (answer: LcaRow['known'][string] | undefined) =>
  answer && 'value' in answer ? answer.value : (answer?.not ?? null)
