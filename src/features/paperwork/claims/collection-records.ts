import { z } from 'zod'
import { hows, ways } from './choices.ts'

const Day = z.iso.date()
/** Up to ten million dollars. */
const Cents = z.number().int().min(0).max(1_000_000_000)
const text = (most: number) => z.string().trim().max(most)

export const Debtor = z.object({
  name: text(200),
  contact: text(200),
  address: text(500),
  email: z.union([z.literal(''), z.email('Enter an e-mail address, like accounts@company.com.').max(254)]),
  phone: text(40),
})
export type Debtor = z.output<typeof Debtor>

/** The contract behind the invoices, as far as it matters here. */
export const Terms = z.object({
  contract: text(300),
  governingLaw: text(120),
  /** Days the debtor is given; ten calendar days unless another is agreed (case-types.md §16). */
  payDays: z.number().int().min(1).max(120),
  /** The day the claim is barred: state law sets it, so the attorney enters it with the rule that says so. */
  limitationOn: Day.nullable(),
  limitationRule: text(300),
})
export type Terms = z.output<typeof Terms>

/** A rate from a day on, with where it stands; nobody's guess counts until the attorney has confirmed it. */
export const Rate = z.object({
  from: Day,
  basisPoints: z.number().int().min(1, 'Enter the rate a year, like 12.').max(9_999),
  source: text(300).min(1, 'Say where the rate stands, like “MSA section 7.2”.'),
  confirmed: z.boolean(),
})
export type Rate = z.output<typeof Rate>

export const Invoice = z.object({
  number: text(60).min(1, 'Enter the number of the invoice.'),
  issuedOn: Day,
  dueOn: Day,
  amountCents: Cents.min(1, 'Enter the amount of the invoice.'),
  /** Before the matter was opened; what comes in later is a payment. */
  paidCents: Cents,
})
export type Invoice = z.output<typeof Invoice>

export const PaymentInput = z.object({
  on: Day,
  amountCents: Cents.min(1, 'Enter the amount that came in.'),
  /** How much of it is interest. */
  interestCents: Cents,
  how: z.enum(hows),
  reference: text(120),
})
export const Payment = PaymentInput.extend({
  position: z.number(),
  byName: z.string(),
  takenBack: z.string().nullable(),
})
export type Payment = z.output<typeof Payment>

export const Installment = z.object({ dueOn: Day, amountCents: Cents.min(1, 'Each installment is more than nothing.') })
export type Installment = z.output<typeof Installment>

export const DemandInput = z.object({
  on: Day,
  way: z.enum(ways),
  to: text(300).min(1, 'Say to whom the demand went.'),
  tracking: text(100),
})
export const Demand = DemandInput.extend({
  amountCents: z.number(),
  payBy: z.string(),
  byName: z.string(),
})
export type Demand = z.output<typeof Demand>

const SummedInvoice = Invoice.extend({ unpaidCents: z.number(), interestCents: z.number(), daysLate: z.number() })

export const Collection = z.object({
  id: z.number(),
  version: z.number(),
  debtor: Debtor,
  terms: Terms,
  rates: z.array(Rate),
  invoices: z.array(SummedInvoice),
  payments: z.array(Payment),
  installments: z.array(Installment.extend({ paidCents: z.number(), state: z.enum(['paid', 'open', 'missed']) })),
  demands: z.array(Demand),
  sums: z.object({
    outstandingCents: z.number(),
    interestCents: z.number(),
    interestOpenCents: z.number(),
    receivedCents: z.number(),
    /** What a demand of today asks for: interest only at a rate that the attorney confirmed. */
    demandCents: z.number(),
    /** The debtor keeps to the plan of installments: then nothing beyond it is demanded. */
    planKept: z.boolean(),
    asOf: z.string(),
  }),
  stage: z.string(),
  next: z.array(z.object({ id: z.string(), name: z.string(), needsReason: z.boolean() })),
  may: z.object({ enter: z.boolean(), demand: z.boolean(), confirm: z.boolean() }),
})
export type Collection = z.output<typeof Collection>
