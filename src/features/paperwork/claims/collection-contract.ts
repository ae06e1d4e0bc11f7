import { z } from 'zod'
import { command, query } from '#platform/operation/contract.ts'
import { daysAsTyped, Id } from '#platform/operation/fields.ts'
import {
  Collection,
  Debtor,
  DemandInput,
  Installment,
  Invoice,
  PaymentInput,
  Rate,
  Terms,
} from './collection-records.ts'
import { MOST_INSTALLMENTS } from './installments.ts'

const NOT_A_COLLECTION = { status: 409, message: 'This case is no collection.' } as const
const CLOSED = { status: 409, message: 'The matter is closed: its figures stay as they are.' } as const
const STALE = {
  status: 409,
  message: 'Someone changed this matter in the meantime. Look at it again before you save.',
} as const
const every = { NOT_A_COLLECTION, CLOSED } as const
const Version = z.number().int().min(0)
const names = { id: 'case' } as const

/** What a client's customer owes, and what came of asking for it. */
export const collectionOperations = {
  ofCase: query('collections.ofCase', {
    summary: 'The matter of a collection: debtor, invoices, interest as of today, payments, installments, demands.',
    path: 'GET /api/cases/:id/collection',
    can: 'session',
    lookIn: true,
    input: z.object({ id: Id }),
    output: Collection,
    refusals: { NOT_A_COLLECTION },
    example: { id: 1 },
    names,
  }),
  save: command('collections.save', {
    summary: 'Says who owes and by which contract, with the rates of interest and where each stands.',
    audit: 'Changed debtor, contract or interest of a collection',
    path: 'PUT /api/cases/:id/collection',
    can: 'session',
    input: z
      .object({ id: Id, version: Version, debtor: Debtor, terms: Terms, rates: z.array(Rate).max(20) })
      .check(daysAsTyped),
    output: Collection,
    refusals: {
      ...every,
      STALE,
      ATTORNEY_CONFIRMS: { status: 403, message: 'An attorney confirms the rate and the day the claim is barred.' },
    },
    example: {
      ...{ id: 1, version: 0, rates: [] },
      debtor: { name: 'Harbor Retail Inc.', contact: '', address: '', email: '', phone: '' },
      terms: { contract: '', governingLaw: '', payDays: 10, limitationOn: null, limitationRule: '' },
    },
    names,
  }),
  saveInvoice: command('collections.saveInvoice', {
    summary: 'Adds an invoice, or changes the one that had a number.',
    audit: 'Saved an invoice of a collection',
    path: 'PUT /api/cases/:id/collection/invoices',
    can: 'session',
    input: z.object({ id: Id, was: z.string().max(60).optional(), invoice: Invoice }).check(daysAsTyped),
    output: Collection,
    refusals: {
      ...every,
      NUMBER_TAKEN: { status: 409, message: 'There is an invoice with this number already.' },
      DUE_BEFORE_ISSUED: { status: 400, message: 'An invoice is due on its date or later.' },
      PAID_TOO_MUCH: { status: 400, message: 'No more can be paid than the invoice asks for.' },
      LESS_THAN_RECEIVED: {
        status: 409,
        message: 'More has come in than would be owed then. Take the payment back first.',
      },
    },
    example: {
      id: 1,
      invoice: { number: 'NW-1', issuedOn: '2026-08-01', dueOn: '2026-08-31', amountCents: 100_000, paidCents: 0 },
    },
    names,
  }),
  removeInvoice: command('collections.removeInvoice', {
    summary: 'Takes an invoice out of the matter.',
    audit: 'Removed an invoice of a collection',
    path: 'POST /api/cases/:id/collection/invoices/remove',
    can: 'session',
    input: z.object({ id: Id, number: z.string().max(60) }),
    output: Collection,
    refusals: {
      ...every,
      LESS_THAN_RECEIVED: {
        status: 409,
        message: 'More has come in than would be owed then. Take the payment back first.',
      },
    },
    example: { id: 1, number: 'NW-1' },
    names,
  }),
  pay: command('collections.pay', {
    summary: 'Records a payment of the debtor; one that is larger than what is owed is refused.',
    audit: 'Recorded a payment in a collection',
    path: 'POST /api/cases/:id/collection/payments',
    can: 'session',
    input: PaymentInput.extend({ id: Id }).check(daysAsTyped),
    output: Collection,
    refusals: {
      ...every,
      NOT_YET: { status: 400, message: 'A payment is recorded once it has come in.' },
      TOO_MUCH: { status: 409, message: 'The payment is larger than what is outstanding.' },
      INTEREST_TOO_MUCH: { status: 409, message: 'So much interest has not come together.' },
    },
    example: { id: 1, on: '2026-11-01', amountCents: 50_000, interestCents: 0, how: 'Check', reference: '1042' },
    names,
    idempotent: true,
  }),
  takeBack: command('collections.takeBack', {
    summary: 'Takes a payment back that did not come in, with the reason; it stays in sight.',
    audit: 'Took back a payment in a collection',
    path: 'POST /api/cases/:id/collection/payments/take-back',
    can: 'session',
    input: z.object({
      id: Id,
      position: z.number().int().positive(),
      reason: z.string().trim().min(1, 'Say why, like “The check bounced”.').max(500),
    }),
    output: Collection,
    refusals: { ...every, NO_PAYMENT: { status: 404, message: 'There is no such payment any more.' } },
    example: { id: 1, position: 1, reason: 'The check bounced.' },
    names,
  }),
  plan: command('collections.plan', {
    summary: 'Agrees installments that add up to a total; none takes the plan away.',
    audit: 'Changed the installments of a collection',
    path: 'PUT /api/cases/:id/collection/installments',
    can: 'session',
    input: z
      .object({
        id: Id,
        totalCents: z.number().int().min(0).max(1_000_000_000),
        installments: z.array(Installment).max(MOST_INSTALLMENTS),
      })
      .check(daysAsTyped),
    output: Collection,
    refusals: { ...every, PLAN_REFUSED: { status: 400, message: 'This plan does not add up.' } },
    example: { id: 1, totalCents: 0, installments: [] },
    names,
  }),
  demand: command('collections.demand', {
    summary: 'Records that the demand went out; an approved matter then waits for the debtor.',
    audit: 'Recorded that a demand for payment was sent',
    path: 'POST /api/cases/:id/collection/demands',
    can: 'session',
    input: DemandInput.extend({ id: Id }).check(daysAsTyped),
    output: Collection,
    refusals: {
      ...every,
      NOTHING_OWED: { status: 409, message: 'Nothing is outstanding, so there is nothing to demand.' },
      PLAN_KEPT: {
        status: 409,
        message: 'The debtor keeps to the plan of installments. Nothing beyond it is demanded.',
      },
      NOT_YET: { status: 400, message: 'Record the demand once it has gone out.' },
      NO_DEBTOR: { status: 409, message: 'Enter the name and address of the debtor first.' },
      NOT_APPROVED: { status: 409, message: 'The attorney approves the demand before it goes out.' },
    },
    example: { id: 1, on: '2026-11-01', way: 'Certified mail', to: 'Harbor Retail Inc.', tracking: '' },
    names,
    idempotent: true,
  }),
  statement: query('collections.statement', {
    summary: 'The account of the debtor as of today as a PDF.',
    path: 'GET /api/cases/:id/collection/statement',
    can: 'session',
    input: z.object({ id: Id, inline: z.stringbool().optional() }),
    output: z.unknown(),
    refusals: { NOT_A_COLLECTION },
    download: true,
    example: { id: 1 },
    names,
  }),
}
