import { z } from 'zod'
import { withAnswers } from '#case-file/cases/case-fields.ts'
import { GivenAnswers, MASKED_OR_CONFIRMED, REVEALED_AND_CONFIRMED } from '#parties/facts/contract.ts'
import { alias } from '#platform/operation/alias.ts'
import { command, query } from '#platform/operation/contract.ts'
import { Id } from '#platform/operation/fields.ts'
import { SPONSOR_TOO_YOUNG } from '#rules/support/sponsor-age.ts'
import { CaseFormRow, CaseFormView, FormLayout, GeneratedFile, Side } from './records.ts'

/** Which form of a case: by its own id, or by what it is. */
const Which = z.object({
  caseId: Id,
  caseFormId: Id.optional(),
  formId: z.string().max(30).optional(),
  /** Whom a G-28 stands for. */
  side: Side.optional(),
})
const ofForms = (formId: string) => ({ fixed: { formId }, ...withAnswers({ g28Type: 'side' }) })
const g28 = ofForms('g-28')
const i907 = ofForms('i-907')

/**
 * The specification says of these forms only that they are saved, updated and got with their PDF (§7): the calls have
 * the shape of those for the I-907. Each is part of its case's package, so that creating one saves its answers.
 */
const mainForms: Readonly<Record<string, string>> = {
  G1145: 'g-1145',
  I129: 'i-129',
  I130: 'i-130',
  I130A: 'i-130a',
  I131: 'i-131',
  I140: 'i-140',
  I485: 'i-485',
  I485SupJ: 'i-485supj',
  I539: 'i-539',
  I539A: 'i-539a',
  I765: 'i-765',
  I864: 'i-864',
  I9: 'i-9',
  Perm: 'eta-9089',
  PermAppendixA: 'eta-9089-appendix-a',
  PermFinalDetermination: 'eta-9089-final-determination',
}
const ofMainForms = (path: (name: string) => Parameters<typeof alias>[1]) =>
  Object.entries(mainForms).map(([name, formId]) => alias('caseflowApi', path(name), ofForms(formId)))

const Changes = z
  .array(
    z.object({
      subject: z
        .string()
        .regex(/^(company|person|employment|i9|firm|attorney|case)\/[1-9]\d{0,15}$/, 'is not a subject'),
      answers: GivenAnswers,
      version: z.number().int().nonnegative().optional(),
    }),
  )
  .max(20)

const Kind = z.enum(['editable', 'flat']).default('flat')
const FORM_NOT_BUILT = { status: 409, message: 'The product does not fill this form yet.' } as const
const NOT_YOURS = {
  status: 403,
  message: 'Only the person who answers for the forms of this case can do this.',
} as const
const FILED = { status: 409, message: 'This form has been filed; it stays as it is.' } as const
const example = { caseId: 1, formId: 'i-129' }
const ofCase = { caseId: 'case' } as const
const ofForm = { ...ofCase, caseFormId: 'caseForm' } as const

/** The official forms of a case: seen, corrected in place, printed. */
export const caseForms = {
  list: query('caseForms.list', {
    summary: 'The forms of a case in filing order, how far each is, and where its screen is.',
    path: 'GET /api/cases/:caseId/forms',
    can: 'session',
    input: z.object({ caseId: Id }),
    output: z.object({ items: z.array(CaseFormRow) }),
    names: ofCase,
    example: { caseId: 1 },
  }),
  view: query('caseForms.view', {
    summary:
      'One form of a case: what is known, what stands in each field and why, what is missing. Secrets are masked.',
    path: 'GET /api/cases/:caseId/form',
    lookIn: true,
    aliases: [
      alias('caseflowApi', 'GET caseflow/getCaseFlowG28ByCaseId/{caseId}', g28),
      alias('caseflowApi', 'GET caseflow/getCaseFlowI907ByCaseId/{caseId}', i907),
      ...ofMainForms((name) => `GET caseflow/getCaseFlow${name}ByCaseId/{caseId}`),
    ],
    can: 'session',
    input: Which,
    output: CaseFormView,
    names: ofForm,
    example,
  }),
  reveal: command('caseForms.reveal', {
    summary: 'The same with Social Security, passport and A-numbers in full. That somebody looked is on record.',
    audit: 'Viewed a form with its secret numbers in full',
    path: 'POST /api/cases/:caseId/form/reveal',
    can: 'person:reveal',
    input: Which,
    output: CaseFormView,
    confirm: true,
    names: ofForm,
    example,
  }),
  save: command('caseForms.save', {
    summary: 'Saves answers given on a form. They are facts: every other form that needs them changes as well.',
    audit: 'Saved answers on a form',
    path: 'PUT /api/cases/:caseId/form',
    aliases: [
      alias('caseflowApi', 'PUT caseflow/updateCaseFlowg28', g28),
      alias('caseflowApi', 'PUT caseflow/updateCaseFlowI907', i907),
      ...ofMainForms((name) => `POST caseflow/createCaseFlow${name}`),
      ...ofMainForms((name) => `PUT caseflow/updateCaseFlow${name}`),
    ],
    can: 'session',
    input: Which.extend({ changes: Changes.default([]) }),
    /** With what the specification has said once it is saved, where it does. */
    output: CaseFormView.extend({ message: z.string().optional() }),
    refusals: { FILED },
    names: ofForm,
    example: { ...example, changes: [] },
  }),
  add: command('caseForms.add', {
    summary: 'Adds a form to a case, such as a G-28 for the other side or a request for premium processing.',
    audit: 'Added a form to a case',
    path: 'POST /api/cases/:caseId/forms',
    aliases: [
      alias('caseflowApi', 'POST caseflow/createCaseFlowg28', g28),
      alias('caseflowApi', 'POST caseflow/createCaseFlowI907', i907),
    ],
    can: 'session',
    input: z.object({ caseId: Id, formId: z.string().max(30), side: Side.optional(), personId: Id.optional() }),
    output: CaseFormRow,
    refusals: {
      FORM_NOT_BUILT,
      NOT_YOURS,
      PART_OF_ANOTHER: { status: 409, message: 'This form is not added by hand. Open a case of its kind instead.' },
      NO_PREMIUM: { status: 409, message: 'USCIS has no premium processing for an application for residence.' },
      SPONSORS_NOBODY: {
        status: 409,
        message: 'Nobody sponsors oneself: choose the relative who gives the affidavit of support.',
      },
      SPONSOR_TOO_YOUNG: { status: 409, message: SPONSOR_TOO_YOUNG },
      NO_ATTORNEY: {
        status: 409,
        message: 'Nobody represents a do-it-yourself case, so it has no Form G-28. Ask an attorney for help first.',
      },
      SIDE_MISSING: { status: 409, message: 'Say whom the attorney stands for: the employer or the beneficiary.' },
    },
    names: { caseId: 'case', personId: 'person' },
    example: { caseId: 1, formId: 'i-907' },
    idempotent: true,
  }),
  remove: command('caseForms.remove', {
    summary: 'Takes a form out of a case. The answers stay; only the form goes.',
    audit: 'Removed a form from a case',
    path: 'DELETE /api/cases/:caseId/forms/:caseFormId',
    can: 'session',
    input: z.object({ caseId: Id, caseFormId: Id }),
    output: z.object({ items: z.array(CaseFormRow) }),
    refusals: {
      FILED,
      NOT_YOURS,
      PART_OF_PACKAGE: { status: 409, message: 'The case cannot be filed without this form.' },
    },
    names: ofForm,
    example: { caseId: 1, caseFormId: 1 },
  }),
  pdf: command('caseForms.pdf', {
    summary:
      'The form as PDF from the answers of this moment: flat for filing, still editable, or as a sheet of its answers. Without its official blank it is a proof. Without a kind: flat, or a proof where there is no blank. Secret numbers are in full with the right to see them and a fresh password, else masked.',
    audit: 'Downloaded a form as a PDF',
    path: 'POST /api/cases/:caseId/form/pdf',
    aliases: [alias('caseflowApi', 'POST caseflow/g28PdfGeneration', g28)],
    can: 'session',
    input: Which.extend({
      kind: z.enum(['editable', 'flat', 'proof', 'sheet']).optional(),
      addendum: z.boolean().default(false),
    }),
    output: z.unknown(),
    refusals: {
      FORM_NOT_BUILT,
      PROOF_ONLY: {
        status: 409,
        message:
          'The official blank of this form is not in the form library, so there is nothing to file yet. Download the proof instead; once an administrator has added the blank in the Form Library, download the form for filing.',
      },
      NOT_FOR_FILING: {
        status: 409,
        message:
          'The agency does not take this edition of the form, so there is nothing to file. Print it to look at it.',
      },
      ...MASKED_OR_CONFIRMED,
      PREPARED_ELSEWHERE: {
        status: 409,
        message:
          'A PDF prepared elsewhere is in this form’s place, so this copy does not go out. Open that PDF on the filing page.',
      },
      NO_ADDENDUM: { status: 409, message: 'Everything fits onto the form: there is no addendum.' },
    },
    download: true,
    names: ofForm,
    example,
  }),
  generate: command('caseForms.generate', {
    summary: 'Makes the PDF of a form and keeps it with the case.',
    audit: 'Saved the PDF of a form with its case',
    path: 'POST /api/cases/:caseId/form/generate',
    aliases: [
      alias('caseflowApi', 'POST caseflow/g28PdfGenerationNew/{caseId}', g28),
      alias('caseflowApi', 'POST caseflow/i907PdfGeneration/{caseId}', i907),
      ...ofMainForms((name) => `POST caseflow/${name.toLowerCase()}PdfGeneration/{caseId}`),
    ],
    can: 'session',
    input: Which.extend({ kind: Kind, companyId: Id.optional() }),
    output: GeneratedFile,
    refusals: { FORM_NOT_BUILT, FILED },
    names: { caseId: 'case', caseFormId: 'caseForm', companyId: 'company' },
    example,
  }),
  file: query('caseForms.file', {
    summary: 'The PDF that was last made of a form.',
    path: 'GET /api/cases/:caseId/form/file',
    can: 'session',
    input: Which,
    output: z.unknown(),
    refusals: {
      ...REVEALED_AND_CONFIRMED,
      NOT_GENERATED: { status: 409, message: 'No PDF of this form has been made yet.' },
    },
    download: true,
    names: ofForm,
    example,
  }),
  layout: query('caseForms.layout', {
    summary:
      'The pages of a form and where its fields are; proof pages while its official blank is not in the form library.',
    path: 'GET /api/form-layouts/:formId',
    can: 'session',
    input: z.object({ formId: z.string().max(30), edition: z.string().max(20) }),
    output: FormLayout,
    example: { formId: 'i-129', edition: '2026-02-27' },
  }),
  blank: query('caseForms.blank', {
    summary: 'The pages of a form without its fields, for the screen that shows them.',
    path: 'GET /api/form-blanks/:formId',
    can: 'session',
    input: z.object({ formId: z.string().max(30), edition: z.string().max(20) }),
    output: z.unknown(),
    refusals: { NO_BLANK: { status: 404, message: 'The official blank of this form is not in the form library.' } },
    download: true,
    example: { formId: 'i-129', edition: '2026-02-27' },
  }),
}
