import { z } from 'zod'
import { command, query } from '#platform/operation/contract.ts'

const Terms = z.object({
  version: z.string(),
  since: z.string(),
  sections: z.array(z.object({ heading: z.string(), paragraphs: z.array(z.string()) })),
  /** When the caller accepted this version; null: not yet. */
  acceptedAt: z.string().nullable(),
  /** Every version the caller accepted, newest first. */
  accepted: z.array(z.object({ version: z.string(), acceptedAt: z.string() })),
})

export const termsOperations = {
  current: query('terms.current', {
    summary: 'The terms as they stand, and which versions the caller accepted.',
    path: 'GET /api/terms',
    can: 'session',
    input: z.object({}),
    output: Terms,
  }),
  accept: command('terms.accept', {
    summary: 'Accepts the terms in the version that was read.',
    audit: 'Accepted the terms and conditions',
    path: 'POST /api/terms/acceptance',
    can: 'session',
    input: z.object({ version: z.string().min(1).max(20) }),
    output: Terms,
    refusals: { NOT_CURRENT: { status: 409, message: 'There is a newer version of the terms. Please read it first.' } },
    example: { version: '1' },
  }),
}
