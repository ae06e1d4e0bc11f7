import type { CaseColumns } from '#case-file/cases/server/visible.ts'
import { isStillPrepared, preparesFiling } from '#case-work/filing-file/policy.ts'
import { caseToPrepare, caseToRead } from '#case-work/filing-file/server/access.ts'
import { showDate } from '#formats/dates.ts'
import type { Db } from '#platform/database/database.ts'
import { implement } from '#platform/operation/context.ts'
import { badInput, notFound, Refusal } from '#platform/operation/refusal.ts'
import type { Actor } from '#platform/session/actor.ts'
import { lca } from '#rules/prefiling/lca-needs.ts'
import { lcaOperations } from '../contract.ts'
import { readLcaAnswers } from '../read-answers.ts'
import type { LcaOfCase } from '../records.ts'
import { restsOnLca } from '../rests-on-lca.ts'
import { followLca, keepAnswers } from './keep.ts'
import { casesOn, type LcaRow, lcaOfCase, lcaOfCompany, lcasOfCompany, linkLca, lockLca, numberTaken } from './store.ts'

export const lcaHandlers = implement(lcaOperations, {
  ofCase: async (context, { id }) => shown(context, await caseToRead(context, id)),

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

async function shown({ db, actor }: { db: Db; actor: Actor }, row: CaseColumns): Promise<LcaOfCase> {
  const found = await lcaOfCase(db, row.id)
  const others = (await lcasOfCompany(db, row.companyId)).filter(({ id }) => id !== found?.id)
  return {
    applies: restsOnLca(row),
    lca: found ? { ...found, cases: await casesOn(db, found.id) } : null,
    others: others.map((each) => ({ id: each.id, number: each.number, says: inWords(each) })),
    mayEdit: preparesFiling(row, actor) && isStillPrepared(row),
  }
}

const saidOf = (answer: LcaRow['known'][string] | undefined) =>
  answer && 'value' in answer ? answer.value : (answer?.not ?? null)

/** 'Data Engineer, 12-30-2026 to 12-29-2029' */
function inWords({ known }: LcaRow): string {
  const text = (fact: { id: string }) => String(saidOf(known[fact.id]) ?? '')
  const [begins, ends] = [text(lca.lcaBeginsOn), text(lca.lcaEndsOn)]
  const dates = begins && ends ? `${showDate(begins)} to ${showDate(ends)}` : ''
  return [text(lca.lcaJobTitle), dates].filter(Boolean).join(', ')
}
