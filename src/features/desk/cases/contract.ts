import { z } from 'zod'
import { PAYMENT_METHOD_MISSING } from '#identity/users/payment-policy.ts'
import { PageInput, pageOf } from '#platform/database/pages.ts'
import { alias, type Names } from '#platform/operation/alias.ts'
import { command, query } from '#platform/operation/contract.ts'
import { Id, IdIfKnown, Version } from '#platform/operation/fields.ts'
import { bulkOperations } from './bulk-contract.ts'
import { byCaseId, moveOperations } from './move-contract.ts'
import { Ball, CaseDetails, CaseRow, Counts, Fees, Mode, Outcome, TaskOfCase } from './records.ts'
import { workOperations } from './work-contract.ts'

/** The specification's names for what a case has; everything else it does not show. */
const caseNames: Names = {
  companyAutoId: 'companyId',
  personautoid: 'personId',
  caseTypeId: 'typeId',
  formName: 'caseTypeName',
  caseMode: 'mode',
  percentage: 'percent',
}

const Concurrent = z.array(z.enum(['i-765', 'i-131', 'i-864', 'i-485'])).max(4)
const Known = z.record(z.string().max(60), z.boolean())
const Options = z.object({
  subType: z.string().max(60).optional(),
  premium: z.boolean().optional(),
  channel: z.enum(['paper', 'online']).optional(),
  concurrent: Concurrent.optional(),
  known: Known.optional(),
})

/** What a new case is made from. The type by its id or its name; left out, it is the default of specification §9. */
const NewCaseInput = Options.extend({
  companyId: Id.optional(),
  personId: IdIfKnown,
  typeId: IdIfKnown,
  caseTypeName: z.string().max(100).optional(),
  mode: Mode.default('LEGAL'),
  attorneyId: IdIfKnown,
  /** Family members who file with it, in the order of their forms. */
  dependentIds: z.array(Id).max(20).default([]),
  planId: IdIfKnown,
  /** Only the two types that need no payment method are opened by this call. */
  withoutPayment: z.boolean().default(false),
})

const UNKNOWN_TYPE = { status: 400, message: 'There is no such case type.' } as const

export const keepCases = {
  list: query('cases.list', {
    summary: 'Cases of the own scope, a page at a time: by id, or those with a date by what is due next.',
    path: 'GET /api/cases',
    aliases: [
      alias('caseflowApi', 'GET caseflow/getAllCaseflows/{companyId}', { names: caseNames }),
      alias('caseflowApi', 'GET caseflow/getAllCaseflowsByLawFirmId/{lawFirmId}', { names: caseNames }),
      alias('caseflowApi', 'GET caseflowinitiation/getCaseDetailsByPetitionApproved', {
        names: { ...caseNames, filingUserName: 'userName', lawfirmId: 'lawFirmId' },
        fixed: { outcome: 'Approved' },
      }),
      alias('caseflowApi', 'GET caseflowinitiation/getCaseDetailsByRfeRespondedOn', {
        names: { ...caseNames, filingUserName: 'userName', lawfirmId: 'lawFirmId' },
        fixed: { rfeResponded: 'true' },
      }),
      alias('caseflowApi', 'GET caseflow/getOrderDetailsWithPlanId/{planId}', {
        names: caseNames,
        fixed: { mode: 'DIY' },
      }),
    ],
    can: 'session',
    input: PageInput.extend({
      companyId: IdIfKnown,
      lawFirmId: IdIfKnown,
      personId: IdIfKnown,
      /** An attorney, `me` (for an assistant: the attorney assisted), or `none` while nobody is assigned. */
      attorneyId: z.union([z.enum(['me', 'none']), Id]).optional(),
      /** Whoever works on it, opened it, owns it, or whom it is about. */
      userId: IdIfKnown,
      status: z.coerce.number().int().min(1).max(10).optional(),
      typeId: IdIfKnown,
      mode: Mode.optional(),
      ball: Ball.optional(),
      outcome: Outcome.optional(),
      due: z.enum(['overdue', 'week', 'month']).optional(),
      /** Approved cases whose validity ends within so many days: what has to be renewed. */
      expiresWithin: z.coerce.number().int().min(1).max(1000).optional(),
      /** Whether a case that renews it is open. */
      renewal: z.enum(['none', 'open']).optional(),
      help: z.stringbool().optional(),
      rfeResponded: z.stringbool().optional(),
      /** Who opened it. */
      userName: z.string().max(254).optional(),
      planId: IdIfKnown,
      /** The specification's switch; the percentage is always there. */
      calculatePercentageFields: z.string().max(10).optional(),
      sort: z.enum(['-id', 'id', 'due', '-due', 'validUntil', '-validUntil']).default('-id'),
    }),
    output: pageOf(CaseRow),
    names: { companyId: 'company' },
  }),
  board: query('cases.board', {
    summary: 'The newest cases of each status, with how many there are.',
    path: 'GET /api/cases/board',
    can: 'case:read',
    input: z.object({ companyId: IdIfKnown, typeId: IdIfKnown, mode: Mode.optional() }),
    output: z.object({
      columns: z.array(z.object({ status: z.number(), name: z.string(), items: z.array(CaseRow), more: z.boolean() })),
    }),
    names: { companyId: 'company' },
  }),
  dashboard: query('cases.dashboard', {
    summary: 'What needs me today, what is due next, my open tasks, and how many cases stand where.',
    path: 'GET /api/cases/dashboard',
    can: 'session',
    input: z.object({ companyId: IdIfKnown }),
    output: z.object({
      counts: Counts,
      needsMe: z.array(CaseRow),
      deadlines: z.array(CaseRow),
      tasks: z.array(TaskOfCase),
      helpRequested: z.number(),
      /** Approvals that end within 180 days and that no case renews yet, counted up to 50; null for whoever sees all tenants. */
      ending: z.number().nullable(),
    }),
    names: { companyId: 'company' },
  }),
  get: query('cases.get', {
    summary: 'One case with everything of its details screen.',
    path: 'GET /api/cases/:id',
    aliases: [
      alias('caseflowApi', 'GET caseflow/getCaseflow/{id}'),
      alias('caseflowApi', 'GET caseflowinitiation/getCaseDetails/{id}'),
    ],
    can: 'session',
    input: z.object({ id: Id }),
    output: CaseDetails,
    example: { id: 1 },
    names: { id: 'case' },
  }),
  fees: query('cases.fees', {
    summary: 'The fees of a case, worked out from its facts, with payer and reason for each line.',
    path: 'GET /api/cases/:id/fees',
    can: 'session',
    input: z.object({ id: Id }),
    output: Fees,
    example: { id: 1 },
    names: { id: 'case' },
  }),
  progress: query('cases.progress', {
    summary: 'How far each side’s questions are answered, in percent.',
    path: 'GET /api/cases/:id/progress',
    can: 'session',
    input: z.object({ id: Id }),
    output: z.object({
      items: z.array(
        z.object({
          audience: z.string(),
          words: z.string(),
          answered: z.number(),
          total: z.number(),
          percent: z.number(),
        }),
      ),
    }),
    example: { id: 1 },
    names: { id: 'case' },
  }),
  estimate: query('cases.estimate', {
    summary: 'What a case would cost if it were filed today, before it is opened.',
    path: 'GET /api/cases/estimate',
    can: 'session',
    input: z.object({
      companyId: Id,
      typeId: Id,
      subType: z.string().max(60).optional(),
      premium: z.stringbool().optional(),
      channel: z.enum(['paper', 'online']).optional(),
    }),
    output: Fees,
    example: { companyId: 1, typeId: 1 },
    names: { companyId: 'company' },
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
  open: command('cases.open', {
    summary: 'Opens a case with its forms, and the linked cases of the family.',
    path: 'POST /api/cases',
    aliases: [
      alias('caseflowApi', 'POST caseflow/createEmptyCase', { names: caseNames }),
      alias('caseflowApi', 'POST caseflow/createEmptyCaseWithoutPayment', {
        names: caseNames,
        fixed: { withoutPayment: true },
      }),
    ],
    can: 'session',
    input: NewCaseInput,
    output: CaseRow.extend({ linked: z.array(CaseRow) }),
    refusals: {
      PAYMENT_METHOD_MISSING,
      UNKNOWN_TYPE,
      NOT_WITHOUT_PAYMENT: {
        status: 409,
        message: 'Only ‘Public Access File Only’ and ‘H1B LCA Only’ are opened without a payment method.',
      },
      SUB_TYPE_UNKNOWN: { status: 400, message: 'This case type has no such sub-type.' },
      MODE_NOT_OFFERED: { status: 409, message: 'This case type is not offered in this mode.' },
      DIY_NOT_ALLOWED: { status: 409, message: 'This company has no do-it-yourself access.' },
      NO_LAW_FIRM: { status: 409, message: 'No law firm stands for this company, so a case cannot be LEGAL.' },
      ATTORNEY_NOT_ASSIGNED: { status: 409, message: 'This attorney does not work for this company.' },
      PERSON_MISSING: { status: 400, message: 'Say whom the case is about.' },
      NOT_YOURS_TO_OPEN: { status: 403, message: 'Ask your employer or your attorney to open this kind of case.' },
    },
    example: { companyId: 1, typeId: 11 },
    names: { companyId: 'company' },
    idempotent: true,
  }),
  update: command('cases.update', {
    summary: 'Changes what was chosen for a case; its forms follow. Never changes the status.',
    path: 'PUT /api/cases/:id',
    aliases: [alias('caseflowApi', 'PUT caseflow/updateCase', byCaseId(caseNames))],
    can: 'session',
    input: Options.extend({ id: Id, priorityDate: z.iso.date().nullable().optional(), version: Version }),
    output: CaseRow,
    refusals: {
      SUB_TYPE_UNKNOWN: { status: 400, message: 'This case type has no such sub-type.' },
      NOT_YOURS: { status: 403, message: 'Whoever prepares the case chooses this.' },
    },
    example: { id: 1, premium: true },
    names: { id: 'case' },
  }),
}

export const cases = { ...keepCases, ...moveOperations, ...bulkOperations, ...workOperations }
