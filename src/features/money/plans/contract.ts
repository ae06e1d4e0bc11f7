import { z } from 'zod'
import { alias } from '#platform/operation/alias.ts'
import { command, query } from '#platform/operation/contract.ts'
import { Id, TypedDay } from '#platform/operation/fields.ts'
import { SAYS_PEOPLE } from './people-words.ts'
import { Discount, Frequency, OrderPrice, Plan, PlanName } from './records.ts'

const Cents = z.coerce.number<number | string>().int().min(0).max(100_000_000)
const Frequencies = z.object({ items: z.array(Frequency) })
const Plans = z.object({ items: z.array(Plan) })
const Discounts = z.object({ items: z.array(Discount) })
const FrequencyGiven = z.object({
  name: z.string().trim().min(1, 'Field is required').max(60, 'Use at most 60 letters.'),
  months: z.coerce.number<number | string>().int().min(1).max(36),
})
const NAME_TAKEN = { status: 409, message: 'There is a frequency with this name already.' } as const
/** The specification's own spelling of the tier's name. */
const planWords = { subcriptionname: 'name' }

/** The price list: what companies subscribe to, how often they pay, and what somebody gets off. */
export const plans = {
  frequencies: query('plans.frequencies', {
    summary: 'How often a subscription can be paid.',
    path: 'GET /api/subscription-frequencies',
    aliases: [alias('paymentApi', 'GET payments/getAllFrequencyDetails')],
    can: 'session',
    input: z.object({}),
    output: Frequencies,
  }),
  saveFrequency: command('plans.saveFrequency', {
    summary: 'Adds a frequency; one with a name that exists is refused, whichever way it is capitalized.',
    audit: 'Added a payment frequency',
    path: 'POST /api/subscription-frequencies',
    aliases: [alias('paymentApi', 'POST payments/createFrequency/')],
    can: 'plan:edit',
    input: FrequencyGiven,
    output: Frequencies,
    refusals: { NAME_TAKEN },
    example: { name: 'Twice a year', months: 6 },
  }),
  changeFrequency: command('plans.changeFrequency', {
    summary: 'Renames a frequency, or changes its months while no company pays at it.',
    audit: 'Changed a payment frequency',
    path: 'PUT /api/subscription-frequencies/:id',
    can: 'plan:edit',
    input: FrequencyGiven.extend({ id: Id }),
    output: Frequencies,
    refusals: {
      NAME_TAKEN,
      PAID: { status: 409, message: 'A company pays at this frequency, so its months stay. Add another one.' },
    },
    example: { id: 1, name: 'Monthly', months: 1 },
    names: { id: 'shared: a payment frequency' },
  }),
  removeFrequency: command('plans.removeFrequency', {
    summary: 'Takes a frequency away that has no prices and at which nobody pays.',
    audit: 'Removed a payment frequency',
    path: 'DELETE /api/subscription-frequencies/:id',
    can: 'plan:edit',
    input: z.object({ id: Id }),
    output: Frequencies,
    refusals: {
      IN_USE: { status: 409, message: 'Plans have a price at this frequency. Please remove its prices first.' },
      PAID: { status: 409, message: 'A company pays at this frequency, so it stays.' },
    },
    example: { id: 1 },
    names: { id: 'shared: a payment frequency' },
  }),
  list: query('plans.list', {
    summary: 'The plans with what each includes and costs.',
    path: 'GET /api/subscription-plans',
    aliases: [alias('paymentApi', 'GET payments/getAllSubscriptionDetails', { names: planWords })],
    can: 'session',
    input: z.object({}),
    output: Plans,
  }),
  save: command('plans.save', {
    summary: 'Writes what a plan includes and how many people it covers.',
    audit: 'Saved a subscription plan',
    path: 'POST /api/subscription-plans',
    aliases: [alias('paymentApi', 'POST payments/createSubscription', { names: planWords })],
    can: 'plan:edit',
    input: z.object({
      name: PlanName,
      words: z.string().trim().max(300).default(''),
      includes: z.array(z.string().trim().min(1).max(120)).max(12).optional(),
      peopleLimit: z.coerce.number<number | string>().int().min(1).max(1_000_000).nullable().optional(),
    }),
    output: Plans,
    refusals: { SAYS_PEOPLE: { status: 400, message: SAYS_PEOPLE } },
    example: { name: 'SILVER', words: 'For a first team abroad.' },
  }),
  setPrice: command('plans.setPrice', {
    summary: 'Sets what a plan costs at a frequency, from the next period on.',
    audit: 'Set the price of a subscription plan',
    path: 'POST /api/subscription-prices',
    can: 'discount:edit',
    input: z.object({ planId: Id, frequencyId: Id, amountCents: Cents }),
    output: Plans,
    example: { planId: 1, frequencyId: 1, amountCents: 24_000 },
    names: { planId: 'shared: a subscription plan', frequencyId: 'shared: a payment frequency' },
  }),
  removePrice: command('plans.removePrice', {
    summary: 'A plan is not offered at a frequency any more; refused while a company pays this price.',
    audit: 'Removed the price of a subscription plan',
    path: 'DELETE /api/subscription-prices/:planId/:frequencyId',
    can: 'discount:edit',
    input: z.object({ planId: Id, frequencyId: Id }),
    output: Plans,
    refusals: { PAID: { status: 409, message: 'A company pays this price, so it stays.' } },
    example: { planId: 1, frequencyId: 1 },
    names: { planId: 'shared: a subscription plan', frequencyId: 'shared: a payment frequency' },
  }),
  orderPrices: query('plans.orderPrices', {
    summary: 'What a case ordered without an attorney costs, by case type.',
    path: 'GET /api/order-prices',
    can: 'session',
    input: z.object({}),
    output: z.object({ items: z.array(OrderPrice) }),
  }),
  setOrderPrice: command('plans.setOrderPrice', {
    summary: 'Sets what a case of a type costs when it is ordered without an attorney.',
    audit: 'Set the price of an order',
    path: 'POST /api/order-prices',
    can: 'discount:edit',
    input: z.object({ typeId: Id, amountCents: Cents }),
    output: z.object({ items: z.array(OrderPrice) }),
    refusals: { TYPE_UNKNOWN: { status: 400, message: 'There is no such case type.' } },
    example: { typeId: 3, amountCents: 9_500 },
    names: { typeId: 'shared: a case type' },
  }),
  discounts: query('plans.discounts', {
    summary: 'The companies that get something off.',
    path: 'GET /api/company-discounts',
    can: 'discount:edit',
    input: z.object({}),
    output: Discounts,
  }),
  setDiscount: command('plans.setDiscount', {
    summary:
      'Gives a company, by its code, a discount on services; 0 percent takes it away. Government fees have none.',
    audit: 'Set the discount of a company',
    path: 'POST /api/company-discounts/:companyCode',
    aliases: [
      alias('paymentApi', 'POST payments/createVmCompanyProfileDiscountMapping/{companyCode}', {
        names: { companyAutoId: 'companyId' },
      }),
    ],
    can: 'discount:edit',
    input: z.object({
      companyCode: z.string().trim().min(1, 'Field is required').max(40),
      percent: z.coerce.number<number | string>().int('Enter whole percent.').min(0).max(100),
      words: z.string().trim().max(200).default(''),
      until: TypedDay.nullish(),
    }),
    output: Discounts,
    refusals: {
      COMPANY_UNKNOWN: { status: 404, message: 'No company has this code.' },
      UNTIL_PAST: { status: 400, message: 'Until is in the past. Choose today or a later day.' },
    },
    example: { companyCode: 'NORTHWIND', percent: 10 },
  }),
}
