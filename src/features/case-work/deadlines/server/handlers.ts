import { Readable } from 'node:stream'
import { authorOf } from '#case-file/cases/server/case-contacts.ts'
import { addEvent } from '#case-file/cases/server/events.ts'
import {
  type Bind,
  type CaseColumns,
  requireCase,
  requireRight,
  visibleCases,
} from '#case-file/cases/server/visible.ts'
import { caseTypeById } from '#case-types/all.ts'
import { Status } from '#case-types/statuses.ts'
import { preparesFiling } from '#case-work/filing-file/policy.ts'
import type { Day } from '#formats/day.ts'
import { getCompany } from '#parties/companies/server/store.ts'
import { hashToken, randomToken } from '#platform/crypto/tokens.ts'
import { systemWithin } from '#platform/database/as-system.ts'
import type { Db } from '#platform/database/database.ts'
import { implement } from '#platform/operation/context.ts'
import { notFound, Refusal } from '#platform/operation/refusal.ts'
import type { Services } from '#platform/services.ts'
import { type Actor, companyInScope } from '#platform/session/actor.ts'
import { addDays } from '#rules/calendar/days.ts'
import { checksOf } from '#rules/deadlines/compute.ts'
import { sentenceOf } from '#rules/deadlines/trail.ts'
import { deadlines } from '../contract.ts'
import { type CaseDate, caseDates, clockShown, metByFiling } from '../dates.ts'
import { icalendar } from '../icalendar.ts'
import type { AgendaItem, CaseDeadline, CaseDeadlines } from '../records.ts'
import { caseNumbered, changeEvent, insertEvent } from './events-store.ts'
import { dropFeed, feedOf, readerOf, saveFeed } from './feed-store.ts'
import { datesOfCase, inputsOf, isWatched } from './refresh.ts'
import { surroundingsOf } from './settings-store.ts'
import {
  type AgendaRow,
  agendaOf,
  type DeadlineRow,
  deadlinesOf,
  keepNextDue,
  lockDeadline,
  setDone,
  setOverride,
} from './store.ts'

const LOOK_BACK = 30
const LOOK_AHEAD = 180
const FEED_DAYS = 730
/** The rules by which a request, a notice of intent and an audit letter are answered. */
const ANSWERS = ['D-40', 'D-41', 'D-32']

/** The case as it would stand with a notice of that day on the table. */
const asNotified = (row: CaseColumns, notice: 'rfe' | 'noid', noticeOn: string): CaseColumns => ({
  ...row,
  status: Status.noticeOpen,
  stage: caseTypeById(row.typeId)?.deadlines?.noticeStage ?? (notice === 'noid' ? 'NOID_ISSUED' : 'RFE_ISSUED'),
  rfeNoticeOn: noticeOn,
  rfeDueOn: null,
  rfeRespondedOn: null,
})

export const deadlinesHandlers = implement(deadlines, {
  ofCase: async (context, { caseId }) => {
    await requireRight(context, 'case:read')
    const row = await requireCase(context.db, context.actor, caseId)
    return shown(context, row, context.services.database.read({ kind: 'system' }))
  },

  whatIf: async (context, { caseId, filedOn }) => {
    await requireRight(context, 'case:read')
    const { db, actor, services, today } = context
    const row = await requireCase(db, actor, caseId)
    const filed = { ...row, filedOn, receiptOn: filedOn, status: Math.max(row.status, 7) }
    const surroundings = await surroundingsOf(services.database.read({ kind: 'system' }), row)
    const dates = await datesOfCase(db, services.keyring, filed, today, surroundings, {
      postmarkedOn: filedOn,
      receivedOn: filedOn,
    })
    return { items: dates.map((date) => shownDate(date)) }
  },

  ofNotice: async (context, { caseId, notice, noticeOn }) => {
    await requireRight(context, 'case:read')
    const { db, actor, services, today } = context
    const row = await requireCase(db, actor, caseId)
    const surroundings = await surroundingsOf(services.database.read({ kind: 'system' }), row)
    const dates = await datesOfCase(db, services.keyring, asNotified(row, notice, noticeOn), today, surroundings)
    const due = dates.find(({ rule }) => ANSWERS.includes(rule))
    return { due: due ? shownDate(due) : null }
  },

  override: async (context, { caseId, id, on, reason }) => {
    const { db, now, refuse, audit } = context
    const row = await toEdit(context, caseId)
    if (on !== null && reason === '') refuse('REASON_MISSING')
    const before = await lockDeadline(db, caseId, id)
    const author = await authorOf(context)
    await setOverride(db, id, { on, reason: on === null ? '' : reason, byName: on === null ? '' : author.name })
    await keepNextDue(db, caseId, now)
    const what = `${before.rule} ${before.title}`
    const text = on === null ? `${what}: the rule’s own day governs again.` : `${what}: set to ${on}. Reason: ${reason}`
    await addEvent(db, caseId, { kind: 'deadline', text: text.slice(0, 2000) }, author)
    audit({
      subject: `deadline:${id}`,
      before: { dueOn: before.dueOn },
      after: { on },
      reason,
      companyId: row.companyId,
    })
    return shown(context, row, systemWithin(db))
  },

  done: async (context, { caseId, id, done }) => {
    const { db, now, audit } = context
    const row = await toEdit(context, caseId)
    const before = await lockDeadline(db, caseId, id)
    const author = await authorOf(context)
    await setDone(db, id, done ? now : null, done ? author.name : '')
    await keepNextDue(db, caseId, now)
    const text = `${before.rule} ${before.title}: ${done ? 'done' : 'open again'}.`
    await addEvent(db, caseId, { kind: 'deadline', text }, author)
    audit({ subject: `deadline:${id}`, after: { done }, companyId: row.companyId })
    return shown(context, row, systemWithin(db))
  },

  agenda: async (context, { from, until }) => {
    await requireRight(context, 'case:read')
    const { db, actor, today } = context
    const first = from ?? addDays(today, -LOOK_BACK)
    const last = until ?? addDays(today, LOOK_AHEAD)
    const rows = await agendaOf(db, (bind) => visibleCases(actor, bind), { from: first, until: last })
    const edits = await mayChangeEvents(context)
    return { items: rows.map((row) => ({ ...agendaItem(row), mayChange: edits(row) })), from: first, until: last }
  },

  addEvent: async (context, { caseId: byId, caseNumber, companyId, title, details, on }) => {
    await requireRight(context, 'case:edit')
    const { db, actor, now, refuse, audit } = context
    const numbered = caseNumber ? ((await caseNumbered(db, caseNumber)) ?? refuse('NUMBER_UNKNOWN')) : undefined
    const caseId = numbered ?? byId
    const owner = (await ownerOf(context, caseId, companyId)) ?? refuse('WHOSE')
    const { name: byName } = await authorOf(context)
    const made = await insertEvent(db, { owner, title, details, on, at: now, by: actor.userId, byName })
    audit({ subject: `calendarEvent:${made.id}`, after: { title, on }, companyId: owner.companyId })
    return made
  },

  updateEvent: async (context, { eventId, ...change }) => {
    await requireRight(context, 'case:edit')
    const { db, actor, now, audit } = context
    const inSight = (bind: Bind) => [...visibleCases(actor, bind), ...ownOfFamily(actor, bind)]
    const changed = await changeEvent(db, eventId, inSight, { ...change, at: now })
    audit({ subject: `calendarEvent:${eventId}`, after: change, companyId: changed.companyId })
    return changed
  },

  feed: async ({ actor, services }) => ({
    since: (await feedOf(services.database.read({ kind: 'system' }), actor.userId))?.since ?? null,
  }),

  makeFeed: async ({ db, actor, services, now, asSystem }) => {
    const token = randomToken()
    await asSystem('the own calendar feed', () => saveFeed(db, actor.userId, hashToken(token), now))
    return { url: `${services.config.publicUrl}/api/calendar/${token}.ics` }
  },

  revokeFeed: async ({ db, actor, asSystem }) => {
    await asSystem('the own calendar feed', () => dropFeed(db, actor.userId))
    return { ended: true }
  },

  calendar: async ({ services, now, today }, { token }) => {
    const system = services.database.read({ kind: 'system' })
    const reader = await readerOf(system, hashToken(token.replace(/\.ics$/, '')))
    if (!reader || !(await readsCases(services, reader))) throw notFound('calendar')
    const days = { from: addDays(today, -LOOK_BACK), until: addDays(today, FEED_DAYS), most: 2000 }
    const rows = await agendaOf(system, (bind: Bind) => visibleCases(reader as unknown as Actor, bind), days)
    const events = rows
      .filter(({ actionable, done }) => actionable && !done)
      .map((row) => {
        const { id, on, title, caseNumber, casePath } = agendaItem(row)
        // No names in a calendar that lies on other people's servers: the case number says enough.
        const details = row.kind === 'deadline' ? row.details : ''
        return {
          ...{ id, on, details },
          title: caseNumber ? `${title} (${caseNumber})` : title,
          ...(casePath && { url: `${services.config.publicUrl}${casePath}` }),
        }
      })
    return {
      stream: Readable.from([icalendar('VisaCare', events, now)]),
      fileName: 'visacare.ics',
      contentType: 'text/calendar; charset=utf-8',
      inline: true,
    }
  },
})

type Reading = { db: Db; actor: Actor; services: Services; today: Day }

/** The family sees what others put into the calendar of its cases, and changes only its own. */
const ownOfFamily = ({ scope, userId }: Actor, bind: Bind): string[] =>
  scope === 'person' ? [`k.created_by = ${bind(userId)}`] : []

async function mayChangeEvents({ actor, services }: Reading): Promise<(row: AgendaRow) => boolean> {
  const { scope, roleId, userId } = actor
  if (scope === 'person') return ({ kind, createdBy }) => kind === 'event' && createdBy === userId
  const may = await services.rights.may(roleId, 'case:edit')
  return ({ kind }) => may && kind === 'event'
}

/** A feed has no session: what its reader may is asked each time. */
const readsCases = async ({ rights }: Services, { scope, roleId }: Pick<Actor, 'scope' | 'roleId'>) =>
  scope === 'person' || rights.may(roleId, 'case:read')

async function toEdit(context: Reading, caseId: number): Promise<CaseColumns> {
  await requireRight(context, 'case:edit')
  const row = await requireCase(context.db, context.actor, caseId, 'for update')
  if (!preparesFiling(row, context.actor))
    throw new Refusal(403, 'FORBIDDEN', 'The law firm keeps the dates of this case.')
  return row
}

/** What the rules say this moment, with what was kept beside it. */
async function shown(
  { db, actor, services, today }: Reading,
  row: CaseColumns,
  system: Pick<Db, 'one'>,
): Promise<CaseDeadlines> {
  const given = await inputsOf(db, services.keyring, row, today)
  const kept = await deadlinesOf(db, row.id)
  const surroundings = await surroundingsOf(system, row)
  const dates = isWatched(row, today) ? caseDates(given, metByFiling(row), surroundings) : []
  const live = dates.map((date) =>
    shownDate(
      date,
      kept.find(({ rule, part }) => rule === date.rule && part === date.part),
    ),
  )
  const others = kept
    .filter(({ rule, part }) => !dates.some((date) => date.rule === rule && date.part === part))
    .map((each) => shownDate({ ...each, ruleVersion: '' }, each))
  return {
    items: [...live, ...others].sort((one, other) => one.dueOn.localeCompare(other.dueOn)),
    checks: checksOf(given, surroundings).map(({ check: { id, part, title, citation }, judged: { verdict } }) => ({
      ...{ rule: id, part, title, citation },
      ...verdict,
    })),
    clock: caseTypeById(row.typeId)?.deadlines?.showsSixYears ? clockShown(given) : null,
    mayEdit: preparesFiling(row, actor),
  }
}

const shownDate = (date: CaseDate, kept?: DeadlineRow): CaseDeadline => ({
  ...date,
  id: kept?.id ?? null,
  dueOn: kept?.overrideOn ?? date.dueOn,
  overrideOn: kept?.overrideOn ?? null,
  overrideReason: kept?.overrideReason ?? '',
  overrideByName: kept?.overrideByName ?? '',
  steps: [...date.steps],
  explanation: sentenceOf(date.steps),
  toConfirm: [...date.toConfirm],
  doneAt: kept?.doneAt ?? null,
  doneByName: kept?.doneByName ?? '',
})

const agendaItem = ({
  typeId,
  createdBy: _author,
  caseNumber,
  personName,
  ...row
}: AgendaRow): Omit<AgendaItem, 'mayChange'> => ({
  ...row,
  caseNumber: caseNumber ?? '',
  personName: personName ?? '',
  casePath: row.caseId !== null && typeId !== null ? `${caseTypeById(typeId)?.detailsRoute ?? ''}/${row.caseId}` : '',
})

async function ownerOf({ db, actor }: Reading, caseId: number | undefined, named: number | undefined) {
  if (caseId !== undefined) {
    const { companyId, lawFirmId, householdPersonId, personId } = await requireCase(db, actor, caseId)
    return { companyId, lawFirmId, householdPersonId, personId, caseId }
  }
  if (actor.scope === 'person' && named !== undefined && named !== actor.companyId) throw notFound()
  if (actor.scope === 'person')
    return actor.companyId === null
      ? undefined
      : {
          companyId: actor.companyId,
          lawFirmId: null,
          householdPersonId: actor.personId,
          personId: actor.personId,
          caseId: null,
        }
  const wanted = named ?? companyInScope(actor) ?? undefined
  if (wanted === undefined) return undefined
  const { id, lawFirmId } = await getCompany(db, actor, wanted)
  return { companyId: id, lawFirmId, householdPersonId: null, personId: null, caseId: null }
}
