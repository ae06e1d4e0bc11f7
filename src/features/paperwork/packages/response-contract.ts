import { z } from 'zod'
import { command, query } from '#platform/operation/contract.ts'
import { Id, TypedDay } from '#platform/operation/fields.ts'
import { CasePackage } from './records.ts'

const Day = z.string().nullable()

/** A document that may lie behind a tab. */
export const ResponseDocument = z.object({
  id: z.number(),
  name: z.string(),
  fileName: z.string(),
  pages: z.number().nullable(),
  /** Approved, and its pages are prepared. */
  ready: z.boolean(),
  /** Why it is not. */
  note: z.string(),
})
export type ResponseDocument = z.output<typeof ResponseDocument>

export const ResponseState = z.object({
  notice: z.enum(['rfe', 'noid', 'noir']),
  noticeOn: Day,
  dueOn: Day,
  /** Whether the day stands on the notice; else it is the rule's. */
  duePrinted: z.boolean(),
  /** The agency waits for it. */
  open: z.boolean(),
  noticeDocumentId: z.number().nullable(),
  letterFileId: z.number().nullable(),
  letters: z.array(z.object({ id: z.number(), name: z.string() })),
  /** In the order of their tabs. */
  exhibits: z.array(z.number()),
  documents: z.array(ResponseDocument),
  packages: z.array(CasePackage),
  sentOn: Day,
  tracking: z.string(),
  sentWord: z.string(),
  sentByName: z.string(),
  receivedOn: Day,
  receivedWord: z.string(),
  receivedByName: z.string(),
  mayEdit: z.boolean(),
})
export type ResponseState = z.output<typeof ResponseState>

const NO_NOTICE = { status: 409, message: 'No request or notice of the agency waits for an answer.' } as const
const ALREADY_SENT = { status: 409, message: 'The response went out: what was sent stays as it is.' } as const
const NOT_YET = { status: 400, message: 'This day has not come yet.' } as const

/** The answer to a request for evidence or a notice of intent, as a package of its own. */
export const responseOperations = {
  state: query('responses.state', {
    summary: 'The response to the notice of a case: what is in it, when it is due, whether it was sent and received.',
    path: 'GET /api/cases/:id/response',
    can: 'session',
    input: z.object({ id: Id }),
    output: z.object({ response: ResponseState.nullable() }),
    example: { id: 1 },
    names: { id: 'case' },
  }),
  plan: command('responses.plan', {
    summary: 'Sets the notice that lies on top, the cover letter, and the exhibits in the order of their tabs.',
    audit: 'Arranged the response to a notice',
    path: 'PUT /api/cases/:id/response',
    can: 'session',
    input: z.object({
      id: Id,
      noticeDocumentId: Id.nullable().optional(),
      letterFileId: Id.nullable().optional(),
      exhibitIds: z.array(Id).max(300).optional(),
    }),
    output: z.object({ response: ResponseState.nullable() }),
    refusals: {
      NO_NOTICE,
      ALREADY_SENT,
      TWICE: { status: 400, message: 'A document lies behind one tab only.' },
    },
    example: { id: 1, exhibitIds: [] },
    names: { id: 'case', noticeDocumentId: 'document', letterFileId: 'editableFile', exhibitIds: 'document' },
  }),
  build: command('responses.build', {
    summary: 'Builds the response as one PDF in a job: notice, cover letter, index, exhibits behind their tabs.',
    audit: 'Built the package of a response',
    path: 'POST /api/cases/:id/response/packages',
    can: 'session',
    input: z.object({ id: Id }),
    output: CasePackage,
    refusals: {
      NO_NOTICE,
      ALREADY_SENT,
      UNDER_WAY: { status: 409, message: 'The response is being built already.' },
      NOTHING_CHOSEN: { status: 409, message: 'Choose the notice that lies on top and at least one exhibit first.' },
    },
    example: { id: 1 },
    names: { id: 'case' },
    idempotent: true,
  }),
  send: command('responses.send', {
    summary: 'Says that a response went out, with its tracking number, or how somebody knows that it did.',
    audit: 'Recorded that a response was sent',
    path: 'POST /api/cases/:id/response/sent',
    can: 'session',
    input: z.object({
      id: Id,
      packageId: Id,
      sentOn: TypedDay,
      tracking: z.string().trim().max(100).default(''),
      word: z.string().trim().max(500).default(''),
    }),
    output: z.object({ response: ResponseState.nullable() }),
    refusals: {
      NO_NOTICE,
      ALREADY_SENT,
      NOT_YET,
      HOW_MISSING: {
        status: 400,
        message: 'Enter the tracking number or confirmation, or say how you know that it went out.',
      },
      NOT_READY: { status: 409, message: 'Only a finished package is sent.' },
      PACKAGE_OUTDATED: { status: 409, message: 'Something changed since this package was built. Build it again.' },
      NOT_COMPLETE: { status: 409, message: 'Things are missing in this response. Put them in, then build it again.' },
    },
    example: { id: 1, packageId: 1, sentOn: '2026-01-02', tracking: '1Z999AA10123456784' },
    names: { id: 'case', packageId: 'package' },
  }),
  receive: command('responses.receive', {
    summary: 'Says on which day the agency received the response, and from what that is known.',
    audit: 'Recorded that the agency received a response',
    path: 'PUT /api/cases/:id/response/received',
    can: 'session',
    input: z.object({ id: Id, receivedOn: TypedDay, word: z.string().trim().min(3).max(500) }),
    output: z.object({ response: ResponseState.nullable() }),
    refusals: {
      NOT_YET,
      NOT_SENT: { status: 409, message: 'The response was not sent yet.' },
      BEFORE_SENT: { status: 400, message: 'It cannot have been received before it was sent.' },
    },
    example: { id: 1, receivedOn: '2026-01-02', word: 'Delivery confirmation of the courier' },
    names: { id: 'case' },
  }),
}
