import { z } from 'zod'
import { PageInput, pageOf } from '#platform/database/pages.ts'
import { alias } from '#platform/operation/alias.ts'
import { command, query } from '#platform/operation/contract.ts'
import { Id, IdIfKnown } from '#platform/operation/fields.ts'
import { AssignedCompany, CompanyAttorney } from './records.ts'

/** One id or several. */
const Ids = z.union([Id.transform((id) => [id]), z.array(Id).min(1).max(200)])

const Pairs = z.object({ attorneyIds: Ids, companyIds: Ids })
const Done = z.object({ changed: z.number() })

const OTHER_FIRM = {
  status: 409,
  message: 'These companies are not all clients of the firm of these attorneys.',
} as const

/** Which attorney works for which company. */
export const assignments = {
  companies: query('attorneys.companies', {
    summary: 'Companies with the attorneys who work for them; an attorney sees those assigned, an assistant the same.',
    path: 'GET /api/attorneys/companies',
    can: 'attorney:read',
    input: PageInput.extend({
      lawFirmId: IdIfKnown,
      attorneyId: IdIfKnown,
      /** `nobody`: companies that wait for an attorney; `noFirm`: those without a law firm. */
      without: z.enum(['nobody', 'noFirm']).optional(),
      sort: z.enum(['name', '-name']).default('name'),
    }),
    output: pageOf(AssignedCompany),
    names: { lawFirmId: 'lawFirm', attorneyId: 'user' },
  }),
  ofCompany: query('attorneys.ofCompany', {
    summary: 'Who stands for a company: its law firm, and the attorneys who work for it.',
    path: 'GET /api/companies/:companyId/attorneys',
    aliases: [
      alias('loginapi', 'GET api/getAttorneyDetailsByCompanyId/{companyId}', {
        names: {
          ...{ companyAutoId: 'companyId', emailId: 'email', lawfirmId: 'lawFirmId' },
          ...{ first_name: 'firstName', last_name: 'lastName' },
        },
      }),
    ],
    can: 'representation:read',
    input: z.object({ companyId: Id }),
    output: z.object({
      companyId: z.number(),
      companyName: z.string(),
      lawFirmId: z.number().nullable(),
      lawFirmName: z.string().nullable(),
      items: z.array(CompanyAttorney),
    }),
    example: { companyId: 1 },
    names: { companyId: 'company' },
  }),
  representations: query('attorneys.representations', {
    summary: 'Which law firm stood for a company, from when until when; the present one first.',
    path: 'GET /api/companies/:companyId/representations',
    can: 'representation:read',
    input: z.object({ companyId: Id }),
    output: z.object({
      items: z.array(
        z.object({
          id: z.number(),
          lawFirmId: z.number(),
          lawFirmName: z.string(),
          startedAt: z.string(),
          endedAt: z.string().nullable(),
        }),
      ),
    }),
    example: { companyId: 1 },
    names: { companyId: 'company' },
  }),
  assign: command('attorneys.assign', {
    summary: 'Lets attorneys work for companies that their firm represents.',
    audit: 'Assigned attorneys to companies',
    path: 'POST /api/attorneys/assignments',
    can: 'attorney:assign',
    input: Pairs,
    output: Done,
    refusals: {
      OTHER_FIRM,
      INACTIVE: {
        status: 409,
        message: 'An attorney who cannot sign in takes no companies. Activate the account first.',
      },
    },
    example: { attorneyIds: [1], companyIds: [1] },
    names: { attorneyIds: 'user', companyIds: 'company' },
  }),
  unassign: command('attorneys.unassign', {
    summary: 'Takes companies from attorneys; they and their assistants lose sight of them at once.',
    audit: 'Removed attorneys from companies',
    path: 'POST /api/attorneys/assignments/end',
    can: 'attorney:assign',
    input: Pairs,
    output: Done,
    example: { attorneyIds: [1], companyIds: [1] },
    names: { attorneyIds: 'user', companyIds: 'company' },
  }),
}
