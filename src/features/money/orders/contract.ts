import { z } from 'zod'
import { alias } from '#platform/operation/alias.ts'
import { command, query } from '#platform/operation/contract.ts'
import { Id } from '#platform/operation/fields.ts'

export const OrderRow = z.object({
  id: z.number(),
  caseId: z.number(),
  caseNumber: z.string(),
  caseType: z.string(),
  personName: z.string(),
  invoiceId: z.number(),
  invoiceNumber: z.string(),
  totalCents: z.number(),
  refundedCents: z.number(),
  payment: z.enum(['none', 'asked', 'succeeded', 'failed', 'needs authentication']),
  failure: z.string(),
  orderedAt: z.string(),
})
export type OrderRow = z.output<typeof OrderRow>

/** A do-it-yourself case that nobody has paid for, with what it costs. */
export const Orderable = z.object({
  caseId: z.number(),
  caseNumber: z.string(),
  caseType: z.string(),
  personName: z.string(),
  serviceCents: z.number(),
  discountCents: z.number(),
  totalCents: z.number(),
})
export type Orderable = z.output<typeof Orderable>

export const orders = {
  ofPlan: query('orders.ofPlan', {
    summary: 'The orders made under a company’s subscription, newest first.',
    path: 'GET /api/subscriptions/:subscriptionId/orders',
    aliases: [alias('caseflowApi', 'GET caseflow/getOrderDetailsWithPlanId/{subscriptionId}')],
    can: 'billing:read',
    input: z.object({ subscriptionId: Id }),
    output: z.object({ items: z.array(OrderRow) }),
    example: { subscriptionId: 1 },
    names: { subscriptionId: 'filter: company' },
  }),
  ofCompany: query('orders.ofCompany', {
    summary: 'The orders of a company, and its do-it-yourself cases that are not ordered yet with what each costs.',
    path: 'GET /api/companies/:companyId/orders',
    can: 'billing:read',
    input: z.object({ companyId: Id }),
    output: z.object({ items: z.array(OrderRow), toOrder: z.array(Orderable) }),
    example: { companyId: 1 },
    names: { companyId: 'company' },
  }),
  place: command('orders.place', {
    summary: 'Orders a do-it-yourself case: writes its invoice and asks for the payment.',
    audit: 'Ordered a case',
    path: 'POST /api/cases/:caseId/order',
    can: 'billing:pay',
    idempotent: true,
    input: z.object({ caseId: Id, totalCents: z.number().int().nonnegative() }),
    output: OrderRow,
    refusals: {
      NOT_FOR_ORDER: { status: 409, message: 'Only a do-it-yourself case is ordered.' },
      NO_PRICE: { status: 409, message: 'This kind of case costs nothing to order.' },
      ORDERED_ALREADY: { status: 409, message: 'This case was ordered already.' },
      PRICE_CHANGED: { status: 409, message: 'The price has changed. Look at it again.' },
      NO_METHOD: { status: 409, message: 'Please add a payment method first.' },
    },
    example: { caseId: 1, totalCents: 9_500 },
    names: { caseId: 'case' },
  }),
}
