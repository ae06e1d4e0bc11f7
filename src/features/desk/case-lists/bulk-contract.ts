import { z } from 'zod'
import { BulkResults, Ids } from '#case-file/cases/bulk-records.ts'
import { Outcome } from '#case-file/cases/records.ts'
import { command } from '#platform/operation/contract.ts'
import { IdIfKnown } from '#platform/operation/fields.ts'

export const bulkOperations = {
  bulkAssign: command('cases.bulkAssign', {
    summary: 'Gives several cases to an attorney.',
    audit: 'Assigned an attorney to several cases',
    path: 'POST /api/cases/bulk/assign',
    administers: true,
    can: 'case:assign',
    input: z.object({ ids: Ids, attorneyId: IdIfKnown }),
    output: BulkResults,
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
      /** For all of them: closed though an appeal could still be filed. */
      noAppeal: z.boolean().optional(),
    }),
    output: BulkResults,
    refusals: {
      NOT_YOURS: { status: 403, message: 'You can’t move several cases at once. Your employer and its attorney can.' },
    },
    example: { ids: [1], to: 2 },
    names: { ids: 'case' },
  }),
  bulkOpenRenewals: command('cases.bulkOpenRenewals', {
    summary: 'Opens the renewal of several approved cases whose validity ends.',
    audit: 'Opened the renewals of several cases',
    path: 'POST /api/cases/bulk/renewals',
    administers: true,
    can: 'case:create',
    input: z.object({ ids: Ids }),
    output: BulkResults,
    example: { ids: [1] },
    names: { ids: 'case' },
    idempotent: true,
  }),
}
