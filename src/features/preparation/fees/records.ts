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

const Payer = z.enum(['employer', 'individual'])

export const FeeLine = z.object({
  key: z.string(),
  code: z.string(),
  form: z.string(),
  applicant: z.string().optional(),
  amountCents: z.number(),
  explanation: z.string(),
  amountCitation: z.string(),
  confirmed: z.boolean(),
  payer: Payer,
  whoMayPay: z.string(),
  why: z.string(),
  citation: z.string(),
  payerRefused: z.string().optional(),
})

/** Where something is put right, and what is done there. */
const Jump = z.object({ to: z.string(), label: z.string() })

export const CaseFees = z.object({
  lines: z.array(FeeLine),
  totalCents: z.number(),
  employerCents: z.number(),
  individualCents: z.number(),
  payments: z.array(z.object({ form: z.string(), applicant: z.string().optional(), totalCents: z.number() })),
  notDue: z.array(z.object({ code: z.string(), why: z.string() })),
  /** What is still needed to work them out, each question once, and where it is answered. */
  open: z.array(z.object({ code: z.string(), question: z.string(), jump: Jump.nullable() })),
  toConfirm: z.array(z.object({ code: z.string(), sentence: z.string() })),
  /** What is paid to the Department of State, never with this filing. */
  abroad: z.array(
    z.object({
      what: z.string(),
      cents: z.number(),
      per: z.enum(['person', 'case']),
      source: z.string(),
      confirmed: z.boolean(),
    }),
  ),
  complete: z.boolean(),
  filingDate: z.string(),
  paymentMethod: z.enum(['Card', 'ACH']).nullable(),
  approval: z
    .object({ byName: z.string(), at: z.string(), cents: z.number(), /** Still what is due. */ holds: z.boolean() })
    .nullable(),
  mayEdit: z.boolean(),
  mayApprove: z.boolean(),
})
export type CaseFees = z.output<typeof CaseFees>
