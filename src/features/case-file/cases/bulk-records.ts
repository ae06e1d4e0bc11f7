import { z } from 'zod'
import { Id } from '#platform/operation/fields.ts'

/** One id or several. */
export const Ids = z.union([Id.transform((id) => [id]), z.array(Id).min(1).max(200)])

/** What became of each; one that was refused does not keep the others back. */
export const BulkResults = z.object({
  results: z.array(
    z.object({
      id: z.number(),
      done: z.boolean(),
      says: z.string(),
      opened: z.object({ id: z.number(), number: z.string(), path: z.string() }).optional(),
    }),
  ),
})
export type BulkResult = z.output<typeof BulkResults>['results'][number]
