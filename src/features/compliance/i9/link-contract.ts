import { z } from 'zod'
import { command } from '#platform/operation/contract.ts'
import { Section1 } from './records.ts'

const Token = z.string().min(20).max(100)
const LINK_ENDED = {
  status: 404,
  message: 'This link is no longer valid. Ask your employer for a new one.',
} as const
const TOO_MANY = { status: 429, message: 'Too many attempts. Please wait 15 minutes.' } as const
const example = { token: 'a-token-that-nobody-was-ever-given' }

export const OwnSection1 = z.object({
  for: z.enum(['sign', 'correct']),
  employer: z.string(),
  givenName: z.string(),
  firstDay: z.string(),
  section2DueOn: z.string(),
  today: z.string(),
  ssnNeeded: z.boolean(),
  /** What is known already; of a form to correct what was signed, its numbers masked. */
  filled: Section1,
  signedOn: z.string().nullable(),
  firmMayRead: z.boolean(),
  firm: z.string(),
})
export type OwnSection1 = z.output<typeof OwnSection1>

/** What an employee does with the own mailed link, without an account. */
export const i9Link = {
  open: command('i9Link.open', {
    summary: 'What a link asks for, and what is known already.',
    audit: 'Opened the link to Section 1 of a Form I-9',
    path: 'POST /api/i9-link/open',
    can: 'public',
    link: true,
    input: z.object({ token: Token }),
    output: OwnSection1,
    refusals: { LINK_ENDED, TOO_MANY },
    example,
  }),
  sign: command('i9Link.sign', {
    summary: 'Signs Section 1 with today’s date; the link is used up.',
    audit: 'Signed Section 1 of a Form I-9',
    path: 'POST /api/i9-link/sign',
    can: 'public',
    link: true,
    input: z.object({
      token: Token,
      section1: Section1,
      agreed: z.literal(true, 'Declare that what you wrote is true first.'),
      signature: z.string().trim().min(1, 'Type your full name to sign.').max(200),
      language: z.enum(['en', 'es']).default('en'),
      firmMayRead: z.boolean().default(false),
    }),
    output: z.object({ signedOn: z.string(), late: z.boolean(), section2DueOn: z.string() }),
    refusals: {
      ...{ LINK_ENDED, TOO_MANY },
      TOO_EARLY: { status: 409, message: 'Section 1 is signed once you have accepted the offer, not before.' },
    },
    example: { ...example, section1: {}, agreed: true, signature: 'Grace Min Park' },
  }),
  correct: command('i9Link.correct', {
    summary: 'Corrects Section 1: what stood there stays visible, with initials and today’s date.',
    audit: 'Corrected Section 1 of a Form I-9',
    path: 'POST /api/i9-link/correct',
    can: 'public',
    link: true,
    input: z.object({
      token: Token,
      section1: Section1,
      agreed: z.literal(true, 'Declare that what you wrote is true first.'),
      initials: z.string().trim().min(1, 'Enter your initials.').max(6),
    }),
    output: z.object({ signedOn: z.string(), changed: z.number() }),
    refusals: {
      ...{ LINK_ENDED, TOO_MANY },
      SAME: { status: 409, message: 'Nothing was changed, so there is nothing to correct.' },
    },
    example: { ...example, section1: {}, agreed: true, initials: 'GP' },
  }),
}
