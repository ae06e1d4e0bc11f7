import { z } from 'zod'

const Payer = z.enum(['employer', 'individual'])
export const InvoiceLine = z.object({
  words: z.string(),
  /** 'unused': paid for before and not used, after a change of plan; taken off like a discount, and no discount. */
  kind: z.enum(['service', 'government', 'discount', 'unused']),
  payer: Payer,
  amountCents: z.number(),
})
export type InvoiceLine = z.output<typeof InvoiceLine>

export const InvoiceRow = z.object({
  id: z.number(),
  companyId: z.number(),
  companyName: z.string(),
  number: z.string(),
  issuedOn: z.string(),
  title: z.string(),
  state: z.enum(['open', 'paid', 'void']),
  serviceCents: z.number(),
  governmentCents: z.number(),
  discountCents: z.number(),
  totalCents: z.number(),
  refundedCents: z.number(),
  /** Of what was paid, what came from the company's credit rather than from its card. */
  creditCents: z.number(),
  /** What became of the last attempt to have it paid. */
  payment: z.enum(['none', 'asked', 'succeeded', 'failed', 'needs authentication']),
  failure: z.string(),
  paidWith: z.string(),
})
export type InvoiceRow = z.output<typeof InvoiceRow>

export const RefundRow = z.object({
  id: z.number(),
  askedOn: z.string(),
  amountCents: z.number(),
  reason: z.string(),
  state: z.enum(['asked', 'done', 'failed']),
})
export type RefundRow = z.output<typeof RefundRow>
