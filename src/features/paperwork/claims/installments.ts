import { addDays, addMonths, type Day } from '#formats/day.ts'
import type { Installment } from './collection-records.ts'

export const everies = ['week', 'two weeks', 'month'] as const
export type Every = (typeof everies)[number]

export const MOST_INSTALLMENTS = 60

/** Equal parts that add up to the cent: the cents that cannot be shared go to the first ones. */
export function split(totalCents: number, parts: number): number[] {
  const each = Math.floor(totalCents / parts)
  const more = totalCents - each * parts
  return Array.from({ length: parts }, (_, place) => each + (place < more ? 1 : 0))
}

/** A plan to begin with; every day and amount of it can be changed before it is agreed. */
export const planned = (totalCents: number, parts: number, first: Day, every: Every): Installment[] =>
  split(totalCents, parts).map((amountCents, place) => ({ dueOn: dayOf(first, place, every), amountCents }))

const dayOf = (first: Day, place: number, every: Every): Day =>
  every === 'month' ? addMonths(first, place) : addDays(first, place * (every === 'week' ? 7 : 14))

/** A sentence when a plan cannot be kept. */
export function planRefused(
  installments: readonly Installment[],
  totalCents: number,
  mostCents: number,
): string | undefined {
  const sum = installments.reduce((all, { amountCents }) => all + amountCents, 0)
  if (sum !== totalCents) return 'The installments do not add up to the total.'
  if (totalCents > mostCents) return 'The plan asks for more than is owed.'
  const isInOrder = installments.every(
    ({ dueOn }, place) => place === 0 || dueOn > (installments[place - 1]?.dueOn ?? ''),
  )
  return isInOrder ? undefined : 'Each installment is due after the one before it.'
}
