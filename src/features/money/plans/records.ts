import { z } from 'zod'

export const planNames = ['SILVER', 'GOLD', 'PLATINUM'] as const
export const PlanName = z.enum(planNames)

export const Frequency = z.object({ id: z.number(), name: z.string(), months: z.number() })
export type Frequency = z.output<typeof Frequency>

export const Price = z.object({ id: z.number(), planId: z.number(), frequencyId: z.number(), amountCents: z.number() })
export const Plan = z.object({
  id: z.number(),
  name: PlanName,
  words: z.string(),
  includes: z.array(z.string()),
  /** Null: as many as there are. */
  peopleLimit: z.number().nullable(),
  prices: z.array(Price),
})
export type Plan = z.output<typeof Plan>

export const Discount = z.object({
  companyId: z.number(),
  companyCode: z.string(),
  companyName: z.string(),
  percent: z.number(),
  words: z.string(),
  until: z.string().nullable(),
})
export type Discount = z.output<typeof Discount>

export const OrderPrice = z.object({ typeId: z.number(), name: z.string(), amountCents: z.number() })
export type OrderPrice = z.output<typeof OrderPrice>
