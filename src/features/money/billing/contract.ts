import { z } from 'zod'
import { query } from '#platform/operation/contract.ts'
import { Id } from '#platform/operation/fields.ts'

/** A filing still to come, with the government fees the company pays for it. */
export const ForecastItem = z.object({
  caseId: z.number(),
  path: z.string(),
  day: z.string(),
  /** The day is one somebody planned; otherwise it may be any day from today on. */
  planned: z.boolean(),
  personName: z.string(),
  what: z.string(),
  state: z.enum(['approved', 'waiting', 'expected']),
  approvedOn: z.string().nullable(),
  cents: z.number(),
  /** What is still needed to work the fees out; empty: they are complete. */
  open: z.number(),
})
export type ForecastItem = z.output<typeof ForecastItem>

export const billing = {
  forecast: query('billing.forecast', {
    summary:
      'The government fees that a company will pay for its open cases, by the fees that hold on each filing day.',
    path: 'GET /api/companies/:companyId/forecast',
    can: 'billing:read',
    input: z.object({ companyId: Id }),
    output: z.object({
      items: z.array(ForecastItem),
      /** There are more open cases than were looked at. */
      more: z.boolean(),
    }),
    example: { companyId: 1 },
    names: { companyId: 'company' },
  }),
}
