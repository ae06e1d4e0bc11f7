import { z } from 'zod'
import { Plan, PlanName } from '#money/plans/records.ts'
import { command, query } from '#platform/operation/contract.ts'
import { Id } from '#platform/operation/fields.ts'

export const CompanySubscription = z.object({
  companyId: z.number(),
  companyName: z.string(),
  /** Null until the company subscribed; it is on SILVER meanwhile. */
  id: z.number().nullable(),
  plan: PlanName,
  planId: z.number(),
  frequencyId: z.number(),
  frequency: z.string(),
  state: z.enum(['none', 'asked', 'active', 'past due', 'ended']),
  failure: z.string(),
  /** What is being changed to, until the provider has confirmed it. */
  wanted: z.string().nullable(),
  /** Without a discount. */
  amountCents: z.number(),
  discountPercent: z.number(),
  discountUntil: z.string().nullable(),
  /** The next payment, with the discount of that day. */
  nextCents: z.number(),
  /** Paid and not used: the next invoices use it first. */
  creditCents: z.number(),
  periodEnd: z.string().nullable(),
  people: z.number(),
  peopleLimit: z.number().nullable(),
  plans: z.array(Plan),
})
export type CompanySubscription = z.output<typeof CompanySubscription>

/** Plan − discount − credit + given back − credit from before + what stays as a credit is what is due. */
export const ChangeCost = z.object({
  dueCents: z.number(),
  /** What the new plan costs until the next payment. */
  planCents: z.number(),
  discountCents: z.number(),
  /** Of what was paid for this period. */
  creditCents: z.number(),
  /** From earlier changes. */
  balanceCents: z.number(),
  /** Of a credit, what a refund gave back before: not given a second time. */
  givenBackCents: z.number(),
  /** What stays as a credit after the change. */
  keptCents: z.number(),
  discountPercent: z.number(),
  discountUntil: z.string().nullable(),
  /** The next payment: its day, what it is with the discount of that day, and without one. */
  nextOn: z.string(),
  nextCents: z.number(),
  fullCents: z.number(),
})
export type ChangeCost = z.output<typeof ChangeCost>

const Choice = z.object({ companyId: Id, planId: Id, frequencyId: Id })
const names = {
  companyId: 'company',
  planId: 'shared: a subscription plan',
  frequencyId: 'shared: a payment frequency',
} as const
const example = { companyId: 1, planId: 1, frequencyId: 1 }
const AWAY = { status: 503, message: 'The payment provider cannot be reached now. Please try again.' } as const
const NOT_OFFERED = { status: 409, message: 'This plan is not offered at this frequency.' } as const

export const subscriptions = {
  get: query('subscriptions.get', {
    summary: 'The plan of a company, what it costs, and how much of it is used.',
    path: 'GET /api/companies/:companyId/subscription',
    can: 'billing:read',
    input: z.object({ companyId: Id }),
    output: CompanySubscription,
    example: { companyId: 1 },
    names: { companyId: 'company' },
  }),
  preview: query('subscriptions.preview', {
    summary: 'What a change of plan costs today and at the next payment, before anything is paid.',
    path: 'GET /api/companies/:companyId/subscription/preview',
    can: 'billing:pay',
    input: Choice,
    output: ChangeCost,
    refusals: {
      NOT_OFFERED,
      AWAY,
    },
    example,
    names,
  }),
  choose: command('subscriptions.choose', {
    summary: 'Subscribes a company to a plan, or changes its plan; it counts when the provider has confirmed it.',
    audit: 'Chose the plan of a company',
    path: 'POST /api/companies/:companyId/subscription',
    can: 'billing:pay',
    ownTransactions: true,
    lookIn: true,
    input: Choice.extend({
      /** What the person saw as due today; another amount is refused. */
      dueCents: z.number().int().nonnegative().optional(),
    }),
    output: CompanySubscription,
    refusals: {
      NOT_OFFERED,
      AWAY,
      PRICE_CHANGED: { status: 409, message: 'The price has changed. Look at it again.' },
      NO_METHOD: { status: 409, message: 'Please add a payment method first.' },
      SAME: { status: 409, message: 'This is the plan the company has.' },
      UNDER_WAY: { status: 409, message: 'A change of the plan is under way. Please wait a moment.' },
      PAST_DUE: { status: 409, message: 'Please pay the open invoice first.' },
      TOO_MANY_PEOPLE: { status: 409, message: 'The company has more people than this plan covers.' },
    },
    example,
    names,
  }),
}
