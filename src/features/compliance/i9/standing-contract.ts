import { z } from 'zod'
import { command, query } from '#platform/operation/contract.ts'
import { Id } from '#platform/operation/fields.ts'
import { OpenNotice, Row } from './records.ts'

/** What is asked of an employee with the own Form I-9, and how it stands. */
export const OwnForm = z.object({
  id: z.number(),
  employer: z.string(),
  firstDay: z.string(),
  section1On: z.string().nullable(),
  section2On: z.string().nullable(),
  /** Null: nothing is asked now. */
  asks: z.enum(['section 1', 'documents', 'replacement', 'reverification']).nullable(),
  dueOn: z.string().nullable(),
})
export type OwnForm = z.output<typeof OwnForm>

/** Forms I-9 where people look: on the home of the employer, and on the employee's own. */
export const standingOperations = {
  standing: query('i9.standing', {
    summary: 'How many Forms I-9 of the company are late, due or ending, the most urgent of them, and open notices.',
    path: 'GET /api/i9/standing',
    can: 'i9:read',
    input: z.object({}),
    output: z.object({
      ...{ late: z.number(), due: z.number(), ending: z.number(), first: z.array(Row) },
      notices: z.array(OpenNotice),
      /** How many work on a STEM extension though the company is not in E-Verify. */
      inTraining: z.number(),
    }),
    example: {},
  }),
  own: query('i9.own', {
    summary: 'The caller’s own Forms I-9: what was signed, and what is asked now.',
    path: 'GET /api/own-i9',
    can: 'session',
    input: z.object({}),
    output: z.object({ forms: z.array(OwnForm) }),
    example: {},
  }),
  ownLink: command('i9.ownLink', {
    summary: 'Opens Section 1 for the employee who is signed in; a mailed link ends with it.',
    audit: 'Opened Section 1 of their Form I-9',
    path: 'POST /api/own-i9/:id/link',
    can: 'session',
    input: z.object({ id: Id }),
    output: z.object({ path: z.string() }),
    refusals: { NOT_ASKED: { status: 409, message: 'Nothing of Section 1 is open. Ask your HR team to correct it.' } },
    example: { id: 1 },
    names: { id: 'i9Form' },
  }),
}
