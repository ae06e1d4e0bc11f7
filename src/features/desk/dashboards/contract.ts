import { z } from 'zod'
import { CaseRow } from '#case-file/cases/records.ts'
import { query } from '#platform/operation/contract.ts'
import { IdIfKnown } from '#platform/operation/fields.ts'
import { Counts, TaskOfCase } from './records.ts'

export const dashboardOperations = {
  dashboard: query('cases.dashboard', {
    summary: 'What needs me today, what is due next, my open tasks, and how many cases stand where.',
    path: 'GET /api/cases/dashboard',
    can: 'session',
    input: z.object({ companyId: IdIfKnown }),
    output: z.object({
      counts: Counts,
      needsMe: z.array(CaseRow),
      deadlines: z.array(CaseRow),
      tasks: z.array(TaskOfCase),
      helpRequested: z.number(),
      /** Approvals that end within 180 days and that no case renews yet, counted up to 50; null for whoever sees all tenants. */
      ending: z.number().nullable(),
    }),
    names: { companyId: 'company' },
  }),
}
