import { z } from 'zod'
import { Outcome } from '#case-file/cases/records.ts'
import { command, query } from '#platform/operation/contract.ts'
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
  remindable: query('cases.remindable', {
    summary: 'Who can be reminded of what in each case; and who cannot, and why.',
    path: 'POST /api/cases/bulk/remindable',
    can: 'case:edit',
    input: z.object({ ids: Ids }),
    output: z.object({
      cases: z.array(
        z.object({
          id: z.number(),
          number: z.string(),
          personName: z.string(),
          people: z.array(
            z.object({
              key: z.string(),
              name: z.string(),
              items: z.array(z.object({ title: z.string(), dueOn: z.string().nullable() })),
              why: z.string(),
            }),
          ),
        }),
      ),
    }),
    example: { ids: [1] },
    names: { ids: 'case' },
  }),
  bulkRemind: command('cases.bulkRemind', {
    summary: 'Reminds everyone who owes something in each case and can be reminded, or the chosen ones.',
    audit: 'Sent reminders for several cases',
    path: 'POST /api/cases/bulk/remind',
    can: 'case:edit',
    input: z.object({
      ids: Ids,
      message: z.string().trim().max(1000).optional(),
      /** Keys of those to be reminded, from `cases.remindable`. */
      people: z.array(z.string().max(60)).max(500).optional(),
    }),
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
