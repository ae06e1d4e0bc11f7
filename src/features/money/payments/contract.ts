import { z } from 'zod'
import { Email } from '#identity/users/rules.ts'
import { alias } from '#platform/operation/alias.ts'
import { command, query } from '#platform/operation/contract.ts'
import { Id } from '#platform/operation/fields.ts'

export const MethodShown = z.object({
  kind: z.enum(['card', 'bank account']),
  brand: z.string(),
  last4: z.string(),
  expires: z.string(),
})
export const Account = z.object({
  companyId: z.number(),
  companyName: z.string(),
  /** No money moves: the provider is the product's own stand-in. */
  sandbox: z.boolean(),
  method: MethodShown.nullable(),
  billsTo: z.string(),
  poNumber: z.string(),
  /** The year of its first invoice; without one, this year. */
  firstYear: z.number(),
})
const Reference = z.string().trim().min(8).max(120)
const SetupShown = z.object({ state: z.enum(['open', 'done', 'failed']), failure: z.string() })
const ofCompany = { example: { companyId: 1 }, names: { companyId: 'company' } } as const
const ofInvoice = { names: { id: 'invoice' } } as const
const AWAY = {
  status: 503,
  message: 'The payment provider cannot be reached now. Nothing was charged. Please try again.',
} as const
const NO_METHOD = { status: 409, message: 'Please add a payment method first.' } as const
const shared = { can: 'billing:pay' } as const

/** How a company pays. Of a card only its brand, last four digits and expiry are ever known here. */
export const payments = {
  account: query('payments.account', {
    summary: 'The payment method of a company and where its bills go.',
    path: 'GET /api/companies/:companyId/payment-method',
    can: 'billing:read',
    input: z.object({ companyId: Id }),
    output: Account,
    ...ofCompany,
  }),
  provider: query('payments.provider', {
    summary: 'Whether payments go to the provider or to the product’s own stand-in, where no money moves.',
    path: 'GET /api/payments/provider',
    can: 'billing:read',
    input: z.object({}),
    output: z.object({ sandbox: z.boolean() }),
  }),
  begin: command('payments.begin', {
    summary: 'Begins to add or change the payment method: answers the page of the provider on which it is typed.',
    audit: 'Began to change the payment method of a company',
    path: 'POST /api/companies/:companyId/payment-method',
    ...shared,
    confirm: true,
    ownTransactions: true,
    input: z.object({ companyId: Id }),
    output: z.object({ reference: z.string(), url: z.string() }),
    refusals: { AWAY },
    ...ofCompany,
  }),
  createAccount: command('payments.createAccount', {
    summary: 'Makes the company of a user known to the payment provider, once.',
    audit: 'Made a company known to the payment provider',
    path: 'POST /api/payment-customers',
    personOnly: true,
    aliases: [
      alias('formtypesApi', 'POST formtypes/createStripeAccountByVmCompanyProfileUserName', {
        names: { companyAutoId: 'companyId' },
      }),
    ],
    ...shared,
    ownTransactions: true,
    input: z.object({ userName: z.string().trim().min(1, 'Field is required').max(254) }),
    output: z.object({ companyId: z.number(), customer: z.string() }),
    refusals: { AWAY },
    example: { userName: 'employer@visacare.demo' },
  }),
  returned: command('payments.returned', {
    summary: 'What became of a visit to the page of the provider, by its reference.',
    audit: 'Returned from the page of the payment provider',
    path: 'POST /api/payments/returned',
    can: 'public',
    link: true,
    ownTransactions: true,
    input: z.object({ reference: Reference }),
    output: SetupShown,
    refusals: { AWAY },
    example: { reference: 'cs_unknown' },
  }),
  sandboxCard: command('payments.sandboxCard', {
    summary: 'On the page of the sandbox: uses one of its test cards. There is no such call with a real provider.',
    audit: 'Used a test card of the sandbox',
    path: 'POST /api/payments/sandbox-card',
    personOnly: true,
    ...shared,
    ownTransactions: true,
    input: z.object({ reference: Reference, token: z.string().max(40), confirmed: z.boolean().default(false) }),
    output: z.object({ state: z.enum(['done', 'authenticate', 'failed']) }),
    example: { reference: 'cs_unknown', token: 'tok_visa' },
  }),
  remove: command('payments.remove', {
    summary: 'Takes the payment method of a company away; new employees and cases wait until there is another.',
    audit: 'Removed the payment method of a company',
    path: 'POST /api/companies/:companyId/payment-method/remove',
    ...shared,
    confirm: true,
    input: z.object({ companyId: Id }),
    output: Account,
    refusals: {
      NOT_YOURS: { status: 403, message: 'Only the company or an administrator removes its payment method.' },
    },
    ...ofCompany,
  }),
  setBilling: command('payments.setBilling', {
    summary: 'Says where the bills of a company go and which PO number stands on them.',
    audit: 'Changed where the bills of a company go',
    path: 'PUT /api/companies/:companyId/billing',
    personOnly: true,
    ...shared,
    input: z.object({
      companyId: Id,
      billsTo: z.union([z.literal(''), Email]).default(''),
      poNumber: z.string().trim().max(60).default(''),
    }),
    output: Account,
    refusals: { NO_METHOD },
    example: { companyId: 1, billsTo: 'accounts@northwind.example' },
    names: ofCompany.names,
  }),
  portal: command('payments.portal', {
    summary: 'A link to what the payment provider keeps of a company.',
    audit: 'Opened the pages of the payment provider',
    path: 'POST /api/companies/:companyId/payment-portal',
    ...shared,
    confirm: true,
    ownTransactions: true,
    input: z.object({ companyId: Id }),
    output: z.object({ url: z.string() }),
    refusals: { AWAY, NO_METHOD },
    ...ofCompany,
  }),
  pay: command('payments.pay', {
    summary: 'Asks for the payment of an open invoice again, with the payment method the company has now.',
    audit: 'Paid an invoice',
    path: 'POST /api/invoices/:id/pay',
    ...shared,
    lookIn: true,
    idempotent: true,
    input: z.object({ id: Id }),
    output: z.object({ id: z.number(), payment: z.string() }),
    refusals: {
      NO_METHOD,
      NOT_OPEN: { status: 409, message: 'This invoice is not open any more.' },
      UNDER_WAY: { status: 409, message: 'This invoice is being paid right now.' },
    },
    example: { id: 1 },
    ...ofInvoice,
  }),
  confirmPayment: command('payments.confirmPayment', {
    summary: 'A page of the provider on which the card holder confirms a payment that the bank asks about.',
    audit: 'Opened the page on which a payment is confirmed',
    path: 'POST /api/invoices/:id/confirmation',
    ...shared,
    lookIn: true,
    personOnly: true,
    ownTransactions: true,
    input: z.object({ id: Id }),
    output: z.object({ url: z.string() }),
    refusals: {
      AWAY,
      NOT_WAITING: { status: 409, message: 'No payment of this invoice waits to be confirmed.' },
    },
    example: { id: 1 },
    ...ofInvoice,
  }),
  sandboxConfirmation: query('payments.sandboxConfirmation', {
    summary:
      'On the page of the sandbox: the payment that is to be confirmed. There is no such call with a real provider.',
    path: 'GET /api/payments/sandbox-confirmation/:reference',
    personOnly: true,
    ...shared,
    input: z.object({ reference: Reference }),
    output: z.object({
      companyName: z.string(),
      invoiceNumber: z.string(),
      title: z.string(),
      cents: z.number(),
      /** Ended: the payment was asked for in another way since. */
      state: z.enum(['open', 'done', 'ended']),
    }),
    example: { reference: 'confirmation_unknown' },
  }),
  sandboxConfirm: command('payments.sandboxConfirm', {
    summary: 'On the page of the sandbox: confirms a payment. There is no such call with a real provider.',
    audit: 'Confirmed a payment in the sandbox',
    path: 'POST /api/payments/sandbox-confirmation',
    personOnly: true,
    ...shared,
    ownTransactions: true,
    input: z.object({ reference: Reference }),
    output: z.object({ companyId: z.number() }),
    example: { reference: 'confirmation_unknown' },
  }),
  refund: command('payments.refund', {
    summary: 'Gives back what was paid for an invoice, in part or in full.',
    audit: 'Gave money back',
    path: 'POST /api/invoices/:id/refund',
    can: 'billing:refund',
    confirm: true,
    idempotent: true,
    input: z.object({
      id: Id,
      amountCents: z.number().int().positive('Enter an amount.'),
      reason: z.string().trim().min(1, 'Say why.').max(300),
    }),
    output: z.object({ id: z.number(), refundedCents: z.number() }),
    refusals: {
      TOO_MUCH: { status: 409, message: 'More than was paid cannot be given back.' },
      CREDITED: { status: 409, message: 'A part of this payment is the company’s credit already.' },
    },
    example: { id: 1, amountCents: 100, reason: 'Ordered twice' },
    ...ofInvoice,
  }),
  reconcile: command('payments.reconcile', {
    summary: 'Compares the books with the payment provider now, and repairs what is missing.',
    audit: 'Asked to compare the books with the payment provider',
    path: 'POST /api/payments/reconciliations',
    can: 'billing:refund',
    input: z.object({}),
    output: z.object({ asked: z.boolean() }),
  }),
  reconciliations: query('payments.reconciliations', {
    summary:
      'What the comparisons with the payment provider found, repaired and could not do, and what it told that does not fit.',
    path: 'GET /api/payments/reconciliations',
    can: 'billing:refund',
    input: z.object({}),
    output: z.object({
      items: z.array(
        z.object({
          ...{ id: z.number(), at: z.string(), looked: z.number() },
          ...{ repaired: z.array(z.string()), failed: z.array(z.string()) },
        }),
      ),
      doubted: z.array(z.object({ id: z.string(), at: z.string(), says: z.string() })),
    }),
  }),
  lookedAt: command('payments.lookedAt', {
    summary: 'Takes an event of the payment provider that does not fit off the list: somebody looked into it.',
    audit: 'Looked into an event of the payment provider that does not fit',
    path: 'POST /api/payments/doubted',
    can: 'billing:refund',
    input: z.object({ event: z.string().min(3).max(120) }),
    output: z.object({ done: z.boolean() }),
    refusals: { DONE: { status: 409, message: 'This event does not wait for anybody.' } },
    example: { event: 'evt_unknown' },
  }),
  replay: command('payments.replay', {
    summary: 'Applies an event of the payment provider once more; what is already so stays as it is.',
    audit: 'Applied an event of the payment provider again',
    path: 'POST /api/payments/replays',
    can: 'billing:refund',
    input: z.object({ event: z.string().min(3).max(120) }),
    output: z.object({ asked: z.boolean() }),
    refusals: { UNKNOWN: { status: 404, message: 'The payment provider never told us of this event.' } },
    example: { event: 'evt_unknown' },
  }),
}
