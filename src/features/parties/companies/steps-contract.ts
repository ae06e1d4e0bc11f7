import { z } from 'zod'
import { emailTaken } from '#formats/email.ts'
import { Email } from '#identity/users/rules.ts'
import { alias, type Names } from '#platform/operation/alias.ts'
import { command } from '#platform/operation/contract.ts'
import { IdIfKnown } from '#platform/operation/fields.ts'
import { CompanyProfile, CompanyStep, Credentials, notMatched, passwordsMatch } from './records.ts'
import { asEmployer, companyNames } from './spec-names.ts'

const EMAIL_TAKEN = { status: 409, message: emailTaken } as const

const userNames: Names = {
  emailId: 'email',
  userId: 'userName',
  employerName: 'name',
  employerCode: 'code',
  companyAutoId: 'companyId',
}

/** The account chain step by step (decisions §10): a second call with the same e-mail answers the existing record. */
export const companySteps = {
  save: command('companies.save', {
    summary: 'Changes the company that is named by its id; without one, adds a company that has no user yet.',
    audit: 'Saved a company',
    path: 'POST /api/companies/save',
    aliases: [alias('loginapi', 'POST api/saveCorporateDetails', { names: companyNames, answer: asEmployer })],
    can: 'company:edit',
    input: CompanyStep,
    output: CompanyProfile,
    refusals: { EMAIL_TAKEN },
    example: { name: 'Example Widgets Inc' },
    names: { id: 'company', lawFirmId: 'lawFirm', attorneyId: 'user' },
  }),
  add: command('companies.add', {
    summary: 'Adds a company that has no user yet: the first step of the chain.',
    audit: 'Added a company without users',
    path: 'POST /api/companies/add',
    personOnly: true,
    aliases: [alias('loginapi', 'POST api/addNewCompanyDetails', { names: companyNames, answer: asEmployer })],
    can: 'company:create',
    input: CompanyStep.omit({ id: true, version: true }),
    output: CompanyProfile,
    refusals: { EMAIL_TAKEN },
    example: { name: 'Example Widgets Inc' },
    names: { lawFirmId: 'lawFirm', attorneyId: 'user' },
    idempotent: true,
  }),
  addUser: command('companies.addUser', {
    summary: 'Gives a company without users its first administrator and mails the activation link: the second step.',
    audit: 'Created the first administrator of a company',
    path: 'POST /api/companies/add-user',
    personOnly: true,
    aliases: [alias('loginapi', 'POST api/addNewCreateCorporateUserDetails', { names: userNames })],
    can: 'company:create',
    input: Credentials.extend({
      email: Email,
      companyId: IdIfKnown,
      code: z.string().trim().max(60).optional(),
    }).refine(passwordsMatch, notMatched),
    output: z.object({
      id: z.number(),
      userName: z.string(),
      email: z.string(),
      roleId: z.number(),
      companyId: z.number().nullable(),
      status: z.string(),
    }),
    refusals: {
      EMAIL_TAKEN,
      REFUSED: { status: 400, message: 'Password Policy error' },
      HAS_ACCOUNT: { status: 409, message: 'This company has its account. Its administrator adds further users.' },
    },
    example: { email: 'hr@widgets.visacare.example', companyId: 1 },
    names: { companyId: 'company' },
  }),
}
