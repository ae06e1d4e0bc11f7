import { authorOf, type Working } from '#case-file/cases/server/case-contacts.ts'
import type { CaseColumns } from '#case-file/cases/server/case-row.ts'
import { addEvent } from '#case-file/cases/server/events.ts'
import { requireRight } from '#case-file/cases/server/require-right.ts'
import { requireCase } from '#case-file/cases/server/visible.ts'
import { parsePwdNumber } from '#formats/labor-numbers.ts'
import { systemWithin } from '#platform/database/as-system.ts'
import type { Db } from '#platform/database/database.ts'
import { implement } from '#platform/operation/context.ts'
import { badInput, notFound, Refusal } from '#platform/operation/refusal.ts'
import type { Actor } from '#platform/session/actor.ts'
import { surroundingsOf } from '#preparation/deadlines/server/settings-store.ts'
import { recruitmentOperations } from '../contract.ts'
import { considersApplicants, isStillOpen, keepsRecruitment, recruits, seesRecruitment } from '../policy.ts'
import { applicantProblems, stepProblems, wageProblems } from '../problems.ts'
import type { RecruitmentOfCase } from '../records.ts'
import { BUILD_JOB } from './build-files.ts'
import { followRecruitment } from './follow.ts'
import { filesOf, openRecruitment } from './opened.ts'
import {
  considerApplicant,
  deleteStep,
  insertApplicant,
  insertStep,
  isPartOf,
  lockFile,
  saveSignature,
  saveWage,
  setProof,
  updateApplicant,
  updateStep,
} from './store.ts'

export const recruitmentHandlers = implement(recruitmentOperations, {
  ofCase: async ({ db, actor, services, today }, { id }) => {
    await requireRight({ actor, services }, 'case:read')
    const row = await requireCase(db, actor, id)
    refuseWorker(actor)
    return shown(db, services.database.read({ kind: 'system' }), row, { actor, today })
  },

  saveWage: async (context, { id, ...wage }) => {
    const row = await toChange(context, id)
    const number = wage.number === '' ? undefined : parsePwdNumber(wage.number)
    const problems = wageProblems(wage, context.today)
    if (number && !number.ok) problems.number = number.message
    if (Object.keys(problems).length > 0) throw badInput(problems)
    const before = await lockFile(context.db, id, context.now)
    await saveWage(context.db, id, { ...wage, number: number?.ok ? number.value : '' })
    context.audit({
      ...{ subject: `case:${id}`, companyId: row.companyId },
      before: { number: before.number, cents: before.cents, validUntil: before.validUntil },
      after: { number: wage.number, cents: wage.cents, validUntil: wage.validUntil },
    })
    return changed(context, row)
  },

  saveStep: async (context, { id, stepId, ...step }) => {
    const { db, now, today, audit } = context
    const row = await toChange(context, id, { stepId })
    const { employer } = await surroundingsOf(systemWithin(db), row)
    const problems = stepProblems(step, today, employer)
    if (Object.keys(problems).length > 0) throw badInput(problems)
    await lockFile(db, id, now)
    const saved = stepId === undefined ? await insertStep(db, id, step) : await updateStep(db, id, stepId, step)
    if (!saved) throw notFound()
    audit({ subject: `case:${id}`, after: { stepId: saved.id, ...step }, companyId: row.companyId })
    return changed(context, row, { unsigns: true })
  },

  removeStep: async (context, { id, stepId }) => {
    const row = await toChange(context, id, { stepId })
    await lockFile(context.db, id, context.now)
    await deleteStep(context.db, id, stepId)
    context.audit({ subject: `case:${id}`, before: { stepId }, companyId: row.companyId })
    return changed(context, row, { unsigns: true })
  },

  prove: async (context, { id, stepId, applicantId, documentId }) => {
    const { db, now, audit } = context
    const row = await toChange(context, id, { stepId, applicantId, documentId, afterFiling: true })
    const on = stepId ?? applicantId
    if (on === undefined) throw badInput({ stepId: 'Say which step or applicant it belongs to.' })
    await lockFile(db, id, now)
    const table = stepId === undefined ? 'recruitment_applicants' : 'recruitment_steps'
    await setProof(db, table, { caseId: id, id: on, documentId })
    audit({ subject: `case:${id}`, after: { stepId, applicantId, documentId }, companyId: row.companyId })
    return changed(context, row)
  },

  saveApplicant: async (context, { id, applicantId, ...applicant }) => {
    const { db, now, today, audit } = context
    const row = await toChange(context, id, { applicantId })
    if (applicant.receivedOn > today) throw badInput({ receivedOn: 'Nobody has applied in the future yet.' })
    await lockFile(db, id, now)
    const saved =
      applicantId === undefined
        ? await insertApplicant(db, id, applicant)
        : await updateApplicant(db, id, applicantId, applicant)
    if (!saved) throw notFound()
    audit({ subject: `case:${id}`, after: { applicantId: saved.id, ...applicant }, companyId: row.companyId })
    return changed(context, row, { unsigns: true })
  },

  consider: async (context, { id, applicantId, ...said }) => {
    const { db, now, actor, today, audit } = context
    const row = await toChange(context, id, { applicantId })
    if (!considersApplicants(actor)) context.refuse('EMPLOYER_ONLY')
    const problems = applicantProblems(said, today)
    if (Object.keys(problems).length > 0) throw badInput(problems)
    await lockFile(db, id, now)
    const { name: consideredBy } = await authorOf(context)
    const reason = said.outcome === 'rejected' ? (said.reason ?? '') : ''
    await considerApplicant(db, id, applicantId, { ...said, reason, consideredBy })
    audit({
      subject: `case:${id}`,
      after: { applicantId, outcome: said.outcome, reason },
      companyId: row.companyId,
    })
    return changed(context, row, { unsigns: true })
  },

  signReport: async (context, { id, signedOn, signedBy }) => {
    const { db, now, actor, today, audit } = context
    const row = await toChange(context, id)
    if (!considersApplicants(actor)) context.refuse('EMPLOYER_ONLY')
    if (signedOn > today) throw badInput({ signedOn: 'A report is signed today or was signed before.' })
    await lockFile(db, id, now)
    const { applicants, window } = await openRecruitment(db, systemWithin(db), row, today)
    if (applicants.some(({ outcome }) => outcome === null)) context.refuse('APPLICANTS_OPEN')
    if (window.state === 'steps missing' || window.state === 'missed') context.refuse('STEPS_MISSING')
    await saveSignature(db, id, signedOn, signedBy)
    await addEvent(db, id, { kind: 'recruitment', text: 'Signed the recruitment report.' }, await authorOf(context))
    audit({ subject: `case:${id}`, after: { signedOn, signedBy }, companyId: row.companyId })
    return changed(context, row)
  },

  build: async (context, { id, kind }) => {
    const row = await toChange(context, id, { afterFiling: true })
    context.enqueue(BUILD_JOB, { caseId: id, kind, by: context.actor.userId }, { key: `recruitment:${id}/${kind}` })
    context.audit({ subject: `case:${id}`, after: { kind }, companyId: row.companyId })
    return { ok: true as const }
  },
})

type Changing = Working & { refuse(code: 'NO_RECRUITMENT'): never }

type Named = { stepId?: number; applicantId?: number; documentId?: number | null; afterFiling?: boolean }

/** The case, locked, for somebody who keeps its recruitment file; what is named with it is a part of this case. */
async function toChange(context: Changing, id: number, { afterFiling = false, ...named }: Named = {}) {
  await requireRight(context, 'case:edit')
  const row = await requireCase(context.db, context.actor, id, 'for update')
  refuseWorker(context.actor)
  if (!keepsRecruitment(context.actor)) throw notFound()
  for (const [property, table] of Object.entries(tables)) {
    const part = named[property as keyof typeof named]
    if (part !== undefined && part !== null && !(await isPartOf(context.db, table, id, part))) throw notFound()
  }
  if (!recruits(row)) context.refuse('NO_RECRUITMENT')
  if (!afterFiling && !isStillOpen(row)) throw new Refusal(409, 'FILED', FILED)
  return row
}
const tables = {
  stepId: 'recruitment_steps',
  applicantId: 'recruitment_applicants',
  documentId: 'documents',
} as const
const FILED = recruitmentOperations.saveStep.refusals.FILED.message

function refuseWorker(actor: Actor): void {
  if (!seesRecruitment(actor))
    throw new Refusal(403, 'FORBIDDEN', 'The worker has no part in the recruitment (20 CFR 656.10(b)).')
}

/** What changes after the report was signed is not what was signed. */
async function changed(context: Working, row: CaseColumns, { unsigns = false } = {}): Promise<RecruitmentOfCase> {
  const { db, actor, today } = context
  if (unsigns) await saveSignature(db, row.id, null, '')
  await followRecruitment(context, row)
  return shown(db, systemWithin(db), row, { actor, today })
}

async function shown(
  db: Db,
  system: Db,
  row: CaseColumns,
  { actor, today }: { actor: Actor; today: string },
): Promise<RecruitmentOfCase> {
  const { begun: _begun, ...opened } = await openRecruitment(db, system, row, today)
  const keeps = recruits(row) && keepsRecruitment(actor) && isStillOpen(row)
  return {
    ...opened,
    applies: recruits(row),
    files: await filesOf(db, row.id),
    may: { edit: keeps, consider: keeps && considersApplicants(actor), sign: keeps && considersApplicants(actor) },
  }
}
