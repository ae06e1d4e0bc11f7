import { z } from 'zod'
import { Email } from '#identity/users/rules.ts'
import { command, query } from '#platform/operation/contract.ts'
import { Id, OneLine } from '#platform/operation/fields.ts'
import { Invitation, Questionnaire, SavedAnswers, SubjectAnswers } from './records.ts'

const Token = z.string().min(20).max(100)
const COMPANY_OFF = {
  status: 409,
  message:
    'This company is switched off in VisaCare, so its questions cannot be answered now. Ask who sent you the link.',
} as const
const LINK_ENDED = {
  status: 404,
  message: 'This link is no longer valid. Ask the person who sent it for a new one.',
} as const
const TOO_MANY = { status: 429, message: 'Too many attempts. Please wait a few minutes.' } as const
export const PART_SUBMITTED = {
  status: 409,
  message: 'This part was submitted. Ask for it to be returned if something has to change.',
} as const
export const MISSING = { status: 409, message: 'Some questions are not answered yet.' } as const
export const ALREADY = { status: 409, message: 'This part is submitted already.' } as const
const example = { token: 'a-token-that-nobody-was-ever-given' }

/** A link to one part, for somebody without an account. It opens these questions and nothing else. */
export const invitationOperations = {
  invite: command('questionnaires.invite', {
    summary: 'Mails a link to one part, valid for 7 days. The link is answered once, to be passed on by hand.',
    audit: 'Sent a link to a part of a questionnaire',
    path: 'POST /api/cases/:caseId/questionnaire/invitations',
    can: 'session',
    input: z.object({
      caseId: Id,
      audience: z.enum(['employer', 'employee']),
      /** Only the questions about this family member. */
      personId: Id.optional(),
      email: Email,
      name: OneLine(200).default(''),
    }),
    output: z.object({ id: z.number(), invitation: Invitation, link: z.string() }),
    refusals: {
      NOT_ALLOWED: { status: 403, message: 'You may not send this part to this address.' },
      NOTHING_ASKED: { status: 409, message: 'The forms of this case ask nothing of this participant.' },
      TOO_MANY,
    },
    example: { caseId: 1, audience: 'employee', email: 'aiko.mori@northwind.example' },
    names: { caseId: 'case', personId: 'person' },
  }),
  revokeInvitation: command('questionnaires.revokeInvitation', {
    summary: 'Ends a link at once.',
    audit: 'Ended a link to a part of a questionnaire',
    path: 'POST /api/cases/:caseId/questionnaire/invitations/:invitationId/revoke',
    can: 'session',
    input: z.object({ caseId: Id, invitationId: Id }),
    output: Invitation,
    example: { caseId: 1, invitationId: 1 },
    names: { caseId: 'case', invitationId: 'invitation' },
  }),
  openInvited: query('questionnaires.openInvited', {
    summary: 'The questions of a link.',
    path: 'POST /api/invited-questionnaire',
    can: 'public',
    link: true,
    input: z.object({ token: Token }),
    /** Whoever has a whole part may hand it in. */
    output: Questionnaire.extend({ isWholePart: z.boolean() }),
    refusals: { LINK_ENDED, COMPANY_OFF, TOO_MANY },
    example,
  }),
  saveInvited: command('questionnaires.saveInvited', {
    summary: 'Saves answers to the questions of a link.',
    audit: 'Saved answers of a questionnaire by link',
    path: 'POST /api/invited-questionnaire/answers',
    can: 'public',
    link: true,
    input: z.object({ token: Token, changes: z.array(SubjectAnswers).min(1).max(20) }),
    output: SavedAnswers,
    refusals: {
      LINK_ENDED,
      COMPANY_OFF,
      TOO_MANY,
      PART_SUBMITTED,
    },
    example: { ...example, changes: [{ subject: 'person/1', answers: { 'person.birthCity': { value: 'Pune' } } }] },
  }),
  submitInvited: command('questionnaires.submitInvited', {
    summary:
      'Submits the part of a link; one about a single family member is submitted by the person who sent the link.',
    audit: 'Submitted a part of a questionnaire by link',
    path: 'POST /api/invited-questionnaire/submit',
    can: 'public',
    link: true,
    input: z.object({ token: Token, despiteMissing: z.boolean().default(false) }),
    output: Questionnaire.pick({ id: true, parts: true }),
    refusals: {
      LINK_ENDED,
      COMPANY_OFF,
      TOO_MANY,
      MISSING,
      ALREADY,
      NOT_WHOLE: {
        status: 403,
        message: 'This link is about one person only. The person who sent it submits the part.',
      },
    },
    example,
  }),
}
