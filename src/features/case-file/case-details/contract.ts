import { z } from 'zod'
import { byCaseId, caseNames, Options } from '#case-file/cases/case-fields.ts'
import { CaseRow } from '#case-file/cases/records.ts'
import { alias } from '#platform/operation/alias.ts'
import { command, query } from '#platform/operation/contract.ts'
import { Id, TypedDay, Version } from '#platform/operation/fields.ts'
import { CaseDetails } from './records.ts'

/** One case, and what was chosen for it. */
export const detailsOperations = {
  get: query('cases.get', {
    summary: 'One case with everything of its details screen.',
    path: 'GET /api/cases/:id',
    aliases: [
      alias('caseflowApi', 'GET caseflow/getCaseflow/{id}', { names: caseNames }),
      alias('caseflowApi', 'GET caseflowinitiation/getCaseDetails/{id}', { names: caseNames }),
    ],
    can: 'session',
    input: z.object({ id: Id }),
    output: CaseDetails,
    example: { id: 1 },
    names: { id: 'case' },
  }),
  update: command('cases.update', {
    summary: 'Changes what was chosen for a case; its forms follow. Never changes the status.',
    audit: 'Changed the options of a case',
    path: 'PUT /api/cases/:id',
    aliases: [alias('caseflowApi', 'PUT caseflow/updateCase', byCaseId(caseNames))],
    can: 'session',
    input: Options.extend({ id: Id, priorityDate: TypedDay.nullable().optional(), version: Version }),
    output: CaseRow,
    refusals: {
      SUB_TYPE_UNKNOWN: { status: 400, message: 'This case type has no such sub-type.' },
      NOT_YOURS: { status: 403, message: 'Only those who prepare the case can choose this.' },
    },
    example: { id: 1, premium: true },
    names: { id: 'case' },
  }),
}
