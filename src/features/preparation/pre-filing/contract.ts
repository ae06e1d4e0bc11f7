import { z } from 'zod'
import { command, query } from '#platform/operation/contract.ts'
import { Id } from '#platform/operation/fields.ts'
import { CheckReport } from './records.ts'

const ofCase = { example: { id: 1 }, names: { id: 'case' } } as const
const FindingKey = z.string().min(1).max(100)
const FOUND_NO_MORE = { status: 409, message: 'The check does not find this any more. Look at it again.' } as const

/** The pre-filing check. */
export const checkOperations = {
  check: query('filings.check', {
    summary: 'The pre-filing check: every rule with severity, sentence, citation and where to put it right.',
    path: 'GET /api/cases/:id/filing-check',
    can: 'session',
    input: z.object({ id: Id, stage: z.enum(['review', 'filing']).optional() }),
    output: CheckReport,
    ...ofCase,
  }),
  answer: command('filings.answer', {
    summary: 'Answers what only the pre-filing check asks for; nothing takes the answer away.',
    audit: 'Answered a question of the pre-filing check',
    path: 'PUT /api/cases/:id/filing-check/answers',
    can: 'session',
    input: z.object({
      id: Id,
      fact: z.string().max(100),
      value: z
        .union([z.string().max(10_000), z.number(), z.boolean(), z.array(z.json()).max(200), z.null()])
        .optional(),
      /** There is none. */
      none: z.boolean().optional(),
    }),
    output: CheckReport,
    refusals: { NOT_ASKED: { status: 400, message: 'The pre-filing check does not ask for this.' } },
    example: { id: 1, fact: 'case.lcaCertifiedOn', value: '2026-10-01' },
    names: { id: 'case' },
  }),
  waive: command('filings.waive', {
    summary: 'An attorney waives one error that the pre-filing check finds, with a reason; it is logged.',
    audit: 'Waived an error of the pre-filing check',
    path: 'POST /api/cases/:id/filing-check/waivers',
    can: 'session',
    input: z.object({ id: Id, finding: FindingKey, reason: z.string().trim().min(3).max(1000) }),
    output: CheckReport,
    refusals: {
      ATTORNEY_ONLY: { status: 403, message: 'Only an attorney waives an error of the pre-filing check.' },
      NOT_WAIVABLE: {
        status: 409,
        message:
          'This cannot be waived: no reason makes up for a missing signature, a missing official form or a payment that USCIS does not take. Put it right instead.',
      },
      NOT_AN_ERROR: { status: 400, message: 'This is no error; a warning is acknowledged.' },
      FINDING_GONE: FOUND_NO_MORE,
    },
    example: { id: 1, finding: 'h1.x', reason: 'The passport is being renewed.' },
    names: { id: 'case' },
  }),
  acknowledge: command('filings.acknowledge', {
    summary: 'Says that one warning of the pre-filing check was seen; a case is not filed before.',
    audit: 'Acknowledged a warning of the pre-filing check',
    path: 'POST /api/cases/:id/filing-check/acknowledgements',
    can: 'session',
    input: z.object({ id: Id, finding: FindingKey }),
    output: CheckReport,
    refusals: {
      NOT_A_WARNING: { status: 400, message: 'This is no warning; an error is waived by an attorney.' },
      FINDING_GONE: FOUND_NO_MORE,
    },
    example: { id: 1, finding: 'h1.x' },
    names: { id: 'case' },
  }),
  unwaive: command('filings.unwaive', {
    summary: 'Takes a waiver or an acknowledgement back; it stays on record.',
    audit: 'Withdrew a waiver or an acknowledgment of the pre-filing check',
    path: 'DELETE /api/cases/:id/filing-check/waivers/:finding',
    can: 'session',
    input: z.object({ id: Id, finding: FindingKey }),
    output: CheckReport,
    refusals: {
      ATTORNEY_ONLY: { status: 403, message: 'Only an attorney takes a waiver back.' },
      NOT_WAIVED: { status: 404, message: 'This was not waived, or it was taken back already.' },
    },
    example: { id: 1, finding: 'h1.x' },
    names: { id: 'case' },
  }),
}
