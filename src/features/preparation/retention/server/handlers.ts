import { isFirm, isProvider } from '#case-file/cases/policy.ts'
import { authorOf } from '#case-file/cases/server/case-contacts.ts'
import { addEvent } from '#case-file/cases/server/events.ts'
import { requireRight } from '#case-file/cases/server/require-right.ts'
import { requireCase } from '#case-file/cases/server/visible.ts'
import type { Day } from '#formats/day.ts'
import { Role } from '#formats/roles.ts'
import { visibleCompany } from '#parties/people/server/visible.ts'
import type { Db } from '#platform/database/database.ts'
import { implement } from '#platform/operation/context.ts'
import { notFound, Refusal } from '#platform/operation/refusal.ts'
import type { Services } from '#platform/services.ts'
import type { Actor } from '#platform/session/actor.ts'
import { type DueDocument, type RuleShown, retention } from '../contract.ts'
import { keepUntil, kindNames, type RetentionRule, retentionKinds, ruleOn } from '../rules.ts'
import { ERASE_JOB } from './jobs.ts'
import {
  countOf,
  type Ended,
  endedDocuments,
  endHold,
  findHold,
  holdsIn,
  insertHold,
  insertRule,
  lockHold,
  markDestroyed,
  ownRules,
} from './store.ts'

type Asking = { db: Db; actor: Actor; services: Services }

/** The law firm answers for its files, the provider for its installation; their assistants look only. */
const keeps = ({ roleId }: Actor): boolean => isFirm(roleId) || isProvider(roleId)
const destroys = ({ roleId }: Actor): boolean =>
  roleId === Role.provider || roleId === Role.lawFirm || roleId === Role.attorney

export const retentionHandlers = implement(retention, {
  holds: async (context, { companyId, caseId }) => {
    await requireRight(context, 'case:read')
    const { db, actor } = context
    const of = caseId === undefined ? undefined : await requireCase(db, actor, caseId)
    if (companyId !== undefined) await visibleCompany(db, actor, companyId)
    const items = await holdsIn(db, { companyId: of?.companyId ?? companyId, caseId: of?.id })
    return { items, may: { place: keeps(actor) } }
  },

  place: async (context, { companyId, caseId, reason }) => {
    const { db, actor, now, audit, refuse } = context
    await requireRight(context, 'case:edit')
    const of = caseId === undefined ? undefined : await requireCase(db, actor, caseId)
    if (companyId !== undefined) await visibleCompany(db, actor, companyId)
    const whole = of?.companyId ?? companyId ?? refuse('WHAT_MISSING')
    if (companyId !== undefined && companyId !== whole) throw notFound('company')
    refuseOthers(context)
    const author = await authorOf(context)
    const placed = { companyId: whole, caseId: of?.id ?? null, reason, at: now, by: actor.userId, byName: author.name }
    const { id } = await insertHold(db, placed)
    if (of) await addEvent(db, of.id, { kind: 'legalHold', text: `Legal hold: ${reason}`, internal: true }, author)
    audit({ subject: `legalHold:${id}`, after: { caseId: placed.caseId, reason }, companyId: whole })
    return findHold(db, id)
  },

  end: async (context, { id, reason }) => {
    const { db, now, audit, refuse } = context
    await requireRight(context, 'case:edit')
    const { endedAt, companyId } = await lockHold(db, id)
    refuseOthers(context)
    if (endedAt !== null) refuse('ENDED')
    const author = await authorOf(context)
    await endHold(db, id, { at: now, byName: author.name, reason })
    audit({ subject: `legalHold:${id}`, after: { ended: true }, reason, companyId })
    return findHold(db, id)
  },

  due: async (context) => {
    await requireRight(context, 'case:read')
    refuseOthers(context)
    const { db, actor, today } = context
    const own = await ownRules(db, actor.lawFirmId)
    const items = (await endedDocuments(db, actor)).flatMap((each) => dueOf(each, today, own))
    return { rules: rulesShown(own, today), items, may: { destroy: destroys(actor) } }
  },

  setRule: async (context, given) => {
    const { db, actor, now, today, audit } = context
    await requireRight(context, 'case:edit')
    if (!destroys(actor)) throw notYours()
    const { name } = await authorOf(context)
    await insertRule(db, actor.lawFirmId, given, { at: now, name })
    audit({ subject: 'retention:rules', after: given, lawFirmId: actor.lawFirmId })
    const shown = rulesShown(await ownRules(db, actor.lawFirmId), today).find(({ kind }) => kind === given.kind)
    return shown ?? { ...given, name: kindNames[given.kind], own: true }
  },

  destroy: async (context, { documentIds, reason }) => {
    const { db, actor, now, today, audit, enqueue, refuse, asSystem } = context
    await requireRight(context, 'case:edit')
    const ids = [...new Set(documentIds)]
    const found = await endedDocuments(db, actor, ids)
    if (found.length < ids.length && (await countOf(db, ids)) < ids.length) throw notFound('document')
    if (!destroys(actor)) throw notYours()
    if (found.some(({ held }) => held)) refuse('HELD')
    const own = await ownRules(db, actor.lawFirmId)
    const due = found.flatMap((each) => dueOf(each, today, own))
    if (due.length < ids.length) refuse('NOT_DUE')
    const { name } = await authorOf(context)
    await asSystem('documents whose retention is over', () => markDestroyed(db, ids, { at: now, name }))
    for (const { documentId, companyId, caseNumber } of found) {
      enqueue(ERASE_JOB, { documentId }, { key: `erase:${documentId}` })
      audit({
        subject: `document:${documentId}`,
        before: { case: caseNumber },
        after: { destroyed: true },
        reason,
        companyId,
      })
    }
    return { destroyed: ids.length }
  },
})

const notYours = () => {
  const { status, message } = retention.place.refusals.NOT_YOURS
  return new Refusal(status, 'NOT_YOURS', message)
}

function refuseOthers({ actor }: Asking | { actor: Actor }): void {
  if (!keeps(actor)) throw notYours()
}

function dueOf(each: Ended, today: Day, own: readonly RetentionRule[]): DueDocument[] {
  const kept = keepUntil(each, today, own)
  if (each.held || !kept || today <= kept.until) return []
  const { documentId, name, fileName, caseId, caseNumber, companyName } = each
  const { source, confirmed } = kept.rule
  return [{ documentId, name, fileName, caseId, caseNumber, companyName, keptUntil: kept.until, source, confirmed }]
}

const rulesShown = (own: readonly RetentionRule[], today: Day): RuleShown[] =>
  retentionKinds.flatMap((kind) => {
    const rule = ruleOn(kind, today, own)
    return rule ? [{ ...rule, name: kindNames[kind], own: own.includes(rule) }] : []
  })
