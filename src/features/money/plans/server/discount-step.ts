import { randomUUID } from 'node:crypto'

export const DISCOUNT_JOB = 'subscriptions.discount'

/** After a discount, or the day of the next payment, has changed: the provider is told what is off that payment. */
export const discountStep = (companyId: number) =>
  [DISCOUNT_JOB, { companyId, key: `discount:${companyId}:${randomUUID()}` }, { key: `discount:${companyId}` }] as const
