import { z } from 'zod'
import { BulkResults, Ids } from '#case-file/cases/bulk-records.ts'
import { itemKinds } from '#case-file/cases/open-items.ts'
import { command, query } from '#platform/operation/contract.ts'

/** What is reminded of: everything that is open, or only what is of one kind. */
const Only = z.enum(itemKinds).exclude(['date']).optional()

/** Reminders of what is open in cases: the one way for home, list, case and its documents. */
export const reminderOperations = {
  remindable: query('cases.remindable', {
    summary: 'Who can be reminded of what in each case; and who cannot, and why.',
    path: 'POST /api/cases/bulk/remindable',
    can: 'case:edit',
    input: z.object({ ids: Ids, only: Only }),
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
              /** What they will read, before the writer's own words. */
              text: z.string(),
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
    administers: true,
    can: 'case:edit',
    input: z.object({
      ids: Ids,
      only: Only,
      message: z.string().trim().max(1000).optional(),
      /** Keys of those to be reminded, from `cases.remindable`. */
      people: z.array(z.string().max(60)).max(500).optional(),
    }),
    output: BulkResults,
    example: { ids: [1] },
    names: { ids: 'case' },
  }),
}
