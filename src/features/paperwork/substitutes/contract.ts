import { z } from 'zod'
import { REVEALED_AND_CONFIRMED } from '#parties/facts/contract.ts'
import type { UploadedFile } from '#platform/operation/context.ts'
import { command, query } from '#platform/operation/contract.ts'
import { Id, TypedDay } from '#platform/operation/fields.ts'

/** Something the PDF says otherwise than the case. */
export const Difference = z.object({
  /** 'person/12:person.familyName' */
  key: z.string(),
  fact: z.string(),
  label: z.string(),
  /** The form's item that asks for it, and where it is answered. */
  item: z.string(),
  to: z.string(),
  /** Empty where the PDF does not show it at all. */
  inPdf: z.string(),
  inCase: z.string(),
  /** Who is right, once somebody has said so; 'same': what VisaCare did not find in the PDF stands there. */
  right: z.enum(['case', 'pdf', 'same']).nullable(),
})
export type Difference = z.output<typeof Difference>

/** The agency's own filled PDF, offered for a form of a case or in its place. */
export const Substitute = z.object({
  id: z.number(),
  caseFormId: z.number(),
  fileName: z.string(),
  /** ISO; empty while the PDF prints none and nobody has said it. */
  edition: z.string(),
  /** The form library knows that it is taken; of another one somebody confirms that the agency shows it. */
  editionKnown: z.boolean(),
  /** Whether the PDF says which form it is. */
  formRead: z.boolean(),
  /** Whether names and numbers could be looked for in it. */
  wordsRead: z.boolean(),
  /** What was read in its own box and agrees with the case, and what could not be read there: 'Family name (2.1.a)'. */
  agreed: z.array(z.string()),
  unread: z.array(z.string()),
  pages: z.number(),
  differences: z.array(Difference),
  offeredByName: z.string(),
  offeredAt: z.string(),
  attestedByName: z.string(),
  attestedAt: z.string().nullable(),
  withdrawnAt: z.string().nullable(),
})
export type Substitute = z.output<typeof Substitute>

/** A form of the package that needs a PDF prepared elsewhere, or has one. */
export const ElsewhereForm = z.object({
  caseFormId: z.number(),
  formId: z.string(),
  /** 'Form G-28 (employer)' */
  name: z.string(),
  personName: z.string(),
  /** Why VisaCare's own cannot be filed; empty where it can. */
  reason: z.string(),
  substitute: Substitute.nullable(),
})
export type ElsewhereForm = z.output<typeof ElsewhereForm>

export const MOST_SUBSTITUTE_BYTES = 20 * 1024 * 1024

const ALREADY_FILED = { status: 409, message: 'This case was filed. What was sent stays as it is.' } as const
const OLD_EDITION = {
  status: 409,
  message: 'The agency does not take this edition any more. Download the current form from its site.',
} as const
const NOT_YET_TAKEN = { status: 409, message: 'The agency does not take this edition yet.' } as const
const SETTLED = { status: 409, message: 'This PDF is in the form’s place already, or it was withdrawn.' } as const
const one = { example: { id: 1, substituteId: 1 }, names: { id: 'case', substituteId: 'substitute' } } as const
const Which = z.object({ id: Id, substituteId: Id })

/** The agency's own filled PDF in the place of a form that VisaCare cannot write for filing. */
export const substituteOperations = {
  list: query('substitutes.list', {
    summary: 'The forms of a case that need a PDF prepared elsewhere, or have one in their place.',
    path: 'GET /api/cases/:id/form-substitutes',
    can: 'session',
    lookIn: true,
    input: z.object({ id: Id }),
    output: z.object({
      items: z.array(ElsewhereForm),
      /** Whether the caller may put one in its place, or take it out. */
      mayEdit: z.boolean(),
      /** Whether the caller may open one, also after it was filed. */
      mayOpen: z.boolean(),
    }),
    example: { id: 1 },
    names: { id: 'case' },
  }),
  offer: command('substitutes.offer', {
    summary:
      'Takes the agency’s own filled PDF for a form of a case. Form, edition, pages and names are checked; it counts once somebody has confirmed it.',
    audit: 'Uploaded a form prepared elsewhere',
    path: 'POST /api/cases/:id/forms/:caseFormId/substitute',
    can: 'session',
    input: z.object({ id: Id, caseFormId: Id, file: z.custom<UploadedFile>() }),
    output: Substitute,
    refusals: {
      ALREADY_FILED,
      OLD_EDITION,
      NOT_YET_TAKEN,
      IN_USE: {
        status: 409,
        message: 'A PDF prepared elsewhere is in this form’s place already. Withdraw it first.',
      },
      NOT_READABLE: {
        status: 409,
        message: 'This PDF can’t be read. Save it again without a password and upload that file.',
      },
      WRONG_FORM: { status: 409, message: 'This PDF is another form.' },
      PROOF_PAGES: { status: 409, message: 'These are VisaCare’s proof pages. They cannot be filed.' },
      PAGES_MISSING: { status: 409, message: 'This PDF has fewer pages than its edition.' },
      OTHER_PERSON: { status: 409, message: 'This PDF is about somebody else.' },
    },
    names: { id: 'case', caseFormId: 'caseForm' },
    upload: { maxBytes: MOST_SUBSTITUTE_BYTES },
    ownTransactions: true,
  }),
  answer: command('substitutes.answer', {
    summary:
      'Says who is right where the PDF and the case differ: the case, and the PDF has to be replaced; or the PDF. What VisaCare did not find in the PDF stands there (“same”), or the PDF has to be replaced.',
    audit: 'Decided whether the case or a form prepared elsewhere is right',
    path: 'PUT /api/cases/:id/form-substitutes/:substituteId/differences',
    can: 'session',
    input: Which.extend({ key: z.string().max(200), right: z.enum(['case', 'pdf', 'same']) }),
    output: Substitute,
    refusals: {
      ALREADY_FILED,
      SETTLED,
      NOT_SHOWN: {
        status: 409,
        message: 'VisaCare did not find this in the PDF. Look there and say whether it agrees with the case.',
      },
      SHOWN: { status: 409, message: 'The PDF says otherwise here. Say which one is right.' },
      NO_DIFFERENCE: { status: 404, message: 'The PDF and the case do not differ here.' },
    },
    ...one,
    example: { ...one.example, key: 'person/1:person.familyName', right: 'pdf' },
  }),
  attest: command('substitutes.attest', {
    summary:
      'Puts the PDF in the form’s place: somebody confirms that it is the current form, checked against the case.',
    audit: 'Put a form prepared elsewhere in the place of a form',
    path: 'POST /api/cases/:id/form-substitutes/:substituteId/attestation',
    can: 'session',
    personOnly: true,
    input: Which.extend({
      /** “I prepared this on the current form from uscis.gov and checked it against the case.” */
      checked: z.literal(true),
      /** As printed on the form, where it could not be read. */
      edition: TypedDay.optional(),
      /** The agency’s site shows this edition today; asked where the form library does not know it. */
      editionSeen: z.boolean().default(false),
      /** It is the form it stands for; asked where its print does not say so. */
      formSeen: z.boolean().default(false),
      /** Somebody compared what could not be read; asked where anything could not. */
      compared: z.boolean().default(false),
    }),
    output: Substitute,
    refusals: {
      ALREADY_FILED,
      SETTLED,
      OLD_EDITION,
      NOT_YET_TAKEN,
      DIFFERENCES_OPEN: { status: 409, message: 'Say first who is right where the PDF and the case differ.' },
      PDF_WRONG: { status: 409, message: 'You said that the case is right. Correct the PDF and upload it again.' },
      EDITION_MISSING: { status: 400, message: 'Enter the edition as it is printed at the foot of the form.' },
      EDITION_UNSEEN: { status: 409, message: 'Confirm that the agency’s site shows this edition today.' },
      NOT_COMPARED: {
        status: 409,
        message: 'VisaCare could not read everything in this PDF. Compare the rest with the case and confirm it.',
      },
      FORM_UNSEEN: { status: 409, message: 'The PDF does not say which form it is. Confirm that it is this one.' },
    },
    ...one,
    example: { ...one.example, checked: true },
  }),
  withdraw: command('substitutes.withdraw', {
    summary: 'Takes a PDF prepared elsewhere out of the form’s place; everything is as before.',
    audit: 'Withdrew a form prepared elsewhere',
    path: 'DELETE /api/cases/:id/form-substitutes/:substituteId',
    can: 'session',
    input: Which,
    output: Substitute,
    refusals: { ALREADY_FILED, SETTLED: { status: 409, message: 'This PDF was withdrawn already.' } },
    ...one,
  }),
  file: query('substitutes.file', {
    summary: 'A form prepared elsewhere, as it was uploaded.',
    path: 'GET /api/cases/:id/form-substitutes/:substituteId/file',
    can: 'session',
    input: Which.extend({ inline: z.stringbool().optional() }),
    output: z.unknown(),
    refusals: REVEALED_AND_CONFIRMED,
    download: true,
    ...one,
  }),
}
