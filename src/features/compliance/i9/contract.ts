import { z } from 'zod'
import { PAYMENT_METHOD_MISSING } from '#identity/users/payment-policy.ts'
import { Email, FirstName, LastName } from '#identity/users/rules.ts'
import { MASKED_OR_CONFIRMED } from '#parties/facts/contract.ts'
import { command, query } from '#platform/operation/contract.ts'
import { daysAsTyped, Id, IdIfKnown, typedDay } from '#platform/operation/fields.ts'
import { bundleOperations } from './bundle-contract.ts'
import {
  Bundle,
  EVerify,
  Finding,
  InTraining,
  Notice,
  Row,
  Section2,
  Settings,
  ShownDocument,
  SupplementB,
} from './records.ts'
import { standingOperations } from './standing-contract.ts'

const Day = typedDay('Enter a date.')
const can = 'i9:manage'
const names = { id: 'i9Form' } as const
const example = { id: 1 }
const DESTROYED = {
  status: 409,
  message: 'This form was destroyed: nothing of it is kept but that it existed.',
} as const
const NOT_SIGNED = { status: 409, message: 'The employee has not signed Section 1 yet.' } as const
const NO_SECTION_2 = { status: 409, message: 'Section 2 is not signed yet.' } as const
const DOCUMENTS = { status: 409, message: 'What is entered cannot be accepted as it stands.' } as const
const NO_VIDEO = {
  status: 409,
  message: 'Live video is only for employers in good standing with E-Verify. Look at the originals with the employee.',
} as const
const TOO_MANY = { status: 429, message: 'This link was mailed several times already. Please wait an hour.' } as const

const BEFORE_OFFER = { status: 409, message: 'The first day of work lies before the offer was accepted.' } as const

const Word = (most: number) => z.string().trim().min(1, 'Field is required').max(most)
const Begun = z.object({
  firstDay: Day,
  offerAcceptedOn: Day.nullish(),
  shortJob: z.boolean().default(false),
  email: Email,
})

/** A form as whoever keeps it reads it; without its contents for a law firm that the employee did not let in. */
export const Details = z.object({
  row: Row,
  offerAcceptedOn: z.string().nullable(),
  shortJob: z.boolean(),
  email: z.string(),
  section1On: z.string().nullable(),
  section1Late: z.boolean(),
  section2DueOn: z.string(),
  section2On: z.string().nullable(),
  receiptDueOn: z.string().nullable(),
  reverify: z.enum(['never', 'on', 'unknown']),
  reverifyOn: z.string().nullable(),
  /** Until when the roster says that work may go on; shown beside what the form says, never instead of it. */
  mayWorkUntil: z.string().nullable(),
  toldOn: z.string().nullable(),
  everify: EVerify.nullable(),
  video: z.boolean(),
  usesEVerify: z.boolean(),
  firmMayRead: z.boolean(),
  destroyedAt: z.string().nullable(),
  /** Null: the reader may not see it. */
  content: z.unknown().nullable(),
  events: z.array(z.object({ at: z.string(), who: z.string(), what: z.string() })),
  findings: z.array(Finding.omit({ forms: true })),
  signer: z.object({ name: z.string(), title: z.string(), employer: z.string(), address: z.string() }),
  may: z.object({ manage: z.boolean(), destroy: z.boolean() }),
})
export type Details = z.output<typeof Details>

/** Form I-9 as the employer keeps it: one for each hire. */
export const i9 = {
  dashboard: query('i9.dashboard', {
    summary: 'Every Form I-9 with what is late, due, ending and kept; what an audit finds; the last bundle.',
    path: 'GET /api/i9',
    can: 'i9:read',
    input: z.object({ companyId: IdIfKnown }),
    output: z.object({
      rows: z.array(Row),
      findings: z.array(Finding),
      /** Null: the reader does not see what an audit looks at. */
      audited: z.number().nullable(),
      notices: z.array(Notice),
      bundle: Bundle.nullable(),
      settings: Settings.nullable(),
      inTraining: z.array(InTraining),
      may: z.object({ manage: z.boolean(), documents: z.boolean() }),
    }),
    names: { companyId: 'company' },
  }),
  get: query('i9.get', {
    summary: 'One Form I-9 with its history; its contents for the employer, the employee, and the law firm by consent.',
    path: 'GET /api/i9/:id',
    can: 'i9:read',
    lookIn: true,
    input: z.object({ id: Id }),
    output: Details,
    example,
    names,
  }),
  start: command('i9.start', {
    summary: 'Starts Form I-9 of a hire and mails the employee the link to Section 1.',
    audit: 'Started a Form I-9',
    path: 'POST /api/i9',
    can,
    input: Begun.extend({ employmentId: Id }),
    output: z.object({ id: z.number() }),
    refusals: {
      ALREADY: { status: 409, message: 'There is a Form I-9 of this hire already.' },
      BEFORE_OFFER,
    },
    example: { employmentId: 1, firstDay: '2026-11-16', email: 'grace.park@northwind.example' },
    names: { employmentId: 'employment' },
    idempotent: true,
  }),
  hire: command('i9.hire', {
    summary: 'Somebody new with the employment and its Form I-9 at once; what is refused leaves nothing behind.',
    audit: 'Hired somebody and started a Form I-9',
    path: 'POST /api/i9/hires',
    can,
    input: Begun.extend({ firstName: FirstName, lastName: LastName, jobTitle: Word(200) }),
    output: z.object({ id: z.number() }),
    refusals: {
      BEFORE_OFFER,
      PAYMENT_METHOD_MISSING,
      PERSON_EXISTS: { status: 409, message: 'Somebody with this e-mail address works here already.' },
    },
    example: {
      ...{ firstName: 'Grace', lastName: 'Park', jobTitle: 'Data Analyst' },
      ...{ firstDay: '2026-11-16', email: 'grace.park@northwind.example' },
    },
    names: {},
    idempotent: true,
  }),
  sendLink: command('i9.sendLink', {
    summary: 'Mails a new link to Section 1, or once it is signed to correct it; the one before ends.',
    audit: 'Mailed the link to Section 1 of a Form I-9',
    path: 'POST /api/i9/:id/link',
    can,
    input: z.object({ id: Id, email: Email.optional() }),
    output: Details,
    refusals: { DESTROYED, TOO_MANY },
    example,
    names,
  }),
  section2: command('i9.section2', {
    summary: 'Signs Section 2: one of List A, or one of B and one of C, as the employee chose, with today’s date.',
    audit: 'Signed Section 2 of a Form I-9',
    path: 'POST /api/i9/:id/section-2',
    personOnly: true,
    can,
    input: Section2.extend({ id: Id, signature: z.string().trim().min(1, 'Type your full name to sign.').max(200) }),
    output: Details,
    refusals: {
      ...{ DESTROYED, NOT_SIGNED, DOCUMENTS, NO_VIDEO },
      SIGNED: { status: 409, message: 'Section 2 is signed. What is wrong in it is corrected, not written anew.' },
      TOO_EARLY: { status: 409, message: 'Section 2 is signed once the offer is accepted, not before.' },
      SAY_WHY: { status: 400, message: 'The form is late. Say why; the note stays with the form.' },
      COPIES: { status: 409, message: 'After a live video keep copies of both sides of each document.' },
    },
    example: {
      ...example,
      documents: [
        {
          list: 'A',
          title: 'U.S. Passport',
          authority: 'U.S. Department of State',
          number: '1',
          expiresOn: '2030-01-01',
        },
      ],
      signerName: 'Lucía ROMERO',
      signerTitle: 'HR manager',
      signature: 'Lucía Romero',
    },
    names,
  }),
  replacement: command('i9.replacement', {
    summary: 'Records the document that a receipt stood for.',
    audit: 'Recorded the document behind a receipt',
    path: 'POST /api/i9/:id/replacement',
    personOnly: true,
    can,
    input: z.object({ id: Id, document: ShownDocument }),
    output: Details,
    refusals: {
      ...{ DESTROYED, DOCUMENTS },
      NO_RECEIPT: { status: 409, message: 'No receipt of this form waits for its document.' },
      ANOTHER_RECEIPT: {
        status: 409,
        message: 'A receipt is followed by the document itself, not by a second receipt.',
      },
    },
    example: {
      ...example,
      document: { list: 'C', title: 'Social Security Card', authority: 'SSA', number: '1', expiresOn: null },
    },
    names,
  }),
  supplementB: command('i9.supplementB', {
    summary: 'Adds a block of Supplement B: a reverification, a rehire within three years, or a change of name.',
    audit: 'Added to Supplement B of a Form I-9',
    path: 'POST /api/i9/:id/supplement-b',
    personOnly: true,
    can,
    input: SupplementB.extend({ id: Id, signature: z.string().trim().min(1, 'Type your full name to sign.').max(200) }),
    output: Details,
    refusals: {
      ...{ DESTROYED, NO_SECTION_2, DOCUMENTS, NO_VIDEO },
      NEVER: {
        status: 409,
        message: 'This employee is never reverified. Asking again would be an unfair documentary practice.',
      },
      NEEDS_DOCUMENT: { status: 400, message: 'Enter the document the employee chose to show.' },
      LIST_B: { status: 409, message: 'Identity is not shown again: enter a document of List A or C.' },
      NEEDS_NAME: { status: 400, message: 'Last name: enter the new one.' },
      NEEDS_REHIRE: { status: 400, message: 'Rehired on: enter the day.' },
      NEW_FORM: {
        status: 409,
        message: 'More than three years after the original form a rehire needs a new Form I-9.',
      },
    },
    example: {
      ...example,
      kind: 'name change',
      familyName: 'KAPOOR',
      signerName: 'Lucía ROMERO',
      signature: 'L. Romero',
    },
    names,
  }),
  correct: command('i9.correct', {
    summary: 'Corrects Section 2: what stood there stays visible, with initials and today’s date.',
    audit: 'Corrected a Form I-9',
    path: 'POST /api/i9/:id/corrections',
    personOnly: true,
    can,
    input: z.object({
      id: Id,
      field: z.string().max(60),
      value: z.string().trim().max(600),
      initials: z.string().trim().min(1, 'Enter your initials.').max(6),
      reason: z.string().trim().max(300).default(''),
    }),
    output: Details,
    refusals: {
      ...{ DESTROYED, NO_SECTION_2 },
      NOT_A_FIELD: { status: 400, message: 'Choose what of Section 2 is corrected. Section 1 is the employee’s.' },
      BAD_DATE: { status: 400, message: 'Enter the date as MM-DD-YYYY, or leave it empty for no end.' },
      SAME: { status: 409, message: 'That is what stands there already.' },
    },
    example: { ...example, field: 'documents.0.authority', value: 'SSA', initials: 'LR' },
    names,
  }),
  tell: command('i9.tell', {
    summary: 'Tells the employee that the authorization on the form ends and that they choose what to show.',
    audit: 'Announced a reverification to an employee',
    path: 'POST /api/i9/:id/tell',
    can,
    input: z.object({ id: Id }),
    output: Details,
    refusals: { DESTROYED, NOTHING_ENDS: { status: 409, message: 'Nothing of this form is reverified.' } },
    example,
    names,
  }),
  everify: command('i9.everify', {
    summary: 'Keeps what E-Verify shows, entered by hand; nothing is sent to it.',
    audit: 'Recorded an E-Verify case',
    path: 'POST /api/i9/:id/everify',
    can,
    input: EVerify.extend({ id: Id }).check(daysAsTyped),
    output: Details,
    refusals: { DESTROYED, NO_SECTION_2 },
    example: { ...example, caseNumber: '2026320123456AB', openedOn: '2026-11-19', result: 'open' },
    names,
  }),
  destroy: command('i9.destroy', {
    summary: 'Destroys the contents of a form that is past its keeping date. A person decides it; no job does.',
    audit: 'Destroyed a Form I-9',
    path: 'POST /api/i9/:id/destroy',
    can,
    confirm: true,
    input: z.object({ id: Id }),
    output: z.object({ id: z.number() }),
    refusals: {
      DESTROYED,
      STILL_KEPT: { status: 409, message: 'The law asks to keep this form longer.' },
      HELD: { status: 409, message: 'Nothing is destroyed while a notice is open.' },
    },
    example,
    names,
  }),
  saveSettings: command('i9.saveSettings', {
    summary: 'What the company does alike for everybody: E-Verify, live video, copies, days it is open.',
    audit: 'Changed how the company keeps Form I-9',
    path: 'PUT /api/i9/settings',
    can,
    input: Settings.check(daysAsTyped),
    output: Settings,
    example: {},
  }),
  pdf: query('i9.pdf', {
    summary:
      'The official form of a record with its supplements, corrections and history; numbers masked for who may not see them.',
    path: 'GET /api/i9/:id/pdf',
    can: 'i9:read',
    lookIn: true,
    input: z.object({ id: Id }),
    output: z.unknown(),
    download: true,
    refusals: {
      ...MASKED_OR_CONFIRMED,
      DESTROYED,
      NOT_YOURS: { status: 403, message: 'The employee has not agreed that you see this form.' },
    },
    example,
    names,
  }),
  ...bundleOperations,
  ...standingOperations,
}
