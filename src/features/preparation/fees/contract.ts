import { z } from 'zod'
import { command, query } from '#platform/operation/contract.ts'
import { Id } from '#platform/operation/fields.ts'

const Payer = z.enum(['employer', 'individual'])

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

const ofCase = { example: { id: 1 }, names: { id: 'case' } } as const

/** What a filing costs, who pays, and who agreed to it. */
export const feeOperations = {
  fees: query('filings.fees', {
    summary: 'The fees of a case with payer, explanation and citation of each line, totals, payments and approval.',
    path: 'GET /api/cases/:id/filing-fees',
    can: 'session',
    input: z.object({ id: Id }),
    output: CaseFees,
    ...ofCase,
  }),
  setPayers: command('filings.setPayers', {
    summary: 'Says who pays which fee and by which method; an approval of something else ends.',
    audit: 'Set who pays the fees of a case',
    path: 'PUT /api/cases/:id/filing-fees',
    can: 'session',
    input: z.object({
      id: Id,
      payers: z.record(z.string().max(300), Payer).optional(),
      paymentMethod: z.enum(['Card', 'ACH']).nullable().optional(),
    }),
    output: CaseFees,
    refusals: {
      PAYER_NOT_ALLOWED: { status: 409, message: 'The law does not allow this payer.' },
      LINE_UNKNOWN: { status: 400, message: 'The case has no such fee.' },
    },
    example: { id: 1, paymentMethod: 'Card' },
    names: { id: 'case' },
  }),
  approveFees: command('filings.approveFees', {
    summary: 'Approves the fees as they are due now; what a person must confirm is confirmed with it.',
    audit: 'Approved the fees of a case',
    path: 'POST /api/cases/:id/filing-fees/approval',
    can: 'session',
    input: z.object({ id: Id, totalCents: z.number().int().nonnegative(), confirmed: z.boolean().default(false) }),
    output: CaseFees,
    refusals: {
      NOT_YOURS: { status: 403, message: 'The attorney, the firm or the employer approves the fees.' },
      FEES_OPEN: { status: 409, message: 'Something is still needed to work out the fees.' },
      FEES_CHANGED: { status: 409, message: 'The fees have changed. Look at them again.' },
      CONFIRM_FIRST: { status: 409, message: 'Some amounts must be confirmed first.' },
      PAYER_NOT_ALLOWED: { status: 409, message: 'The law does not allow one of the payers.' },
      METHOD_MISSING: { status: 409, message: 'Choose how the fees are paid: card or bank account.' },
    },
    example: { id: 1, totalCents: 0 },
    names: { id: 'case' },
  }),
}
