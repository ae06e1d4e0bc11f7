import { z } from 'zod'
import { caseNames } from '#case-file/cases/case-fields.ts'
import { alias } from '#platform/operation/alias.ts'
import { command, query } from '#platform/operation/contract.ts'
import { Id, TypedDay } from '#platform/operation/fields.ts'
import { LcaStanding } from './records.ts'

/** An LCA that was asked for under a case, in the words of the specification's calls (§7). */
export const ChildLca = z.object({
  id: z.number(),
  caseId: z.number().nullable(),
  /** The case that rests on it, where there is one: it may be another than it was asked for under. */
  childCaseId: z.number().nullable(),
  companyId: z.number(),
  lcaNumber: z.string(),
  status: LcaStanding,
  jobTitle: z.string(),
  socCode: z.string(),
  workers: z.number().nullable(),
  worksiteCity: z.string(),
  worksiteState: z.string(),
  beginsOn: z.string().nullable(),
  endsOn: z.string().nullable(),
  note: z.string(),
  requestedBy: z.string(),
  creationDate: z.string(),
})
export type ChildLca = z.output<typeof ChildLca>

const asked = {
  jobTitle: z.string().trim().max(200).optional(),
  socCode: z.string().trim().max(10).optional(),
  workers: z.coerce.number().int().min(1, 'At least one worker.').max(10_000).optional(),
  worksiteStreet: z.string().trim().max(200).optional(),
  worksiteCity: z.string().trim().max(120).optional(),
  worksiteState: z.string().trim().max(2).optional(),
  beginsOn: TypedDay.optional(),
  endsOn: TypedDay.optional(),
  note: z.string().trim().max(2000).optional(),
}
const List = z.object({ items: z.array(ChildLca) })
const inSpecification = (call: `${'GET' | 'POST' | 'PUT'} ${string}`) => [
  alias('caseflowApi', call, { names: caseNames }),
]
const asList = (call: `GET ${string}`) => [
  alias('caseflowApi', call, { names: caseNames, answer: ({ items }: z.output<typeof List>) => items }),
]

/** LCA requests and child LCAs, at the specification's addresses and at our own. */
export const childLcas = {
  create: command('childLcas.create', {
    summary: 'Asks for an LCA under a case, such as for a further worksite.',
    audit: 'Asked for a labor condition application',
    path: 'POST /api/cases/:caseId/child-lcas',
    aliases: inSpecification('POST caseflowinitiation/createChildLCA'),
    can: 'lca:post',
    input: z.object({ caseId: Id, ...asked }),
    output: ChildLca,
    example: { caseId: 1, jobTitle: 'Data Engineer', workers: 1 },
    names: { caseId: 'case' },
    idempotent: true,
  }),
  update: command('childLcas.update', {
    summary: 'Changes what an LCA request says; what is left out stays.',
    audit: 'Changed an LCA request',
    path: 'PUT /api/child-lcas/:id',
    aliases: inSpecification('PUT caseflowinitiation/updateChildLCA'),
    can: 'lca:post',
    input: z.object({ id: Id, ...asked }),
    output: ChildLca,
    refusals: {
      ALREADY_FILED: { status: 409, message: 'This LCA went to the Department of Labor. The request stays as it was.' },
    },
    example: { id: 1, workers: 2 },
    names: { id: 'lca' },
  }),
  get: query('childLcas.get', {
    summary: 'One LCA request by its id.',
    path: 'GET /api/child-lcas/:id',
    aliases: inSpecification('GET caseflowinitiation/getChildLCADetailsById/{id}'),
    can: 'lca:read',
    input: z.object({ id: Id }),
    output: ChildLca,
    example: { id: 1 },
    names: { id: 'lca' },
  }),
  ofChildCase: query('childLcas.ofChildCase', {
    summary: 'The LCA that a case rests on.',
    path: 'GET /api/cases/:id/child-lca',
    aliases: inSpecification('GET caseflowinitiation/getChildCaseIdLCADetails/{id}'),
    can: 'lca:read',
    input: z.object({ id: Id }),
    output: ChildLca,
    refusals: { NONE: { status: 404, message: 'This case rests on no LCA yet.' } },
    example: { id: 1 },
    names: { id: 'case' },
  }),
  ofCase: query('childLcas.ofCase', {
    summary: 'The LCAs that were asked for under a case.',
    path: 'GET /api/cases/:id/child-lcas',
    aliases: asList('GET caseflowinitiation/getChildLCADetailsList/{id}'),
    can: 'lca:read',
    input: z.object({ id: Id }),
    output: List,
    example: { id: 1 },
    names: { id: 'case' },
  }),
  ofCompany: query('childLcas.ofCompany', {
    summary: 'The LCAs that were asked for by a company.',
    path: 'GET /api/companies/:id/child-lcas',
    aliases: asList('GET caseflowinitiation/getChildLCADetailsListFromCompanyId/{id}'),
    can: 'lca:read',
    input: z.object({ id: Id }),
    output: List,
    example: { id: 1 },
    names: { id: 'company' },
  }),
  all: query('childLcas.all', {
    summary: 'The newest 200 LCAs that were asked for under a case, of everybody the caller works for.',
    path: 'GET /api/child-lcas',
    aliases: asList('GET caseflowinitiation/getAllChildLCADetails'),
    can: 'lca:read',
    input: z.object({}),
    output: List,
    example: {},
  }),
}
