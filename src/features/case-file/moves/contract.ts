import { z } from 'zod'
import { byCaseId, caseNames } from '#case-file/cases/case-fields.ts'
import { CaseRow, Outcome } from '#case-file/cases/records.ts'
import { agencyEvents } from '#case-file/cases/rules.ts'
import { alias } from '#platform/operation/alias.ts'
import { command, query } from '#platform/operation/contract.ts'
import { Id, IdIfKnown, TypedDay, Version } from '#platform/operation/fields.ts'

const Day = TypedDay.optional()
const Sentence = z.string().trim().max(1000).optional()

/** What a move may bring along: what the agency's notice says, and what whoever moves the case vouches for. */
export const MoveData = z.object({
  reason: Sentence,
  filedOn: Day,
  channel: z.enum(['paper', 'online']).optional(),
  /** The carrier's tracking number, or the online confirmation. */
  proofOfFiling: z.string().trim().max(100).optional(),
  /** Who prepared and sent it, where the product did not build the package. */
  preparedElsewhere: Sentence,
  signedByHand: z.boolean().optional(),
  feesApproved: z.boolean().optional(),
  /** An employee moves the case on though own questions are not answered. */
  despiteMissing: z.boolean().optional(),
  /** Why required documents that are not in are not needed. */
  documentsWaived: Sentence,
  /** Why the errors of the pre-filing check do not stand in the way; attorneys only. */
  errorsWaived: Sentence,
  receiptNumber: z.string().trim().max(40).optional(),
  /** The day the agency received the filing: clocks run from it. The notice of it bears another day (`noticeOn`). */
  receiptOn: Day,
  priorityDate: Day,
  /** The date printed on a request or notice of intent: the rules count from it … */
  noticeOn: Day,
  /** … and the day printed there for the answer; where none is printed, the rule's counts. */
  dueOn: Day,
  /** How the answer will leave: on paper the next business day is still in time, online it is not. */
  answerChannel: z.enum(['paper', 'online']).optional(),
  respondedOn: Day,
  decidedOn: Day,
  validFrom: Day,
  validUntil: Day,
  /** Form I-797A comes with an I-94, I-797B without. */
  approvalNotice: z.enum(['I-797A', 'I-797B']).optional(),
  /** The I-94 on the notice, by the id of its person. */
  i94s: z
    .record(
      z.string().regex(/^\d{1,15}$/),
      z.object({ number: z.string().trim().max(20), until: TypedDay.or(z.literal('')) }),
    )
    .optional(),
  rejectedOn: Day,
  withdrawalLetterSigned: z.boolean().optional(),
  /** Closes a refused case though the day for an appeal or a motion has not passed: none will be filed. */
  noAppeal: z.boolean().optional(),
  version: Version,
})
export type MoveData = z.output<typeof MoveData>

const refusals = {
  MOVE_NOT_ALLOWED: { status: 409, message: 'The status of the case does not allow this move.' },
  OUTCOME_NOT_ALLOWED: { status: 409, message: 'From here it cannot be decided like this.' },
  OUTCOME_MISSING: { status: 400, message: 'Say how it was decided.' },
  NOT_YOUR_MOVE: { status: 403, message: 'Somebody else makes this move.' },
  REASON_MISSING: { status: 400, message: 'This needs a reason.' },
  STAGE_UNKNOWN: { status: 409, message: 'This case type has no such stage.' },
  STAGE_NOT_ALLOWED: { status: 409, message: 'This stage does not follow.' },
  QUESTIONS_OPEN: { status: 409, message: 'Some questions are not answered yet.' },
  DOCUMENTS_MISSING: { status: 409, message: 'Required documents are neither received nor waived.' },
  ERRORS_OPEN: { status: 409, message: 'The pre-filing check has errors.' },
  SIGNATURES_MISSING: { status: 409, message: 'A handwritten signature is missing.' },
  FEES_NOT_COMPUTED: { status: 409, message: 'The fees are not computed yet.' },
  FEES_NOT_APPROVED: { status: 409, message: 'The fees are not approved yet.' },
  EDITION_OUTDATED: { status: 409, message: 'A form needs a current edition.' },
  CHANNEL_MISSING: { status: 409, message: 'Choose a filing address or the online channel.' },
  PROOF_OF_FILING_MISSING: { status: 409, message: 'Enter the tracking number or the online confirmation.' },
  ORDER_MISSING: { status: 409, message: 'This case was not ordered yet.' },
  ORDER_UNPAID: { status: 409, message: 'The order of this case is not paid.' },
  PACKAGE_MISSING: {
    status: 409,
    message: 'Mark its package as filed, or say who prepared and sent the filing elsewhere.',
  },
  RECEIPT_NUMBER_MISSING: { status: 409, message: 'Enter the receipt number.' },
  RECEIPT_DATE_MISSING: { status: 409, message: 'Enter the day the filing was received.' },
  REJECTION_REASON_MISSING: { status: 409, message: 'Say why the package was rejected.' },
  WITHDRAWAL_LETTER_MISSING: { status: 409, message: 'A signed withdrawal letter is needed.' },
  APPEAL_OPEN: { status: 409, message: 'An appeal or motion can still be filed. Confirm that none will be.' },
  STILL_OUTSTANDING: { status: 409, message: 'Something is still outstanding.' },
} as const

/** How a case goes on. A refused move says why and changes nothing. */
export const moveOperations = {
  move: command('cases.move', {
    summary: 'Moves a case to another status, or to another stage of its type.',
    audit: 'Moved a case to another status or stage',
    path: 'POST /api/cases/:id/move',
    aliases: ['POST workflow/create' as const, 'PUT workflow/updateWorkflows' as const].map((call) =>
      alias('caseflowApi', call, byCaseId({ ...caseNames, workflowStatusId: 'to', statusId: 'to' })),
    ),
    can: 'session',
    input: MoveData.extend({
      id: Id,
      to: z.coerce.number().int().min(1).max(10).optional(),
      stage: z.string().max(40).optional(),
      outcome: Outcome.optional(),
    }).refine(({ to, stage }) => to !== undefined || stage !== undefined, {
      path: ['to'],
      message: 'Say where the case goes: a status or a stage.',
    }),
    output: CaseRow,
    refusals,
    example: { id: 1, to: 2 },
    names: { id: 'case' },
  }),
  record: command('cases.record', {
    summary: 'Enters what a notice says, or the answer to it; the status follows.',
    audit: 'Recorded a government notice or the response to it',
    path: 'POST /api/cases/:id/events',
    can: 'session',
    input: MoveData.extend({ id: Id, event: z.enum(agencyEvents) }),
    output: CaseRow,
    refusals,
    example: { id: 1, event: 'receipt', receiptNumber: 'IOE0912345678', receiptOn: '2026-03-02' },
    names: { id: 'case' },
  }),
  undoMove: command('cases.undoMove', {
    summary: 'Undoes the caller’s last move, within ten minutes and while nothing depends on it.',
    audit: 'Undid the last move of a case',
    path: 'POST /api/cases/:id/undo',
    can: 'session',
    input: z.object({ id: Id }),
    output: CaseRow,
    refusals: {
      CANNOT_UNDO: {
        status: 409,
        message: 'Only your own last move can be taken back, within ten minutes, and while nothing came after it.',
      },
    },
    example: { id: 1 },
    names: { id: 'case' },
  }),
  attorneys: query('cases.attorneys', {
    summary: 'The attorneys who may take cases of a company, and whether the company may work without one.',
    path: 'GET /api/companies/:companyId/case-attorneys',
    can: 'session',
    input: z.object({ companyId: Id }),
    output: z.object({
      lawFirmName: z.string(),
      diyAccess: z.boolean(),
      paymentMissing: z.boolean(),
      items: z.array(z.object({ id: z.number(), name: z.string() })),
    }),
    example: { companyId: 1 },
    names: { companyId: 'company' },
  }),
  assign: command('cases.assign', {
    summary: 'Says which attorney stands for the client in a case; none: the firm has not decided.',
    audit: 'Changed the attorney of a case',
    path: 'POST /api/cases/:id/attorney',
    administers: true,
    can: 'case:assign',
    input: z.object({ id: Id, attorneyId: IdIfKnown }),
    output: CaseRow,
    refusals: {
      ATTORNEY_NOT_ASSIGNED: { status: 409, message: 'This attorney does not work for this company.' },
      NOT_LEGAL: { status: 409, message: 'A do-it-yourself case has no attorney. It can ask for help.' },
    },
    example: { id: 1, attorneyId: 1 },
    names: { id: 'case', attorneyId: 'user' },
  }),
  askForHelp: command('cases.askForHelp', {
    summary: 'The owner of a do-it-yourself case asks an attorney for help.',
    audit: 'Asked an attorney for help with a case',
    path: 'POST /api/cases/:id/help',
    can: 'session',
    input: z.object({ id: Id, message: z.string().trim().max(2000).optional() }),
    output: CaseRow,
    refusals: { NOT_DIY: { status: 409, message: 'An attorney works on this case already.' } },
    example: { id: 1 },
    names: { id: 'case' },
  }),
  becomeLegal: command('cases.becomeLegal', {
    summary: 'Makes a do-it-yourself case a LEGAL one with its facts kept; it is then submitted, or in review.',
    audit: 'Turned a do-it-yourself case over to a law firm',
    path: 'POST /api/cases/:id/legal',
    administers: true,
    can: 'case:assign',
    input: z.object({ id: Id, attorneyId: IdIfKnown }),
    output: CaseRow,
    refusals: {
      NOT_DIY: { status: 409, message: 'An attorney works on this case already.' },
      NO_LAW_FIRM: { status: 409, message: 'No law firm stands for this company, so a case cannot be LEGAL.' },
      ATTORNEY_NOT_ASSIGNED: { status: 409, message: 'This attorney does not work for this company.' },
    },
    example: { id: 1 },
    names: { id: 'case', attorneyId: 'user' },
  }),
}
