import { z } from 'zod'
import { query } from '#platform/operation/contract.ts'

const Touched = z.object({
  caseId: z.number(),
  caseNumber: z.string(),
  caseFormId: z.number(),
  formId: z.string(),
  edition: z.string(),
  /** Where on the form: '2.1.a'. */
  items: z.array(z.string()),
})

/** What hangs on a fact. */
export const facts = {
  touches: query('facts.touches', {
    summary: 'The open forms that a fact is written on, and the filed ones that a change of it contradicts.',
    path: 'GET /api/facts/touches',
    can: 'session',
    input: z.object({
      subject: z
        .string()
        .regex(/^(company|person|employment|i9|firm|attorney|case)\/[1-9]\d{0,15}$/, 'is not a subject'),
      fact: z.string().max(100),
    }),
    output: z.object({
      open: z.array(Touched),
      filed: z.array(
        Touched.extend({
          filedOn: z.string().nullable(),
          /** Answered anew since the form was filed. */
          changedSince: z.boolean(),
        }),
      ),
      /** There are more forms than are listed. */
      more: z.boolean(),
    }),
    example: { subject: 'person/1', fact: 'person.familyName' },
  }),
}
