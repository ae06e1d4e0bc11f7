import { z } from 'zod'
import { command, query } from '#platform/operation/contract.ts'
import { Id, TypedDay, Version } from '#platform/operation/fields.ts'

const Day = TypedDay
const Days = z.array(Day).max(400)

const Said = z.object({
  text: z.string(),
  fromOn: z.string().nullable(),
  untilOn: z.string().nullable(),
  source: z.string(),
  whose: z.enum(['product', 'installation', 'firm']),
  byName: z.string(),
  at: z.string().nullable(),
})

export const Setting = Said.extend({
  name: z.string(),
  words: z.string(),
  kind: z.enum(['number', 'dollars', 'choice', 'season', 'dates', 'days', 'parties', 'bulletin']),
  choices: z.array(z.string()),
  confirmed: z.boolean(),
  /** Everything that was said about it, newest first. */
  history: z.array(Said),
})
const Settings = z.object({ items: z.array(Setting), mayEdit: z.boolean() })

const Calendar = z.object({
  companyId: z.number(),
  companyName: z.string(),
  weekdays: z.array(z.number()),
  openOn: z.array(z.string()),
  closedOn: z.array(z.string()),
  version: z.number(),
  updatedAt: z.string().nullable(),
  updatedByName: z.string(),
  mayEdit: z.boolean(),
})

/** What the deadline rules count with: values that are open or a choice, and the days a company is open. */
export const deadlineSettings = {
  settings: query('deadlines.settings', {
    summary:
      'The values of the deadline rules that may change or be chosen, as they hold today for the caller’s law firm.',
    path: 'GET /api/deadline-settings',
    can: 'deadlineSetting:read',
    input: z.object({}),
    output: Settings,
    example: {},
  }),
  saveSetting: command('deadlines.saveSetting', {
    summary:
      'Confirms or changes a value, for the caller’s law firm or, by the provider, for all; the dates of open cases follow.',
    audit: 'Confirmed or changed a value of the deadline rules',
    path: 'POST /api/deadline-settings',
    can: 'deadlineSetting:edit',
    input: z.object({
      name: z.string().max(60),
      text: z.string().trim().max(4000),
      fromOn: Day.nullish(),
      untilOn: Day.nullish(),
      source: z.string().trim().max(500).default(''),
      /** Whoever saves has looked at the source and answers for the value. */
      confirmed: z.boolean().default(false),
    }),
    output: Settings,
    refusals: {
      UNKNOWN: { status: 404, message: 'There is no such value.' },
      VALUE_WRONG: { status: 400, message: 'This is no such value.' },
      SOURCE_MISSING: { status: 400, message: 'Say where the value comes from.' },
      NOT_CONFIRMED: { status: 400, message: 'Confirm that you looked at the source and answer for the value.' },
      MONTH_MISSING: { status: 400, message: 'Say from when until when the bulletin holds: its month.' },
      DATES_REVERSED: { status: 400, message: 'The last day lies before the first.' },
    },
    example: { name: 'f1PostCompletionDays', text: '60', source: '8 CFR 214.2(f)(5)(iv)', confirmed: true },
  }),
  calendarOf: query('deadlines.calendarOf', {
    summary: 'The days a company is open, for the clocks that count the employer’s business days.',
    path: 'GET /api/companies/:companyId/business-days',
    can: 'company:read',
    input: z.object({ companyId: Id }),
    output: Calendar,
    example: { companyId: 1 },
    names: { companyId: 'company' },
  }),
  saveCalendar: command('deadlines.saveCalendar', {
    summary: 'Says on which days a company is open; the dates of its open cases follow.',
    audit: 'Changed the business days of a company',
    path: 'PUT /api/companies/:companyId/business-days',
    can: 'company:edit',
    input: z.object({
      companyId: Id,
      weekdays: z.array(z.number().int().min(0).max(6)).min(1, 'A company is open on at least one day.').max(7),
      openOn: Days.default([]),
      closedOn: Days.default([]),
      version: Version,
    }),
    output: Calendar,
    refusals: { BOTH: { status: 400, message: 'A day is either open or closed, not both.' } },
    example: { companyId: 1, weekdays: [1, 2, 3, 4, 5], closedOn: ['2026-12-24'] },
    names: { companyId: 'company' },
  }),
}
