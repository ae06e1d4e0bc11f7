import { z } from 'zod'
import { caseNames, Options } from '#case-file/cases/case-fields.ts'
import { CaseRow, Mode } from '#case-file/cases/records.ts'
import { TYPE_SWITCHED_OFF } from '#case-types/switched-on.ts'
import { PAYMENT_METHOD_MISSING } from '#identity/users/payment-policy.ts'
import { alias } from '#platform/operation/alias.ts'
import { command, query } from '#platform/operation/contract.ts'
import { Id, IdIfKnown, typedDay } from '#platform/operation/fields.ts'
import { Fees } from '#preparation/fees/contract.ts'
import { SPONSOR_TOO_YOUNG } from '#rules/support/sponsor-age.ts'

export const PETITIONER_MISSING =
  'A petition or affidavit for a relative takes two of one family. Choose the relative it is for, or name who of the family files it.'

/** What a new case is made from. The type by its id or its name; left out, it is the default of specification §9. */
const NewCaseInput = Options.extend({
  companyId: Id.optional(),
  personId: IdIfKnown,
  typeId: IdIfKnown,
  typeName: z.string().max(100).optional(),
  mode: Mode.default('LEGAL'),
  attorneyId: IdIfKnown,
  /** Family members who file with it, in the order of their forms. */
  dependentIds: z.array(Id).max(20).default([]),
  planId: IdIfKnown,
  /** A job of the company that fills in what is asked about the job. */
  templateId: IdIfKnown,
  /** Until when practical training (OPT) lets the person work: kept in their record. */
  optUntil: typedDay('A day as YYYY-MM-DD.').optional(),
  /** The approved case that it renews, as the estimate names it. */
  renewalOfCaseId: IdIfKnown,
  /** The draft that it was made from, which then is none any more. */
  draftId: IdIfKnown,
  /** Only the two types that need no payment method are opened by this call. */
  withoutPayment: z.boolean().default(false),
})

const UNKNOWN_TYPE = { status: 400, message: 'There is no such case type.' } as const

export const newCaseOperations = {
  estimate: query('cases.estimate', {
    summary:
      'What a case, and the cases opened with it, would cost if filed today, and open cases of the same kind for the person.',
    path: 'GET /api/cases/estimate',
    can: 'session',
    input: z.object({
      companyId: Id,
      typeId: Id,
      subType: z.string().max(60).optional(),
      premium: z.stringbool().optional(),
      channel: z.enum(['paper', 'online']).optional(),
      personId: IdIfKnown,
      /** How many family members file along. */
      dependents: z.coerce.number().int().min(0).max(20).default(0),
      /** How many family members could: what one more of them adds is answered for each. */
      family: z.coerce.number().int().min(0).max(20).default(0),
      /** Those family members, first the ones who file along, separated by commas: a child's age decides its fee. */
      familyIds: z
        .string()
        .regex(/^\d{1,12}(,\d{1,12}){0,19}$/, 'Numbers separated by commas.')
        .optional(),
      /** Companion applications by their forms, separated by commas. */
      concurrent: z.string().max(60).optional(),
    }),
    output: Fees.extend({
      /** Cases of this kind that the person has open already. */
      duplicates: z.array(
        z.object({
          id: z.number(),
          number: z.string(),
          statusName: z.string(),
          path: z.string(),
          said: z.string(),
          openedAt: z.string(),
        }),
      ),
      /** What the first, the second … family member adds. */
      familyCents: z.array(z.number()),
      /** Why the first, the second … family member cannot file along; null: nothing speaks against it. */
      familyNever: z.array(z.string().nullable()),
      /** What the record says against this case, one sentence each. */
      speaksAgainst: z.array(z.string()),
      /** Until when the person may work or stay, by everything on record. */
      authorizedUntil: z.string().nullable(),
      /** Since when the person works for the company already, where the case is for who comes from another employer. */
      worksHereSince: z.string().nullable(),
      /** The approved case that this one would renew. */
      renews: z
        .object({ id: z.number(), number: z.string(), path: z.string(), validUntil: z.string().nullable() })
        .nullable(),
    }),
    example: { companyId: 1, typeId: 1 },
    names: { companyId: 'company', personId: 'person', typeId: 'shared: a case type' },
  }),
  open: command('cases.open', {
    summary: 'Opens a case with its forms, and the linked cases of the family.',
    audit: 'Opened a case',
    path: 'POST /api/cases',
    administers: true,
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
      TYPE_SWITCHED_OFF,
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
      PETITIONER_MISSING: { status: 400, message: PETITIONER_MISSING },
      SPONSOR_TOO_YOUNG: { status: 409, message: SPONSOR_TOO_YOUNG },
      NOT_COMING_ALONG: {
        status: 409,
        message: 'Only the spouse and the children of this person file along. Take out everybody else.',
      },
      NOT_FOR_CITIZENS: {
        status: 409,
        message: 'A U.S. citizen needs no immigration status, and an application would be refused.',
      },
      EXTENDED_BY_PETITION: {
        status: 409,
        message: 'The employer extends the stay of this worker with Form I-129; Form I-539 is for the family.',
      },
      RENEWS_ANOTHER: {
        status: 409,
        message:
          'This case does not renew the one named: it is of another kind or person, not approved, or renewed already.',
      },
      NO_JOB: {
        status: 409,
        message: 'This person has no job on record that the template could fill in. Leave the job template empty.',
      },
      BEING_OPENED: {
        status: 409,
        message: 'The same case is being opened at this moment. Look at the list of cases before you open another one.',
      },
      NOT_YOURS_TO_OPEN: { status: 403, message: 'Ask your employer or your attorney to open this kind of case.' },
    },
    example: { companyId: 1, typeId: 11 },
    names: {
      companyId: 'company',
      personId: 'person',
      dependentIds: 'person',
      attorneyId: 'user',
      templateId: 'jobTemplate',
      renewalOfCaseId: 'case',
      draftId: 'unread: only a draft of the caller is forgotten',
      typeId: 'shared: a case type',
      planId: 'shared: a number of the client, no record',
    },
    idempotent: true,
  }),
}
