import { z } from 'zod'
import { command, query } from '#platform/operation/contract.ts'
import { Id, IdIfKnown, TypedDay } from '#platform/operation/fields.ts'
import { AwaitedFrom, ClientRow, Counts, HomeItem, OwnCase, Totals, WorkloadRow } from './records.ts'

export const dashboardOperations = {
  dashboard: query('cases.dashboard', {
    summary:
      'Everything that is open for me, by when; what ends soon, whom I wait for, and how many cases stand where.',
    path: 'GET /api/cases/dashboard',
    can: 'session',
    input: z.object({ companyId: IdIfKnown }),
    output: z.object({
      counts: Counts,
      /** What the reader has to do, by when; the first of them, and how many there are, up to 1,000. */
      items: z.array(HomeItem),
      itemCount: z.number(),
      /** What an assistant of an attorney sees and only the attorney may do. */
      held: z.array(HomeItem),
      /** Overdue, due within a week, awaited from others, and not moved for two weeks. */
      totals: Totals,
      /** Dates of the reader's cases: the first that have passed, and the first of the next thirty days; of a law firm the next sixty. `totals` counts them. */
      dates: z.array(HomeItem),
      /** Whose work or stay ends within sixty days. */
      endingSoon: z.array(HomeItem),
      /** Whose work or stay ends within twelve months: of companies alone. */
      authorized: z.array(HomeItem),
      /** What others have to do; empty for employees. */
      waiting: z.array(HomeItem),
      /** The same by who owes it, with everything counted; only for companies. */
      awaited: z.array(AwaitedFrom),
      /** What others have had to do for two weeks, to whom the law firm answers; the oldest first. */
      stuck: z.array(HomeItem),
      helpRequested: z.number(),
      /** Approvals that end within 180 days and whose renewal is not filed yet, counted up to 50; null for whoever sees all tenants. */
      ending: z.number().nullable(),
      /** How many employees and family members of a company must stop working or leave within 60 days; null for everybody else. */
      endsSoon: z.number().nullable(),
    }),
    names: { companyId: 'company' },
  }),
  workload: query('cases.workload', {
    summary:
      'Who of the law firm has how many open cases, what presses in them, and which clients they are of; without an attorney first.',
    path: 'GET /api/cases/workload',
    can: 'case:assign',
    input: z.object({ companyId: IdIfKnown, typeId: IdIfKnown }),
    output: z.object({ rows: z.array(WorkloadRow), clients: z.array(ClientRow) }),
    names: { companyId: 'company', typeId: 'shared: a case type' },
  }),
  cover: command('cases.cover', {
    summary: 'Says until when an attorney is out and who is told in their place; no day: they are back.',
    audit: 'Arranged cover for an attorney',
    path: 'POST /api/attorneys/:attorneyId/cover',
    can: 'case:assign',
    input: z.object({ attorneyId: Id, until: TypedDay.nullable(), coverId: IdIfKnown }),
    output: z.object({ id: z.number() }),
    refusals: {
      IN_THE_PAST: { status: 400, message: 'Enter the last day out, today or later.' },
      NO_COVER: { status: 400, message: 'Choose another attorney of the same firm as the cover.' },
      COVER_NOT_ASSIGNED: {
        status: 409,
        message:
          'The colleague who stands in has to work for the same companies. Assign the companies first, or choose another.',
      },
    },
    example: { attorneyId: 1, until: null },
    names: { attorneyId: 'user', coverId: 'user' },
  }),
  ownCases: query('cases.ownCases', {
    summary: 'The cases of the caller’s household: where each stands, who works on it, and until when work may go on.',
    path: 'GET /api/cases/own',
    can: 'session',
    input: z.object({}),
    output: z.object({
      cases: z.array(OwnCase),
      /** Whether the caller is the employee, not one of the family: only their job is the company's. */
      employed: z.boolean(),
    }),
  }),
}
