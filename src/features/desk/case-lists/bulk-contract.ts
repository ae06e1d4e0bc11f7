import { z } from 'zod'
import { Outcome } from '#case-file/cases/records.ts'
import { command } from '#platform/operation/contract.ts'
import { Id, IdIfKnown } from '#platform/operation/fields.ts'

/** One id or several. */
const Ids = z.union([Id.transform((id) => [id]), z.array(Id).min(1).max(200)])

/** What became of each; one that was refused does not keep the others back. */
const Results = z.object({
  results: z.array(
    z.object({
      id: z.number(),
      done: z.boolean(),
      says: z.string(),
      opened: z.object({ id: z.number(), number: z.string(), path: z.string() }).optional(),
    }),
  ),
})

export const bulkOperations = {
  bulkAssign: command('cases.bulkAssign', {
    summary: 'Gives several cases to an attorney.',
    audit: 'Assigned an attorney to several cases',
    path: 'POST /api/cases/bulk/assign',
    can: 'case:assign',
    input: z.object({ ids: Ids, attorneyId: IdIfKnown }),
    output: Results,
    example: { ids: [1], attorneyId: 1 },
    names: { ids: 'case', attorneyId: 'user' },
  }),
  bulkMove: command('cases.bulkMove', {
    summary: 'Moves several cases, each by its own rules.',
    audit: 'Moved several cases',
    path: 'POST /api/cases/bulk/move',
    can: 'session',
    input: z.object({
      ids: Ids,
      to: z.coerce.number().int().min(1).max(10),
      outcome: Outcome.optional(),
      reason: z.string().trim().max(1000).optional(),
    }),
    output: Results,
    example: { ids: [1], to: 2 },
    names: { ids: 'case' },
  }),
  bulkRemind: command('cases.bulkRemind', {
    summary: 'Reminds whoever has the ball in each case.',
    audit: 'Sent reminders for several cases',
    path: 'POST /api/cases/bulk/remind',
    can: 'case:edit',
    input: z.object({ ids: Ids, message: z.string().trim().max(1000).optional() }),
    output: Results,
    example: { ids: [1] },
    names: { ids: 'case' },
  }),
  bulkOpenRenewals: command('cases.bulkOpenRenewals', {
    summary: 'Opens the renewal of several approved cases whose validity ends.',
    audit: 'Opened the renewals of several cases',
    path: 'POST /api/cases/bulk/renewals',
    can: 'case:create',
    input: z.object({ ids: Ids }),
    output: Results,
    example: { ids: [1] },
    names: { ids: 'case' },
    idempotent: true,
  }),
}
