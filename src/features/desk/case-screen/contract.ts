import { z } from 'zod'
import { TaskFor } from '#case-file/cases/records.ts'
import { query } from '#platform/operation/contract.ts'
import { Id } from '#platform/operation/fields.ts'
import { Fees } from '#preparation/fees/contract.ts'
import { FamilyPackage } from './family-records.ts'

/** What the screen of a case shows besides the case: what it costs, and how far its questions are. */
export const screenOperations = {
  fees: query('cases.fees', {
    summary: 'The fees of a case, worked out from its facts, with payer and reason for each line.',
    path: 'GET /api/cases/:id/fees',
    can: 'session',
    input: z.object({ id: Id }),
    output: Fees,
    example: { id: 1 },
    names: { id: 'case' },
  }),
  family: query('cases.family', {
    summary:
      'The applications of a family: each person’s forms and papers, what they lack, what is asked once for all, and the fees.',
    path: 'GET /api/cases/:id/family',
    can: 'session',
    input: z.object({ id: Id }),
    output: FamilyPackage,
    example: { id: 1 },
    names: { id: 'case' },
  }),
  progress: query('cases.progress', {
    summary: 'How far each side is: its questions in percent, and its documents.',
    path: 'GET /api/cases/:id/progress',
    can: 'session',
    input: z.object({ id: Id }),
    output: z.object({
      items: z.array(
        z.object({
          audience: z.string(),
          words: z.string(),
          answered: z.number(),
          total: z.number(),
          percent: z.number(),
        }),
      ),
      /** The documents that each side was asked for, and how many of them came in. The family reads its own. */
      documents: z.array(z.object({ side: TaskFor, done: z.number(), total: z.number() })),
    }),
    example: { id: 1 },
    names: { id: 'case' },
  }),
}
