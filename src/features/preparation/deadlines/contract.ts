import { z } from 'zod'
import { alias } from '#platform/operation/alias.ts'
import { command, query } from '#platform/operation/contract.ts'
import { Id, IdIfKnown, TypedDay } from '#platform/operation/fields.ts'
import { AgendaItem, CalendarEvent, CaseDeadline, CaseDeadlines, MissedDeadline } from './records.ts'

const Title = z.string().trim().min(1).max(200)
const Details = z.string().trim().max(2000)
/** The specification's names for what stands in the calendar, whichever call answers it. */
const eventNames = {
  eventName: 'title',
  eventDescription: 'details',
  eventDate: 'on',
  companyAutoId: 'companyId',
}
/** The answer names the event as `update` asks for it; the agenda's own ids are of several kinds of entries. */
const withEventId = (event: Readonly<Record<string, unknown>>) => ({ ...event, eventId: event.id })
const agendaInTheirWords = ({ items, ...days }: { items: { id: string; kind: string }[] }) => ({
  ...days,
  items: items.map((item) => (item.kind === 'event' ? { ...item, eventId: Number(item.id.slice(1)) } : item)),
})

/** Dates of cases and what people add to them: agenda, reminders, calendar. */
export const deadlines = {
  ofCase: query('deadlines.ofCase', {
    summary: 'The dates of a case, each with its rule, citation and arithmetic, and the checks of dates.',
    path: 'GET /api/cases/:caseId/deadlines',
    can: 'session',
    input: z.object({ caseId: Id }),
    output: CaseDeadlines,
    example: { caseId: 1 },
    names: { caseId: 'case' },
  }),
  whatIf: query('deadlines.whatIf', {
    summary:
      'The dates of a case if it were filed on a day, and what would be too early or too late; nothing is changed.',
    path: 'GET /api/cases/:caseId/deadlines/what-if',
    can: 'session',
    input: z.object({ caseId: Id, filedOn: TypedDay }),
    output: z.object({
      items: z.array(CaseDeadline),
      missed: z.array(MissedDeadline),
      /** Whether any end is known that a day of filing could miss; else nothing is said about the day. */
      judged: z.boolean(),
    }),
    example: { caseId: 1, filedOn: '2026-12-01' },
    names: { caseId: 'case' },
  }),
  ofNotice: query('deadlines.ofNotice', {
    summary: 'Until when a request or notice of a day would have to be answered, by the rule; nothing is changed.',
    path: 'GET /api/cases/:caseId/deadlines/notice',
    can: 'session',
    input: z.object({
      caseId: Id,
      notice: z.enum(['rfe', 'noid']),
      noticeOn: TypedDay,
      /** How the answer will leave; unknown, the day is not moved. */
      answerChannel: z.enum(['paper', 'online']).optional(),
    }),
    output: z.object({ due: CaseDeadline.nullable() }),
    example: { caseId: 1, notice: 'rfe', noticeOn: '2026-12-01' },
    names: { caseId: 'case' },
  }),
  answerChannel: command('deadlines.answerChannel', {
    summary: 'Says how the answer to the open notice will leave; the day it is due follows.',
    audit: 'Changed how the answer to a notice will leave',
    path: 'PUT /api/cases/:caseId/answer-channel',
    can: 'session',
    input: z.object({ caseId: Id, channel: z.enum(['paper', 'online']).nullable() }),
    output: CaseDeadlines,
    refusals: { NO_NOTICE: { status: 409, message: 'No notice is open in this case.' } },
    example: { caseId: 1, channel: 'online' },
    names: { caseId: 'case' },
  }),
  override: command('deadlines.override', {
    summary: 'Sets an own day beside a date, with a reason, never past the legal one; without a day there is none.',
    audit: 'Set an own day beside a deadline, or took it away',
    path: 'PUT /api/cases/:caseId/deadlines/:id',
    can: 'session',
    input: z.object({ caseId: Id, id: Id, on: TypedDay.nullable(), reason: z.string().trim().max(1000).default('') }),
    output: CaseDeadlines,
    refusals: { REASON_MISSING: { status: 400, message: 'Say why another day is wanted.' } },
    example: { caseId: 1, id: 1, on: '2026-12-01', reason: 'The client travels.' },
    names: { caseId: 'case', id: 'deadline' },
  }),
  done: command('deadlines.done', {
    summary: 'Ticks a date off, or takes that back.',
    audit: 'Completed or reopened a deadline',
    path: 'POST /api/cases/:caseId/deadlines/:id/done',
    can: 'session',
    input: z.object({ caseId: Id, id: Id, done: z.boolean() }),
    output: CaseDeadlines,
    example: { caseId: 1, id: 1, done: true },
    names: { caseId: 'case', id: 'deadline' },
  }),
  agenda: query('deadlines.agenda', {
    summary: 'Dates and events between two days that the caller may see, soonest first.',
    path: 'GET /api/deadlines',
    aliases: [alias('loginapi', 'GET api/geteventdetails', { names: eventNames, answer: agendaInTheirWords })],
    can: 'session',
    input: z.object({ from: TypedDay.optional(), until: TypedDay.optional() }),
    /** `until` is earlier than asked where there is more than is shown: up to that day it is all. */
    output: z.object({ items: z.array(AgendaItem), from: z.string(), until: z.string() }),
    example: {},
  }),
  addEvent: command('deadlines.addEvent', {
    summary: 'Puts an event into the calendar of a case or of a company.',
    audit: 'Added an event to the calendar',
    path: 'POST /api/calendar-events',
    administers: true,
    aliases: [alias('loginapi', 'POST api/eventdetails', { names: eventNames, answer: withEventId })],
    can: 'session',
    input: z.object({
      caseId: IdIfKnown,
      /** As people say it: 26-00417. */
      caseNumber: z.string().trim().max(20).optional(),
      companyId: IdIfKnown,
      title: Title,
      details: Details.default(''),
      on: TypedDay,
    }),
    output: CalendarEvent,
    refusals: {
      WHOSE: { status: 400, message: 'Say for which case or company it is.' },
      NUMBER_UNKNOWN: { status: 404, message: 'There is no case with this number, or you may not see it.' },
    },
    example: { title: 'Call the client', on: '2026-12-01', companyId: 1 },
    names: { caseId: 'case', companyId: 'company' },
    idempotent: true,
  }),
  updateEvent: command('deadlines.updateEvent', {
    summary: 'Changes an event of the calendar, or ticks it off.',
    audit: 'Changed an event in the calendar',
    path: 'PUT /api/calendar-events/:eventId',
    aliases: [alias('caseflowApi', 'PUT eventFlowInitiation/update', { names: eventNames, answer: withEventId })],
    can: 'session',
    input: z.object({
      eventId: Id,
      title: Title.optional(),
      details: Details.optional(),
      on: TypedDay.optional(),
      done: z.boolean().optional(),
    }),
    output: CalendarEvent,
    example: { eventId: 1, done: true },
    names: { eventId: 'event' },
  }),
  feed: query('deadlines.feed', {
    summary: 'Whether the caller’s private iCalendar feed is on.',
    path: 'GET /api/calendar-feed',
    can: 'session',
    input: z.object({}),
    output: z.object({ since: z.string().nullable() }),
    example: {},
  }),
  makeFeed: command('deadlines.makeFeed', {
    summary: 'Creates the link of the caller’s private iCalendar feed; an older link ends. It is shown this once.',
    audit: 'Created their private calendar link',
    path: 'POST /api/calendar-feed',
    can: 'session',
    input: z.object({}),
    output: z.object({ url: z.string() }),
    example: {},
  }),
  revokeFeed: command('deadlines.revokeFeed', {
    summary: 'Ends the caller’s iCalendar feed.',
    audit: 'Ended their private calendar link',
    path: 'DELETE /api/calendar-feed',
    can: 'session',
    input: z.object({}),
    output: z.object({ ended: z.boolean() }),
    example: {},
  }),
  calendar: query('deadlines.calendar', {
    summary: 'A private iCalendar feed; its secret address is the key.',
    path: 'GET /api/calendar/:token',
    can: 'public',
    link: true,
    input: z.object({ token: z.string().regex(/^[\w-]{43}(\.ics)?$/, 'is not a calendar') }),
    output: z.unknown(),
    download: true,
    refusals: { TOO_MANY: { status: 429, message: 'Too many attempts. Please wait 15 minutes.' } },
    example: { token: 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' },
  }),
}
