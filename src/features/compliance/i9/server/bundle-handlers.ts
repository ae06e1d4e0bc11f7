import { authorOf } from '#case-file/cases/server/case-contacts.ts'
import type { Day } from '#formats/day.ts'
import { getCompany } from '#parties/companies/server/store.ts'
import { recordRelease, requireReveal } from '#parties/facts/server/release.ts'
import { tenantOf } from '#platform/crypto/sealed-columns.ts'
import { systemWithin } from '#platform/database/as-system.ts'
import { readFile } from '#platform/files/receive.ts'
import type { FileReply, Handler } from '#platform/operation/context.ts'
import { badInput } from '#platform/operation/refusal.ts'
import { companyInScope } from '#platform/session/actor.ts'
import { surroundingsOf } from '#preparation/deadlines/server/settings-store.ts'
import { deadlineOf } from '#rules/deadlines/all.ts'
import type { Surroundings } from '#rules/deadlines/deadline.ts'
import type { Given } from '#rules/deadlines/inputs.ts'
import type { bundleOperations } from '../bundle-contract.ts'
import { type NoticeKind, namesWorkers } from '../notices.ts'
import type { Notice } from '../records.ts'
import { calendarOf, handOverBy, keepUntil } from '../rules.ts'
import { isNamed } from './bundle-pages.ts'
import {
  bundleById,
  bundleFile,
  cancelBundle,
  closeNotice,
  insertBundle,
  insertNotice,
  noticeById,
} from './bundle-store.ts'
import { BUNDLE_JOB } from './jobs.ts'
import { type FormRow, formById, formsOf, settingsOf, withoutForm } from './store.ts'

type Ops = typeof bundleOperations

export const bundleHandlers: { [K in keyof Ops]: Handler<Ops[K]> } = {
  buildBundle: async (context, given) => {
    const { db, actor, now, today, audit, enqueue, refuse } = context
    const companyId = companyInScope(actor)
    if (companyId === null) throw badInput({ companyId: 'Choose a company first.' })
    if (given.noticeOn && given.noticeOn > today) throw badInput({ noticeOn: 'Notice came on: it lies in the future.' })
    if (given.extendedUntil && given.extensionLetter === '') refuse('NEEDS_LETTER')
    // Somebody else's form is not found, not left out.
    if (given.formIds) await Promise.all(given.formIds.map((id) => formById(db, id)))
    const chosen = (await formsOf(db, companyId)).filter((form) => isChosen(form, given, today))
    const without = given.formIds ? null : { current: given.current, former: given.former }
    const missing = (await withoutForm(db, companyId)).filter((each) => isNamed(each, without, today))
    if (chosen.length + missing.length === 0) refuse('NOBODY')
    const by = await authorOf(context)
    const extended = given.extendedUntil ? { until: given.extendedUntil, letter: given.extensionLetter } : undefined
    const notice = given.noticeOn
      ? await insertNotice(db, {
          kind: 'inspection',
          ...{ companyId, servedOn: given.noticeOn, servedHow: given.servedHow },
          ...{ dueOn: handOverBy(given.noticeOn, extended), extendedUntil: given.extendedUntil ?? null },
          ...{ extensionLetter: given.extensionLetter, now, by: by.name },
        })
      : null
    const inOrder = chosen.sort((one, other) => one.lastName.localeCompare(other.lastName) || one.id - other.id)
    const choice = { formIds: inOrder.map(({ id }) => id), without, trail: given.trail, list: given.list }
    const { id } = await insertBundle(db, { companyId, noticeId: notice?.id ?? null, choice, now, by })
    enqueue(BUNDLE_JOB, { bundleId: id }, { key: `i9-bundle:${id}` })
    audit({ subject: `i9 bundle:${id}`, after: { forms: chosen.length, noticeOn: given.noticeOn ?? null }, companyId })
    return bundleById(db, id)
  },

  bundle: ({ db }, { bundleId }) => bundleById(db, bundleId),

  cancelBundle: async ({ db, audit }, { bundleId }) => {
    const { companyId } = await bundleById(db, bundleId)
    await cancelBundle(db, bundleId)
    audit({ subject: `i9 bundle:${bundleId}`, companyId })
    return bundleById(db, bundleId)
  },

  bundleFile: async (context, { bundleId }): Promise<FileReply> => {
    const { db, services, refuse } = context
    await bundleById(db, bundleId)
    const file = await bundleFile(services.database.read({ kind: 'system' }), bundleId)
    if (!file) return refuse('NOT_READY')
    // An inspection gets the forms as they are kept: there is no masked copy of a bundle.
    await requireReveal(context)
    await recordRelease(context, {
      ...{ subject: `i9 bundle:${bundleId}`, what: `opened ${file.name}`, companyId: file.companyId },
    })
    const stream = await readFile(services, { tenant: tenantOf(file.companyId, null), file: file.key })
    return { stream, fileName: file.name, contentType: 'application/pdf' }
  },

  recordNotice: async (context, { kind, servedOn, servedHow, printedDueOn = null, workers }) => {
    const { db, actor, now, today, audit } = context
    const companyId = companyInScope(actor)
    if (companyId === null) throw badInput({ companyId: 'Choose a company first.' })
    if (servedOn > today) throw badInput({ servedOn: 'Notice came on: it lies in the future.' })
    const { lawFirmId } = await getCompany(db, actor, companyId)
    const around = await surroundingsOf(systemWithin(db), { companyId, lawFirmId })
    const employer = calendarOf(await settingsOf(db, companyId))
    const dueOn = noticeDue(kind, { servedOn, servedHow, printedDueOn }, { ...around, employer })
    const { name: by } = await authorOf(context)
    const named = namesWorkers.includes(kind) ? workers : []
    const none = { extendedUntil: null, extensionLetter: '' }
    const { id } = await insertNotice(db, {
      ...{ companyId, kind, servedOn, servedHow, dueOn, printedDueOn, workers: named, ...none, now, by },
    })
    audit({ subject: `i9 notice:${id}`, after: { kind, servedOn, dueOn }, companyId })
    return noticeById(db, id)
  },

  closeNotice: async ({ db, today, audit }, { noticeId }) => {
    await noticeById(db, noticeId)
    await closeNotice(db, noticeId, today)
    audit({ subject: `i9 notice:${noticeId}` })
    return noticeById(db, noticeId)
  },
}

type Wanted = { current: boolean; former: boolean; pastKeeping: boolean; formIds?: number[] }

function isChosen(form: FormRow, { current, former, pastKeeping, formIds }: Wanted, today: string): boolean {
  if (formIds) return formIds.includes(form.id)
  const keep = keepUntil(form.firstDay, form.endedOn)
  if (form.endedOn === null || form.endedOn >= today) return current
  return keep !== undefined && today > keep ? pastKeeping : former
}

type Served = { servedOn: Day; servedHow: Notice['servedHow']; printedDueOn: Day | null }
type Rule = readonly [rule: string, part: string, given: (served: Served) => Given]

const printed = (day: Day | null) => day ?? undefined

/** Which rule of deadlines.md counts for a notice (I9-11); a warning has none. */
const rules: Readonly<Partial<Record<NoticeKind, Rule>>> = {
  inspection: [
    'D-75',
    'inspection',
    ({ servedOn, printedDueOn }) => ({ inspectionNoticeOn: servedOn, inspectionPrintedDueOn: printed(printedDueOn) }),
  ],
  'technical failures': ['D-76', 'technical failures', ({ servedOn }) => ({ failuresNoticeOn: servedOn })],
  'suspect documents': ['D-97', 'answer', ofDocuments],
  discrepancies: ['D-97', 'answer', ofDocuments],
  'intent to fine': [
    'D-96',
    'hearing request',
    ({ servedOn, servedHow, printedDueOn }) => ({
      ...{ fineNoticeServedOn: servedOn, fineNoticePrintedDueOn: printed(printedDueOn) },
      fineNoticeServedBy: servedHow === 'mail' ? 'ordinary mail' : 'in person',
    }),
  ],
}

function ofDocuments({ servedOn, printedDueOn }: Served): Given {
  return { documentsNoticeOn: servedOn, documentsNoticePrintedDueOn: printed(printedDueOn) }
}

/** The day of a notice; null where it has none. What is printed on a notice of technical failures is its day, too. */
export function noticeDue(kind: NoticeKind, served: Served, around: Surroundings): Day | null {
  const rule = rules[kind]
  if (!rule) return null
  if (kind === 'technical failures' && served.printedDueOn) return served.printedDueOn
  const [id, part, given] = rule
  const outcome = deadlineOf(id, part)?.due(given(served), around)
  return outcome?.state === 'dated' ? outcome.due.date : null
}
