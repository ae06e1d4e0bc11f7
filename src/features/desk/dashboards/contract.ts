import { z } from 'zod'
import { OpenItem } from '#case-file/cases/open-items.ts'
import { query } from '#platform/operation/contract.ts'
import { IdIfKnown } from '#platform/operation/fields.ts'
import { Counts } from './records.ts'

export const dashboardOperations = {
  dashboard: query('cases.dashboard', {
    summary:
      'Everything that is open for me, by when; what ends soon, whom I wait for, and how many cases stand where.',
    path: 'GET /api/cases/dashboard',
    can: 'session',
    input: z.object({ companyId: IdIfKnown }),
    output: z.object({
      counts: Counts,
      /** What the reader has to do, by when; the first 20, and how many there are, up to 1,000. */
      items: z.array(OpenItem),
      itemCount: z.number(),
      /** Dates of the reader's cases: overdue, and the next thirty days. */
      dates: z.array(OpenItem),
      /** Whose work or stay ends within sixty days. */
      endingSoon: z.array(OpenItem),
      /** What others have to do; empty for employees. */
      waiting: z.array(OpenItem),
      helpRequested: z.number(),
      /** Approvals that end within 180 days and whose renewal is not filed yet, counted up to 50; null for whoever sees all tenants. */
      ending: z.number().nullable(),
    }),
    names: { companyId: 'company' },
  }),
}
