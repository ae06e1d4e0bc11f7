import { z } from 'zod'
import { query } from '#platform/operation/contract.ts'

const Explanation = z.object({
  receiptNumber: z.string(),
  prefix: z.string(),
  office: z.string().optional(),
  filed: z.object({ fiscalYear: z.number(), workday: z.number() }).optional(),
  sequence: z.string(),
  parts: z.array(z.object({ text: z.string(), name: z.string(), meaning: z.string() })),
})

/** What the agency says about a case, in its own words. Dates are null where its text is not a date. */
export const CaseStatus = z.object({
  formType: z.string(),
  title: z.string(),
  description: z.string(),
  submittedOn: z.string().nullable(),
  modifiedOn: z.string().nullable(),
  history: z.array(z.object({ on: z.string().nullable(), title: z.string() })),
})

export const AgencyAnswer = z.object({
  state: z.enum(['answered', 'unknownNumber', 'unavailable', 'notConfigured', 'notAsked']),
  /** One sentence for the person who asked, whatever the state. */
  message: z.string(),
  /** It comes from the agency’s test system: no case is really so. */
  isTestData: z.boolean(),
  status: CaseStatus.nullable(),
})

export const uscis = {
  lookUp: query('uscis.lookUp', {
    summary: 'Checks and explains a USCIS receipt number, and asks USCIS for its status when that is set up.',
    path: 'GET /api/uscis/:receiptNumber',
    can: 'public',
    passive: true,
    input: z.object({ receiptNumber: z.string().trim().min(1, 'Field is required').max(40) }),
    output: z.object({
      /** What is wrong with the number; null when nothing is. */
      problem: z.string().nullable(),
      /** The number is well-formed and still deserves a second look. */
      warning: z.string().nullable(),
      explanation: Explanation.nullable(),
      agency: AgencyAnswer,
    }),
    refusals: { TOO_MANY: { status: 429, message: 'Too many look-ups from your address. Please wait ten minutes.' } },
    example: { receiptNumber: 'IOE0912345678' },
  }),
}

export type CaseStatus = z.output<typeof CaseStatus>
export type AgencyAnswer = z.output<typeof AgencyAnswer>
