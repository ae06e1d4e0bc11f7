import { z } from 'zod'
import { command, query } from '#platform/operation/contract.ts'
import { Id, IdIfKnown, TypedDay } from '#platform/operation/fields.ts'
import { kindsOfStep, lawfulReasons, outcomes, wageUnits } from './kinds.ts'
import { RecruitmentOfCase } from './records.ts'

const Day = z
  .union([TypedDay, z.literal('')])
  .nullish()
  .transform((day) => day || null)
const Name = z.string().trim().max(200)
const Cents = z.number().int().positive().max(100_000_000_00).nullable().default(null)

const NO_RECRUITMENT = { status: 409, message: 'Only a PERM case has a recruitment file.' } as const
const FILED = { status: 409, message: 'Form ETA-9089 is filed: the recruitment stays as it was.' } as const
const EMPLOYER_ONLY = {
  status: 403,
  message: 'The employer considers the applicants and signs the report; the law firm may not do it (20 CFR 656.10(b)).',
} as const

export const recruitmentOperations = {
  ofCase: query('recruitment.ofCase', {
    summary: 'The recruitment of a labor certification: wage, steps, applicants, report and the window to file.',
    path: 'GET /api/cases/:id/recruitment',
    can: 'session',
    lookIn: true,
    input: z.object({ id: Id }),
    output: RecruitmentOfCase,
    example: { id: 1 },
    names: { id: 'case' },
  }),
  saveWage: command('recruitment.saveWage', {
    summary: 'Saves the request for the prevailing wage and its determination.',
    audit: 'Saved the prevailing wage of a labor certification',
    path: 'PUT /api/cases/:id/recruitment/wage',
    can: 'session',
    input: z.object({
      id: Id,
      requestedOn: Day,
      number: z.string().trim().max(20).default(''),
      cents: Cents,
      unit: z.enum(wageUnits).default('year'),
      determinedOn: Day,
      validFrom: Day,
      validUntil: Day,
    }),
    output: RecruitmentOfCase,
    refusals: { NO_RECRUITMENT, FILED },
    example: { id: 1, requestedOn: '2026-07-01' },
    names: { id: 'case' },
  }),
  saveStep: command('recruitment.saveStep', {
    summary: 'Adds a recruitment step, or changes one; a notice of filing ends when somebody has taken it down.',
    audit: 'Saved a recruitment step',
    path: 'PUT /api/cases/:id/recruitment/steps',
    can: 'session',
    input: z.object({
      id: Id,
      stepId: IdIfKnown,
      kind: z.enum(kindsOfStep),
      place: Name.default(''),
      from: TypedDay,
      until: Day,
      noSundayEdition: z.boolean().default(false),
      /** What was found in its text; null while nobody has read it. */
      content: z.array(z.string().max(40)).max(10).nullable().default(null),
      lowestWageCents: Cents,
      takenDownBy: Name.default(''),
      /** Replaced by a newer one: it stays in the file and counts no more. */
      leftOut: z.boolean().default(false),
    }),
    output: RecruitmentOfCase,
    refusals: { NO_RECRUITMENT, FILED },
    example: { id: 1, kind: 'Job order', from: '2026-08-03' },
    names: { id: 'case', stepId: 'recruitmentStep' },
  }),
  removeStep: command('recruitment.removeStep', {
    summary: 'Takes a step that was entered by mistake out of the file.',
    audit: 'Removed a recruitment step',
    path: 'DELETE /api/cases/:id/recruitment/steps/:stepId',
    can: 'session',
    input: z.object({ id: Id, stepId: Id }),
    output: RecruitmentOfCase,
    refusals: { NO_RECRUITMENT, FILED },
    example: { id: 1, stepId: 1 },
    names: { id: 'case', stepId: 'recruitmentStep' },
  }),
  prove: command('recruitment.prove', {
    summary: 'Says which document of the case proves a step, or is the résumé of an applicant.',
    audit: 'Added a proof to the recruitment',
    path: 'PUT /api/cases/:id/recruitment/proof',
    can: 'session',
    input: z.object({ id: Id, stepId: IdIfKnown, applicantId: IdIfKnown, documentId: Id.nullable() }),
    output: RecruitmentOfCase,
    refusals: { NO_RECRUITMENT },
    example: { id: 1, stepId: 1, documentId: 1 },
    names: { id: 'case', stepId: 'recruitmentStep', applicantId: 'applicant', documentId: 'document' },
  }),
  saveApplicant: command('recruitment.saveApplicant', {
    summary: 'Enters who applied, in the log of the employer.',
    audit: 'Entered an applicant in the log',
    path: 'PUT /api/cases/:id/recruitment/applicants',
    can: 'session',
    input: z.object({
      id: Id,
      applicantId: IdIfKnown,
      name: z.string().trim().min(1).max(200),
      receivedOn: TypedDay,
      source: Name.default(''),
    }),
    output: RecruitmentOfCase,
    refusals: { NO_RECRUITMENT, FILED },
    example: { id: 1, name: 'Ken Ito', receivedOn: '2026-08-24' },
    names: { id: 'case', applicantId: 'applicant' },
  }),
  consider: command('recruitment.consider', {
    summary: 'The employer says what became of an applicant; a rejection needs a lawful, job-related reason.',
    audit: 'Considered an applicant',
    path: 'PUT /api/cases/:id/recruitment/applicants/:applicantId/outcome',
    can: 'session',
    input: z.object({
      id: Id,
      applicantId: Id,
      contactedOn: Day,
      interviewedOn: Day,
      outcome: z.enum(outcomes).nullable().default(null),
      reason: z.enum(lawfulReasons).nullish(),
      note: z.string().trim().max(1000).default(''),
    }),
    output: RecruitmentOfCase,
    refusals: { NO_RECRUITMENT, FILED, EMPLOYER_ONLY },
    example: { id: 1, applicantId: 1, outcome: 'withdrew' },
    names: { id: 'case', applicantId: 'applicant' },
  }),
  signReport: command('recruitment.signReport', {
    summary: 'The employer signs the recruitment report; what changes afterwards is signed again.',
    audit: 'Signed the recruitment report',
    path: 'PUT /api/cases/:id/recruitment/report/signature',
    can: 'session',
    input: z.object({ id: Id, signedOn: TypedDay, signedBy: z.string().trim().min(1).max(200) }),
    output: RecruitmentOfCase,
    refusals: {
      ...{ NO_RECRUITMENT, FILED, EMPLOYER_ONLY },
      APPLICANTS_OPEN: { status: 409, message: 'First say what became of every applicant.' },
      STEPS_MISSING: { status: 409, message: 'The recruitment is not complete yet: the report comes after it.' },
    },
    example: { id: 1, signedOn: '2026-10-01', signedBy: 'Helen Achebe' },
    names: { id: 'case' },
  }),
  build: command('recruitment.build', {
    summary: 'Has the recruitment report or the audit file made; it becomes a document of the case.',
    audit: 'Asked for a file of the recruitment',
    path: 'POST /api/cases/:id/recruitment/files',
    can: 'session',
    input: z.object({ id: Id, kind: z.enum(['report', 'audit file']) }),
    output: z.object({ ok: z.literal(true) }),
    refusals: { NO_RECRUITMENT },
    example: { id: 1, kind: 'report' },
    names: { id: 'case' },
  }),
}
