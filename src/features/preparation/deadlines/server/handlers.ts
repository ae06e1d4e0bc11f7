import { Readable } from 'node:stream'
import { sidesOf } from '#case-file/cases/policy.ts'
import { authorOf } from '#case-file/cases/server/case-contacts.ts'
import type { CaseColumns } from '#case-file/cases/server/case-row.ts'
import { addEvent } from '#case-file/cases/server/events.ts'
import { refreshItems } from '#case-file/cases/server/open-items.ts'
import { requireRight } from '#case-file/cases/server/require-right.ts'
import { requireCase, visibleCases } from '#case-file/cases/server/visible.ts'
import { casePath } from '#case-types/case-path.ts'
import { showDate, withWrittenDates } from '#formats/dates.ts'
import { addDays } from '#formats/day.ts'
import { getCompany } from '#parties/companies/server/store.ts'
import { hashToken, randomToken } from '#platform/crypto/tokens.ts'
import { systemWithin } from '#platform/database/as-system.ts'
import type { Bind } from '#platform/database/binding.ts'
import { implement } from '#platform/operation/context.ts'
import { badInput, notFound, Refusal } from '#platform/operation/refusal.ts'
import type { Services } from '#platform/services.ts'
import { type Actor, companyInScope } from '#platform/session/actor.ts'
import { preparesFiling } from '#preparation/filing-file/policy.ts'
import { refusedDay } from '../beside.ts'
import { deadlines } from '../contract.ts'
import { type FurtherDate, furtherOf } from '../dates-from-above.ts'
import { icalendar } from '../icalendar.ts'
import type { AgendaItem } from '../records.ts'
import { wholeDays } from '../whole-days.ts'
import { changeAnswerChannel, channelWords } from './answer-channel.ts'
import { caseNumbered, changeEvent, dropFeed, feedOf, insertEvent, readerOf, saveFeed } from './calendar-store.ts'
import { isAnswerOpen, type Reading, shown, shownDate } from './shown-dates.ts'
import { type AgendaRow, agendaOf, lockDeadline, MOST_SHOWN, NOT_OF_A_FAMILY, setDone, setOverride } from './store.ts'
import { answerDue, ifFiledOn } from './what-if.ts'

const LOOK_BACK = 30
const LOOK_AHEAD = 180
const FEED_DAYS = 730

export const deadlinesHandlers = implement(deadlines, {
  ofCase: async (context, { caseId }) => {
    await requireRight(context, 'case:read')
    const row = await requireCase(context.db, context.actor, caseId)
    return shown(context, row, context.services.database.read({ kind: 'system' }))
  },

  whatIf: async (context, { caseId, filedOn }) => {
    await requireRight(context, 'case:read')
    const row = await requireCase(context.db, context.actor, caseId)
    const { dates, ...day } = await ifFiledOn(context, row, filedOn)
    return { items: dates.map((date) => shownDate(date)), ...day }
  },

  ofNotice: async (context, { caseId, ...notice }) => {
    await requireRight(context, 'case:read')
    const row = await requireCase(context.db, context.actor, caseId)
    const system = context.services.database.read({ kind: 'system' })
    const due = await answerDue(context, system, row, notice)
    return { due: due ? shownDate(due) : null }
  },

  answerChannel: async (context, { caseId, channel }) => {
    const { db, refuse, audit } = context
    const row = await toEdit(context, caseId)
    if (!isAnswerOpen(row)) refuse('NO_NOTICE')
    const changed = await changeAnswerChannel(context, row, channel)
    await refreshItems(context, caseId)
    const due = changed.rfeDueOn ? ` It is due ${showDate(changed.rfeDueOn)}.` : ''
    const text = `The answer to the notice will go ${channelWords(channel)}.${due}`
    await addEvent(db, caseId, { kind: 'deadline', text }, await authorOf(context))
    const told = ({ answerChannel, rfeDueOn }: CaseColumns) => ({ answerChannel, rfeDueOn })
    audit({ subject: `case:${caseId}`, before: told(row), after: told(changed), companyId: row.companyId })
    return shown(context, changed, systemWithin(db))
  },

  override: async (context, { caseId, id, on, reason }) => {
    const { db, refuse, audit } = context
    const row = await toEdit(context, caseId)
    if (on !== null && reason === '') refuse('REASON_MISSING')
    const before = await lockDeadline(db, caseId, id)
    const refused = on === null ? undefined : refusedDay(before, on)
    if (refused) throw badInput({ on: refused })
    const author = await authorOf(context)
    await setOverride(db, id, { on, reason: on === null ? '' : reason, byName: on === null ? '' : author.name })
    await refreshItems(context, caseId)
    const what = `${before.rule} ${before.title}`
    const own = on === null ? 'no own day any more.' : `own day ${showDate(on)}. Reason: ${reason}`
    const text = `${what}: ${own}`
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
    await refreshItems(context, caseId)
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
    const found = await agendaOf(db, (bind) => visibleCases(actor, bind), {
      from: first,
      until: last,
      sides: sidesOf(actor.roleId),
      family: actor.scope === 'person',
    })
    const { rows, until: told } = wholeDays(found, last, MOST_SHOWN)
    const edits = await mayChangeEvents(context)
    const further = await furtherOf({
      ...context,
      reader: actor,
      companyId: companyInScope(actor),
      from: first,
      until: told,
    })
    const items = [...rows.map((row) => ({ ...agendaItem(row), mayChange: edits(row) })), ...further.map(furtherItem)]
    return { items: items.sort((one, other) => one.on.localeCompare(other.on)), from: first, until: told }
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
    await asSystem('their calendar feed', () => saveFeed(db, actor.userId, hashToken(token), now))
    return { url: `${services.config.publicUrl}/api/calendar/${token}.ics` }
  },

  revokeFeed: async ({ db, actor, asSystem }) => {
    await asSystem('their calendar feed', () => dropFeed(db, actor.userId))
    return { ended: true }
  },

  calendar: async ({ services, now, today }, { token }) => {
    const system = services.database.read({ kind: 'system' })
    const reader = await readerOf(system, hashToken(token.replace(/\.ics$/, '')))
    if (!reader || !(await readsCases(services, reader))) throw notFound('calendar')
    const days = {
      from: addDays(today, -LOOK_BACK),
      until: addDays(today, FEED_DAYS),
      most: 2000,
      sides: sidesOf(reader.roleId),
      family: reader.scope === 'person',
    }
    const rows = await agendaOf(system, (bind: Bind) => visibleCases(reader as unknown as Actor, bind), days)
    const events = rows
      .filter(({ actionable, done }) => actionable && !done)
      .map((row) => {
        const { id, on, title, caseNumber, casePath } = agendaItem(row)
        // No names in a calendar that lies on other people's servers: the case number says enough.
        // What people wrote stays as they wrote it.
        const written = row.kind === 'event' ? (text: string) => text : withWrittenDates
        const details = row.kind === 'deadline' ? written(row.details) : ''
        return {
          ...{ id, on, details },
          title: caseNumber ? `${written(title)} (${caseNumber})` : written(title),
          ...(casePath && { url: `${services.config.publicUrl}${casePath}` }),
        }
      })
    const companyId = companyInScope(reader as unknown as Actor)
    const further = (await furtherOf({ db: system, services, reader, companyId, now, today, ...days })).map((date) => ({
      ...{ id: date.id, on: date.on, title: withWrittenDates(date.title), details: '' },
      url: `${services.config.publicUrl}${date.path}`,
    }))
    return {
      stream: Readable.from([icalendar('VisaCare', [...events, ...further], now)]),
      fileName: 'visacare.ics',
      contentType: 'text/calendar; charset=utf-8',
      inline: true,
    }
  },
})

/** The family sees what others put into the calendar of its cases, and changes only its own; nobody else does. */
const ownOfFamily = ({ scope, userId }: Actor, bind: Bind): string[] =>
  scope === 'person' ? [`k.created_by = ${bind(userId)}`] : [NOT_OF_A_FAMILY]

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
    throw new Refusal(
      403,
      'FORBIDDEN',
      `${row.mode === 'DIY' ? 'The owner of the case' : 'The law firm'} keeps the dates of this case.`,
    )
  return row
}

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
  casePath: row.caseId === null ? '' : casePath({ id: row.caseId, typeId }),
})

const furtherItem = ({ path, ...date }: FurtherDate): AgendaItem => ({
  ...{ ...date, kind: 'item', caseId: null, caseNumber: '', casePath: path, severity: 'regulatory' },
  ...{ actionable: true, done: false, details: '', mayChange: false },
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
