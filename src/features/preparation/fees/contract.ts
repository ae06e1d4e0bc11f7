import { z } from 'zod'
import { command, query } from '#platform/operation/contract.ts'
import { Id } from '#platform/operation/fields.ts'
import { CaseFees } from './records.ts'

const ofCase = { example: { id: 1 }, names: { id: 'case' } } as const
const Payer = z.enum(['employer', 'individual'])

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
