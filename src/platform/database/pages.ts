import { z } from 'zod'
import { badInput } from '../operation/refusal.ts'

/** What every list takes. `after` is the cursor that the page before answered; there are no offsets. */
export const PageInput = z.object({
  limit: z.coerce.number().int().min(1).max(200).default(20),
  after: z.string().max(400).optional(),
  sort: z.string().max(60).optional(),
  search: z.string().trim().max(200).optional(),
})

/** What every list answers. `total` of a filtered list stops at 1,000: `totalCapped` says "1,000+". */
export const pageOf = <T extends z.ZodType>(item: T) =>
  z.object({
    items: z.array(item),
    next: z.string().nullable(),
    total: z.number().int().nonnegative(),
    totalCapped: z.boolean(),
  })

export const TOTAL_CAP = 1_000

export type Page<T> = { items: T[]; next: string | null; total: number; totalCapped: boolean }

/** A cursor is the sort key of the last row seen; opaque to the client, checked when it comes back. */
export const cursor = {
  write: (key: readonly (string | number | null)[]) => Buffer.from(JSON.stringify(key)).toString('base64url'),
  read: (text: string | undefined, length: number): (string | number)[] | undefined => {
    if (text === undefined) return undefined
    try {
      const key: unknown = JSON.parse(Buffer.from(text, 'base64url').toString())
      if (Array.isArray(key) && key.length === length && key.every(isMark)) return key
    } catch {
      // answered below
    }
    throw badInput({ after: 'This page mark is not valid any more. Start from the first page.' })
  },
}

const isMark = (part: unknown): part is string | number => typeof part === 'string' || typeof part === 'number'

/** Cuts the one row that was read too many, which only tells that there is a next page. */
export function toPage<T>(
  rows: T[],
  limit: number,
  keyOf: (row: T) => readonly (string | number | null)[],
  total: { n: number; capped: boolean },
): Page<T> {
  const items = rows.slice(0, limit)
  const last = items.at(-1)
  const next = rows.length > limit && last !== undefined ? cursor.write(keyOf(last)) : null
  return { items, next, total: total.n, totalCapped: total.capped }
}
