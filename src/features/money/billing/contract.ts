import { z } from 'zod'
import { query } from '#platform/operation/contract.ts'
import { Id } from '#platform/operation/fields.ts'

/** A filing still to come, with the government fees the company pays for it. */
export const ForecastItem = z.object({
  caseId: z.number(),
  path: z.string(),
  /** When it is expected to be filed; null: not known yet. */
  day: z.string().nullable(),
  /** What the day rests on: somebody's plan, how long such a case takes from its opening, or the law's last day. */
  dayFrom: z.enum(['plan', 'usual time', 'deadline']).nullable(),
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
