import { z } from 'zod'
import { caseNames } from '#case-file/cases/case-fields.ts'
import { Ball, CaseRow, Mode, Outcome } from '#case-file/cases/records.ts'
import { PageInput, pageOf } from '#platform/database/pages.ts'
import { alias } from '#platform/operation/alias.ts'
import { query } from '#platform/operation/contract.ts'
import { Id, IdIfKnown } from '#platform/operation/fields.ts'

/** What narrows a list and a board alike. */
const boardFilters = {
  companyId: IdIfKnown,
  /** An attorney, `me` (for an assistant: the attorney assisted), or `none` while nobody is assigned. */
  attorneyId: z.union([z.enum(['me', 'none']), Id]).optional(),
  /** Those that are not completed. */
  open: z.stringbool().optional(),
  /** Open cases on one of the five steps, from 0. */
  step: z.coerce.number().int().min(0).max(4).optional(),
  /** Open cases in which the law firm is late or has something due this week, which wait for the client, or in which the client has not moved for two weeks. */
  owed: z.enum(['overdue', 'week', 'client', 'stuck']).optional(),
  typeId: IdIfKnown,
  mode: Mode.optional(),
  /** A side it waits for; it may wait for several at once. */
  ball: Ball.optional(),
  due: z.enum(['overdue', 'week', 'month']).optional(),
  search: z.string().trim().max(100).optional(),
  /** Those that a figure of a report counts: what `reports.behind` is asked, as one text. */
  figure: z.string().max(6000).optional(),
}

/** Cases, as a list and as a board. */
export const listOperations = {
  list: query('cases.list', {
    summary: 'Cases the caller may see, a page at a time: by id, or those with a date by what is due next.',
    path: 'GET /api/cases',
    aliases: [
      alias('caseflowApi', 'GET caseflow/getAllCaseflows/{companyId}', { names: caseNames }),
      alias('caseflowApi', 'GET caseflow/getAllCaseflowsByLawFirmId/{lawFirmId}', { names: caseNames }),
      alias('caseflowApi', 'GET caseflowinitiation/getCaseDetailsByPetitionApproved', {
        names: { ...caseNames, filingUserName: 'userName' },
        fixed: { outcome: 'Approved' },
      }),
      alias('caseflowApi', 'GET caseflowinitiation/getCaseDetailsByRfeRespondedOn', {
        names: { ...caseNames, filingUserName: 'userName' },
        fixed: { rfeResponded: 'true' },
      }),
    ],
    can: 'session',
    input: PageInput.extend({
      ...boardFilters,
      lawFirmId: IdIfKnown,
      personId: IdIfKnown,
      /** Whoever works on it, opened it, owns it, or whom it is about. */
      userId: IdIfKnown,
      status: z.coerce.number().int().min(1).max(10).optional(),
      outcome: Outcome.optional(),
      /** Approved cases whose validity ends within so many days: what has to be renewed. */
      expiresWithin: z.coerce.number().int().min(1).max(1000).optional(),
      /** Whether a case that renews it is open. */
      renewal: z.enum(['none', 'open', 'unfiled']).optional(),
      help: z.stringbool().optional(),
      rfeResponded: z.stringbool().optional(),
      /** Who opened it. */
      userName: z.string().max(254).optional(),
      /** The specification's switch; the percentage is always there. */
      calculatePercentageFields: z.string().max(10).optional(),
      sort: z.enum(['-id', 'id', 'due', '-due', 'validUntil', '-validUntil']).default('-id'),
    }),
    output: pageOf(CaseRow.extend({ lcaNumber: z.string() })),
    names: {
      companyId: 'company',
      lawFirmId: 'filter: lawFirm',
      personId: 'filter: person',
      attorneyId: 'filter: user',
      userId: 'filter: user',
      typeId: 'shared: a case type',
    },
  }),
  board: query('cases.board', {
    summary: 'The newest cases of each status, with how many there are.',
    path: 'GET /api/cases/board',
    can: 'case:read',
    input: z.object(boardFilters),
    output: z.object({
      columns: z.array(
        z.object({
          status: z.number(),
          name: z.string(),
          items: z.array(CaseRow),
          more: z.boolean(),
          /** How many there are, up to 1,001. */
          count: z.number(),
        }),
      ),
    }),
    names: { companyId: 'company', attorneyId: 'filter: user', typeId: 'shared: a case type' },
  }),
}
