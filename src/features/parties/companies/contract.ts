import { z } from 'zod'
import { emailTaken } from '#formats/email.ts'
import { PageInput, pageOf } from '#platform/database/pages.ts'
import { exportOf } from '#platform/export/export-of.ts'
import { alias } from '#platform/operation/alias.ts'
import { command, query } from '#platform/operation/contract.ts'
import { Activity, Id, IdIfKnown } from '#platform/operation/fields.ts'
import { ChangedCompany, CompanyProfile, CompanyRow, NewCompany, Subscription } from './records.ts'
import { companySignature } from './signature-contract.ts'
import { asEmployer, asEmployers, companyNames, employerNames } from './spec-names.ts'
import { companySteps } from './steps-contract.ts'

const EMAIL_TAKEN = { status: 409, message: emailTaken } as const
const REFUSED = { status: 400, message: 'Password Policy error' } as const

export const COMPANY_SELECTED = {
  status: 409,
  message: 'You work in a selected company. Go back to your own work first; then create the new one.',
} as const

const Filter = PageInput.extend({
  lawFirmId: IdIfKnown,
  status: Activity.optional(),
  subscription: Subscription.optional(),
  sort: z.enum(['name', '-name', 'id', '-id']).default('name'),
})

/** Keeping companies: who our clients are and what is known about them. */
export const keepCompanies = {
  list: query('companies.list', {
    summary: 'Companies the caller may see, a page at a time.',
    path: 'GET /api/companies',
    can: 'company:read',
    input: Filter,
    output: pageOf(CompanyRow),
    names: { lawFirmId: 'lawFirm' },
  }),
  listProfiles: query('companies.listProfiles', {
    summary: 'Companies the caller may see with their whole profiles, a page at a time.',
    path: 'GET /api/companies/profiles',
    aliases: [
      alias('formtypesApi', 'GET vmCompanyProfileDetails/getAllVmCompanyProfileDetails', {
        names: employerNames,
        answer: asEmployers,
      }),
      alias('loginapi', 'GET api/getallCompanyAdditionalDetails', { names: companyNames, answer: asEmployers }),
    ],
    can: 'company:read',
    input: Filter,
    output: pageOf(CompanyProfile),
    names: { lawFirmId: 'lawFirm' },
  }),
  get: query('companies.get', {
    summary: 'The profile of a company: what is known, what follows from it, and the numbers used.',
    path: 'GET /api/companies/:id',
    aliases: [
      alias('formtypesApi', 'GET formtypes/getVmCompanyProfileDetailsById/{id}', {
        names: employerNames,
        answer: asEmployer,
      }),
      alias('loginapi', 'GET api/getCompanyDetails/{id}', { names: companyNames, answer: asEmployer }),
    ],
    can: 'company:read',
    input: z.object({ id: Id }),
    output: CompanyProfile,
    example: { id: 1 },
    names: { id: 'company' },
  }),
  history: query('companies.history', {
    summary: 'What was answered about a company, by whom and when, newest first.',
    path: 'GET /api/companies/:id/history',
    can: 'company:read',
    input: z.object({ id: Id, fact: z.string().max(100).optional() }),
    output: z.object({
      items: z.array(
        z.object({
          label: z.string(),
          fact: z.string(),
          source: z.string(),
          before: z.unknown(),
          after: z.unknown(),
          at: z.string(),
          byName: z.string().nullable(),
        }),
      ),
    }),
    example: { id: 1 },
    names: { id: 'company' },
  }),
  emailTaken: query('companies.emailTaken', {
    summary: 'Whether an address has a company or an account already; asked as the creator leaves the field.',
    path: 'GET /api/companies/email-taken',
    can: 'company:create',
    input: z.object({ email: z.string().trim().min(1).max(254) }),
    output: z.object({ taken: z.boolean() }),
    example: { email: 'nobody@visacare.example' },
  }),
  create: command('companies.create', {
    summary:
      'Creates a company with its first administrator and mails the activation link, in one transaction. A password given here works once.',
    audit: 'Created a company with its first administrator',
    path: 'POST /api/companies',
    aliases: [
      alias('formtypesApi', 'POST formtypes/createVmCompanyProfile', {
        names: employerNames,
        answer: asEmployer,
      }),
    ],
    can: 'company:create',
    input: NewCompany,
    output: CompanyProfile.extend({ message: z.string() }),
    refusals: { EMAIL_TAKEN, REFUSED, COMPANY_SELECTED },
    example: { name: 'Example Widgets Inc', email: 'hr@widgets.visacare.example', phone: '(212) 555-0100' },
    names: { lawFirmId: 'lawFirm', attorneyId: 'user' },
    idempotent: true,
  }),
  update: command('companies.update', {
    summary: 'Changes a company; what is left out stays.',
    audit: 'Changed a company',
    path: 'PUT /api/companies/:id',
    aliases: [
      alias('formtypesApi', 'PUT formtypes/updateVmCompanyProfile', {
        names: employerNames,
        answer: asEmployer,
      }),
    ],
    can: 'company:edit',
    input: ChangedCompany,
    output: CompanyProfile,
    refusals: {
      EMAIL_TAKEN,
      PLAN_NOT_ALLOWED: { status: 403, message: 'Subscription and DIY access are set by VisaCare or your law firm.' },
    },
    example: { id: 1, city: 'Boston' },
    names: { id: 'company' },
  }),
  changeStatus: command('companies.changeStatus', {
    summary: 'Switches a company off or on; an inactive one keeps its records and cannot be selected.',
    audit: 'Activated or deactivated a company',
    path: 'POST /api/companies/:id/status',
    can: 'company:status',
    input: z.object({ id: Id, status: Activity }),
    output: CompanyRow,
    refusals: { PROVIDER: { status: 409, message: 'This is the provider’s own company.' } },
    example: { id: 1, status: 'Inactive' },
    names: { id: 'company' },
  }),
  setTransactionDetails: command('companies.setTransactionDetails', {
    summary: 'Notes that a payment method of the company is there, or is not any more.',
    audit: 'Recorded whether a company has a payment method',
    path: 'POST /api/companies/:id/transaction-details',
    personOnly: true,
    can: 'company:payment',
    input: z.object({ id: Id, added: z.boolean() }),
    output: CompanyRow,
    example: { id: 1, added: true },
    names: { id: 'company' },
  }),
}

export const companies = { ...keepCompanies, ...companySteps, ...companySignature }

export const companyExports = {
  companies: exportOf('exports.companies', companies.list, 'Companies', 'Exported companies'),
}
