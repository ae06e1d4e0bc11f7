import { z } from 'zod'
import { command, query } from '#platform/operation/contract.ts'
import { daysAsTyped, Id, TypedDay } from '#platform/operation/fields.ts'
import { Asked, ContractReview, FindingInput, Proposals } from './review-records.ts'

const NOT_A_REVIEW = { status: 409, message: 'This case is no contract review.' } as const
const CLOSED = { status: 409, message: 'The review is closed.' } as const
const NO_FINDING = { status: 404, message: 'There is no such finding any more.' } as const
const NO_FINDINGS = {
  status: 409,
  message: 'Enter what was found first; that nothing speaks against the contract is a finding too.',
} as const
const NO_MEMO = {
  status: 409,
  message: 'There is no memo yet. Write it among the letters before the review is delivered.',
} as const
const names = { id: 'case' } as const

/** The law firm reads a client's contract for immigration risk. */
export const reviewOperations = {
  ofCase: query('contractReviews.ofCase', {
    summary: 'What was asked, the reviewer’s findings as far as the caller reads them, and when it is due.',
    path: 'GET /api/cases/:id/contract-review',
    can: 'session',
    lookIn: true,
    input: z.object({ id: Id }),
    output: ContractReview,
    refusals: { NOT_A_REVIEW },
    example: { id: 1 },
    names,
  }),
  save: command('contractReviews.save', {
    summary: 'Says what the contract is for, what is asked, and by when.',
    audit: 'Changed what a contract review is asked for',
    path: 'PUT /api/cases/:id/contract-review',
    can: 'session',
    input: z.object({ id: Id, version: z.number().int().min(0), asked: Asked }).check(daysAsTyped),
    output: ContractReview,
    refusals: {
      NOT_A_REVIEW,
      CLOSED,
      STALE: { status: 409, message: 'Someone changed this in the meantime. Look at it again before you save.' },
    },
    example: {
      ...{ id: 1, version: 0 },
      asked: { parties: '', purpose: '', questions: 'May we bench?', askedOn: null, workingDays: 5 },
    },
    names,
  }),
  proposals: query('contractReviews.proposals', {
    summary: 'Sentences of the contract in which plain word rules see a point to review. Proposals, no findings.',
    path: 'GET /api/cases/:id/contract-review/proposals',
    can: 'session',
    lookIn: true,
    input: z.object({ id: Id }),
    output: Proposals,
    refusals: { NOT_A_REVIEW, CLOSED },
    example: { id: 1 },
    names,
  }),
  saveFinding: command('contractReviews.saveFinding', {
    summary: 'Adds a finding of the reviewer, or changes one.',
    audit: 'Saved a finding of a contract review',
    path: 'PUT /api/cases/:id/contract-review/findings',
    can: 'session',
    input: z.object({ id: Id, position: z.number().int().positive().optional(), finding: FindingInput }),
    output: ContractReview,
    refusals: { NOT_A_REVIEW, CLOSED, NO_FINDING },
    example: {
      id: 1,
      finding: { point: '', clause: '7.2', page: 3, quote: '', risk: 'high', advice: 'Strike the penalty.' },
    },
    names,
  }),
  removeFinding: command('contractReviews.removeFinding', {
    summary: 'Takes a finding out.',
    audit: 'Removed a finding of a contract review',
    path: 'POST /api/cases/:id/contract-review/findings/remove',
    can: 'session',
    input: z.object({ id: Id, position: z.number().int().positive() }),
    output: ContractReview,
    refusals: { NOT_A_REVIEW, CLOSED, NO_FINDING },
    example: { id: 1, position: 1 },
    names,
  }),
  approve: command('contractReviews.approve', {
    summary: 'The attorney approves the memo as it stands; what is changed later is approved anew.',
    audit: 'Approved the memo of a contract review',
    path: 'POST /api/cases/:id/contract-review/approve',
    can: 'session',
    input: z.object({ id: Id }),
    output: ContractReview,
    refusals: {
      ...{ NOT_A_REVIEW, CLOSED, NO_FINDINGS, NO_MEMO },
      ATTORNEY_APPROVES: { status: 403, message: 'Only the attorney approves the memo.' },
      NOT_ASKED: { status: 409, message: 'Move the review to “Attorney approval” first.' },
    },
    example: { id: 1 },
    names,
  }),
  deliver: command('contractReviews.deliver', {
    summary: 'Records that the memo was delivered; the client then reads the findings.',
    audit: 'Delivered a contract review',
    path: 'POST /api/cases/:id/contract-review/deliver',
    can: 'session',
    input: z.object({ id: Id, on: TypedDay, to: z.string().trim().min(1, 'Say to whom it went.').max(300) }),
    output: ContractReview,
    refusals: {
      NOT_A_REVIEW,
      CLOSED,
      NOT_YET: { status: 400, message: 'Record the delivery once the memo has gone out.' },
      ...{ NO_FINDINGS, NO_MEMO },
      NOT_APPROVED: { status: 409, message: 'The attorney approves the memo before it is delivered.' },
    },
    example: { id: 1, on: '2026-11-01', to: 'Helen Park' },
    names,
  }),
}
