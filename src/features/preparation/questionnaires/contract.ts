import { z } from 'zod'
import { withAnswers } from '#case-file/cases/case-fields.ts'
import { FactChange, KnownAnswer } from '#parties/facts/contract.ts'
import { alias } from '#platform/operation/alias.ts'
import { command, query } from '#platform/operation/contract.ts'
import { Id } from '#platform/operation/fields.ts'
import { ALREADY, invitationOperations, MISSING, PART_SUBMITTED } from './invitation-contract.ts'
import { Audience, FactName, Questionnaire, SavedAnswers, SubjectAnswers, SubjectName } from './records.ts'

const QuestionName = z.object({ subject: SubjectName, fact: FactName })

/** The questions of a case, answered by everybody who is asked. The specification calls them caseflowinitiation. */
export const keepQuestionnaires = {
  open: query('questionnaires.open', {
    summary: 'What the forms of a case ask of the caller, with what is known, the state of each part, and remarks.',
    path: 'GET /api/cases/:caseId/questionnaire',
    lookIn: true,
    aliases: [
      alias('caseflowApi', 'GET caseflowinitiation/getCaseflowInitiationDetails/{id}', withAnswers({ id: 'caseId' })),
    ],
    can: 'session',
    input: z.object({ caseId: Id }),
    output: Questionnaire,
    example: { caseId: 1 },
    names: { caseId: 'case' },
  }),
  save: command('questionnaires.save', {
    summary: 'Saves answers about one or several subjects of a case; what is left out stays.',
    audit: 'Saved answers of a questionnaire',
    path: 'POST /api/cases/:caseId/answers',
    aliases: [
      alias('caseflowApi', 'POST caseflowinitiation/create', withAnswers({ caseflowId: 'caseId' })),
      alias('caseflowApi', 'PUT caseflowinitiation/update', withAnswers({ caseflowId: 'caseId' })),
    ],
    can: 'session',
    input: z.object({ caseId: Id, changes: z.array(SubjectAnswers).min(1).max(20) }),
    output: SavedAnswers,
    refusals: { PART_SUBMITTED },
    example: { caseId: 1, changes: [{ subject: 'person/1', answers: { 'person.birthCity': { value: 'Pune' } } }] },
    names: { caseId: 'case' },
  }),
  history: query('questionnaires.history', {
    summary: 'What was answered to one question, by whom, when, and what stood there before.',
    path: 'GET /api/cases/:caseId/answers/history',
    lookIn: true,
    can: 'session',
    input: z.object({ caseId: Id, subject: SubjectName, fact: FactName }),
    output: z.object({ items: z.array(FactChange) }),
    example: { caseId: 1, subject: 'person/1', fact: 'person.birthCity' },
    names: { caseId: 'case' },
  }),
  copies: query('questionnaires.copies', {
    summary: 'What could be taken over from family members and from earlier cases, as a preview.',
    path: 'GET /api/cases/:caseId/copies',
    lookIn: true,
    can: 'session',
    input: z.object({ caseId: Id, subject: SubjectName }),
    output: z.object({
      items: z.array(z.object({ from: z.string(), answers: z.record(z.string(), KnownAnswer) })),
    }),
    example: { caseId: 1, subject: 'person/1' },
    names: { caseId: 'case' },
  }),
  submit: command('questionnaires.submit', {
    summary: 'Submits the caller’s part; with `despiteMissing` also while something is missing.',
    audit: 'Submitted a part of a questionnaire',
    path: 'POST /api/cases/:caseId/questionnaire/submit',
    can: 'session',
    input: z.object({ caseId: Id, audience: Audience.optional(), despiteMissing: z.boolean().default(false) }),
    output: Questionnaire,
    refusals: {
      MISSING,
      ALREADY,
      NOT_YOURS: { status: 403, message: 'This part is somebody else’s to submit.' },
    },
    example: { caseId: 1, despiteMissing: true },
    names: { caseId: 'case' },
  }),
  return: command('questionnaires.return', {
    summary: 'Returns a part for correction, with the questions and a message; the person who answers it is told.',
    audit: 'Sent a part of a questionnaire back',
    path: 'POST /api/cases/:caseId/questionnaire/return',
    can: 'questionnaire:return',
    input: z.object({
      caseId: Id,
      audience: z.enum(['employer', 'employee']),
      message: z.string().trim().min(1).max(2000),
      questions: z.array(QuestionName).max(200).default([]),
    }),
    output: Questionnaire,
    example: { caseId: 1, audience: 'employee', message: 'Please add the older passport.' },
    names: { caseId: 'case' },
  }),
  askToReopen: command('questionnaires.askToReopen', {
    summary: 'Asks the firm to reopen the caller’s part, which was submitted.',
    audit: 'Asked to reopen a part of a questionnaire',
    path: 'POST /api/cases/:caseId/questionnaire/reopen-request',
    can: 'session',
    input: z.object({ caseId: Id, why: z.string().trim().max(2000).default('') }),
    output: Questionnaire.pick({ id: true, parts: true }),
    refusals: { NOT_SENT: { status: 409, message: 'Your answers are still open: you can change them.' } },
    example: { caseId: 1, why: 'I have a new passport.' },
    names: { caseId: 'case' },
  }),
  comment: command('questionnaires.comment', {
    summary: 'Says something about one question, to everybody who sees it or within the firm only, or asks the firm.',
    audit: 'Commented on a question',
    path: 'POST /api/cases/:caseId/comments',
    can: 'session',
    input: z.object({
      caseId: Id,
      subject: SubjectName,
      fact: FactName,
      text: z.string().trim().min(1).max(2000),
      internal: z.boolean().default(false),
      /** Asks the firm: an open item of theirs until somebody answers. */
      asks: z.boolean().default(false),
    }),
    output: Questionnaire.pick({ id: true, comments: true }),
    refusals: { INTERNAL: { status: 403, message: 'Internal remarks are for the law firm.' } },
    example: { caseId: 1, subject: 'person/1', fact: 'person.birthCity', text: 'Is this the place on the passport?' },
    names: { caseId: 'case' },
  }),
}

export const questionnaires = { ...keepQuestionnaires, ...invitationOperations }
