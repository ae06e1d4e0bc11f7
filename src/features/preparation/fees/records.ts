import { z } from 'zod'

/** Fees as a case's own call and the estimate before opening answer them. */
export const Fees = z.object({
  lines: z.array(
    z.object({
      code: z.string(),
      form: z.string(),
      applicant: z.string().optional(),
      amountCents: z.number(),
      explanation: z.string(),
      payer: z.string(),
      why: z.string(),
      citation: z.string(),
    }),
  ),
  totalCents: z.number(),
  open: z.array(z.object({ code: z.string(), question: z.string() })),
  toConfirm: z.array(z.object({ code: z.string(), sentence: z.string() })),
  complete: z.boolean(),
  filingDate: z.string(),
})
export type Fees = z.output<typeof Fees>
