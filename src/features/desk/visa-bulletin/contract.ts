import { z } from 'zod'
import { command, query } from '#platform/operation/contract.ts'

const Month = z.string().regex(/^\d{4}-(?:0[1-9]|1[0-2])$/, 'is a month, like 2026-11')
const CellOfMonth = z.object({
  chart: z.enum(['FAD', 'DFF']),
  category: z.string(),
  country: z.string(),
  cell: z.string(),
  source: z.string(),
  doubt: z.string(),
})
const MonthShown = z.object({
  /** Every month that was entered, the newest first. */
  months: z.array(z.string()),
  month: z.string().nullable(),
  cells: z.array(CellOfMonth),
  may: z.object({ write: z.boolean() }),
})
export type MonthShown = z.output<typeof MonthShown>

export const Tracked = z.object({
  caseId: z.number(),
  number: z.string(),
  path: z.string(),
  personName: z.string(),
  companyName: z.string(),
  priorityDate: z.string(),
  category: z.string(),
  country: z.string(),
  months: z.array(z.object({ month: z.string(), final: z.string().nullable(), filing: z.string().nullable() })),
  finalSince: z.string().nullable(),
  filingSince: z.string().nullable(),
})
export type Tracked = z.output<typeof Tracked>

const CaseNamed = z.object({ caseId: z.number(), number: z.string(), path: z.string(), personName: z.string() })

/** The Visa Bulletin, month by month, and where priority dates stand in it. */
export const visaBulletin = {
  month: query('visaBulletin.month', {
    summary: 'A month of the Visa Bulletin, the newest unless another is asked for, with the doubts about its rows.',
    path: 'GET /api/visa-bulletin',
    can: 'session',
    input: z.object({ month: Month.optional() }),
    output: MonthShown,
  }),
  save: command('visaBulletin.save', {
    summary: 'Enters rows of the Visa Bulletin, typed or from a file; a row that is there already gets the new value.',
    audit: 'Entered rows of the Visa Bulletin',
    path: 'PUT /api/visa-bulletin',
    can: 'bulletin:write',
    input: z.object({
      rows: z.string().max(500_000),
      source: z.string().trim().min(1, 'Say where the rows come from.').max(300),
    }),
    output: z.object({ rows: z.number(), months: z.array(z.string()) }),
    refusals: { ROWS_UNREADABLE: { status: 400, message: 'A row is not understood.' } },
    example: { rows: '2026-10,FAD,EB2,India,2013-07-15', source: 'travel.state.gov' },
  }),
  tracked: query('visaBulletin.tracked', {
    summary: 'Priority dates of green card cases in sight, with what each month said and since when each is current.',
    path: 'GET /api/visa-bulletin/priority-dates',
    can: 'session',
    input: z.object({}),
    output: z.object({
      items: z.array(Tracked),
      /** Cases whose preference class or country of birth is not known. */
      unknown: z.array(CaseNamed),
      /** Green card cases whose priority date is not entered, although they may well have one. */
      undated: z.array(CaseNamed),
      newest: z.string().nullable(),
    }),
  }),
}
