import { z } from 'zod'
import { Email } from '#identity/users/rules.ts'
import { LetterWork } from '#paperwork/letters/records.ts'
import type { UploadedFile } from '#platform/operation/context.ts'
import { command, query } from '#platform/operation/contract.ts'
import { Id, OneLine, Version } from '#platform/operation/fields.ts'
import { Envelope, FieldPlace, LetterToSign, MOST_FIELDS, MOST_SIGNERS, PersonToSign } from './records.ts'

const MOST_BYTES = 25 * 1024 * 1024
const Title = OneLine(200).min(1, 'Field is required')
const Reason = z.string().trim().min(1, 'Say why.').max(1000)
const validDays = z.coerce.number<number | string>().int().min(1).max(90).default(14)
const message = z.string().trim().max(2000).default('')

const SignerGiven = z.object({
  name: OneLine(200).min(1, 'Field is required'),
  email: Email,
  role: OneLine(120).default(''),
  /** Without any: a signature and the day at the foot of the last page. */
  fields: z.array(FieldPlace).max(MOST_FIELDS).optional(),
})
const signers = z
  .array(SignerGiven)
  .min(1, 'Name at least one person who signs.')
  .max(MOST_SIGNERS)
  .refine(
    (given) => new Set(given.map(({ email }) => email.toLowerCase())).size === given.length,
    'Each person signs with an e-mail address of their own.',
  )

const NOT_YOURS = { status: 403, message: 'The law firm of this case asks for its signatures.' } as const
const PAPER_FORM = {
  status: 409,
  message:
    'This is a government form, and the agency takes its paper forms only with a handwritten signature. Print it, have it signed in ink, and upload the scan with the filing of the case.',
} as const
const NOT_A_PDF = { status: 409, message: 'Only a PDF can be signed here. Save the document as a PDF first.' } as const
const CANNOT_BE_READ = {
  status: 409,
  message: 'Its pages cannot be read: the file is damaged, protected by a password or too long. Send another one.',
} as const
const NOT_IN_TIME = {
  status: 409,
  message: 'Its pages could not be looked at in time. Try again in a minute.',
} as const
const ONE_SOURCE = { status: 400, message: 'Choose the document or the letter that is to be signed.' } as const
const NOT_PRINTED = {
  status: 409,
  message: 'The newest version of the letter has no PDF yet. Print it first.',
} as const
const NOT_FINISHED = { status: 409, message: 'Fill in what is still marked in the letter first.' } as const
const OFF_THE_PAGE = { status: 400, message: 'A field lies outside the pages of the document.' } as const
const NO_SIGNATURE = { status: 400, message: 'Each person who signs needs a place for the signature.' } as const
const SENT_ALREADY = {
  status: 409,
  message: 'This envelope was sent already. Cancel it and make a new one to change it.',
} as const
const NOT_OUT = { status: 409, message: 'Nobody is being asked to sign this now.' } as const
const TOO_MANY = { status: 429, message: 'This person was asked several times already. Please wait a while.' } as const
/** `outside`: the provider that a new one would be signed with, by name. */
const Envelopes = z.object({
  items: z.array(Envelope),
  letters: z.array(LetterToSign),
  may: z.object({ make: z.boolean() }),
  outside: z.string(),
})
const can = 'envelope:manage'
const example = { id: 1 }
const names = { id: 'envelope' } as const

/** Documents that people sign electronically: the sender's side. */
export const envelopes = {
  ofCase: query('envelopes.ofCase', {
    summary: 'The envelopes of a case, newest first.',
    path: 'GET /api/cases/:caseId/envelopes',
    can,
    lookIn: true,
    input: z.object({ caseId: Id }),
    output: Envelopes,
    example: { caseId: 1 },
    names: { caseId: 'case' },
  }),
  ofCompany: query('envelopes.ofCompany', {
    summary: 'The envelopes of a company that belong to no case, newest first.',
    path: 'GET /api/companies/:companyId/envelopes',
    can,
    lookIn: true,
    input: z.object({ companyId: Id }),
    output: Envelopes,
    example: { companyId: 1 },
    names: { companyId: 'company' },
  }),
  people: query('envelopes.people', {
    summary:
      'Who of a case may be asked to sign: the company’s signer, who works on it, and who signed for them before.',
    path: 'GET /api/cases/:caseId/people-to-sign',
    can,
    lookIn: true,
    input: z.object({ caseId: Id }),
    output: z.object({ items: z.array(PersonToSign) }),
    example: { caseId: 1 },
    names: { caseId: 'case' },
  }),
  get: query('envelopes.get', {
    summary: 'One envelope with its signers, places and history.',
    path: 'GET /api/envelopes/:id',
    can,
    input: z.object({ id: Id }),
    output: Envelope,
    example,
    names,
  }),
  make: command('envelopes.make', {
    summary:
      'Makes an envelope of a PDF document of a case, or of the newest version of a letter. The letter is printed before and kept as a document. Nothing is mailed before it is sent.',
    audit: 'Prepared a document to be signed',
    path: 'POST /api/cases/:caseId/envelopes',
    personOnly: true,
    can,
    input: z.object({
      // Of both, the letter is sent.
      ...{ caseId: Id, documentId: Id.optional(), letterId: Id.optional() },
      ...{ title: Title.optional(), message, validDays, signers },
    }),
    output: Envelope,
    refusals: {
      ...{ NOT_YOURS, ONE_SOURCE, NOT_PRINTED, NOT_FINISHED },
      ...{ PAPER_FORM, NOT_A_PDF, CANNOT_BE_READ, NOT_IN_TIME, OFF_THE_PAGE, NO_SIGNATURE },
    },
    example: { caseId: 1, documentId: 1, signers: [{ name: 'Helen Achebe', email: 'helen.achebe@northwind.example' }] },
    names: { caseId: 'case', documentId: 'document', letterId: 'editableFile' },
    ownTransactions: true,
  }),
  sendLetter: command('envelopes.sendLetter', {
    summary: 'Prints a letter of a case and sends it to be signed, in a job; without `send` it waits to be placed.',
    audit: 'Sent a letter to be signed',
    path: 'POST /api/cases/:caseId/letters-to-sign',
    personOnly: true,
    can,
    input: z.object({ caseId: Id, letterId: Id, message, validDays, signers, send: z.boolean().default(true) }),
    output: LetterWork,
    refusals: { NOT_YOURS, NOT_FINISHED },
    example: { caseId: 1, letterId: 1, signers: [{ name: 'Helen Achebe', email: 'helen.achebe@northwind.example' }] },
    names: { caseId: 'case', letterId: 'editableFile' },
    ownTransactions: true,
  }),
  makeOfCompany: command('envelopes.makeOfCompany', {
    summary: 'Makes an envelope of a PDF of the company that belongs to no case. Its signers are named afterwards.',
    audit: 'Prepared a company document to be signed',
    path: 'POST /api/companies/:companyId/envelopes',
    personOnly: true,
    can,
    lookIn: true,
    input: z.object({ companyId: Id, title: Title.optional(), file: z.custom<UploadedFile>() }),
    output: Envelope,
    refusals: { NOT_YOURS, PAPER_FORM, NOT_A_PDF, CANNOT_BE_READ, NOT_IN_TIME },
    names: { companyId: 'company' },
    upload: { maxBytes: MOST_BYTES },
    ownTransactions: true,
  }),
  save: command('envelopes.save', {
    summary: 'Changes an envelope that was not sent yet: words, signers in their order, and where each signs.',
    audit: 'Changed a document to be signed',
    path: 'PUT /api/envelopes/:id',
    personOnly: true,
    can,
    input: z.object({ id: Id, title: Title, message, validDays, signers, version: Version }),
    output: Envelope,
    refusals: { NOT_YOURS, SENT_ALREADY, OFF_THE_PAGE, NO_SIGNATURE },
    example: { id: 1, title: 'Support letter', signers: [{ name: 'Helen Achebe', email: 'helen@northwind.example' }] },
    names,
  }),
  send: command('envelopes.send', {
    summary: 'Mails the first signer a link; each next one is mailed when the one before has signed.',
    audit: 'Sent a document to be signed',
    path: 'POST /api/envelopes/:id/send',
    personOnly: true,
    can,
    input: z.object({ id: Id }),
    output: Envelope,
    refusals: { NOT_YOURS, SENT_ALREADY, NO_SIGNATURE },
    example,
    names,
  }),
  remind: command('envelopes.remind', {
    summary: 'Mails the link again to the person who has to sign now.',
    audit: 'Reminded somebody to sign a document',
    path: 'POST /api/envelopes/:id/remind',
    can,
    input: z.object({ id: Id }),
    output: Envelope,
    refusals: { NOT_YOURS, NOT_OUT, TOO_MANY },
    example,
    names,
  }),
  acceptSigners: command('envelopes.acceptSigners', {
    summary: 'Accepts that the provider outside names other signers than were asked: it goes on with them.',
    audit: 'Accepted other signers than were asked',
    path: 'POST /api/envelopes/:id/signers/accept',
    personOnly: true,
    can,
    input: z.object({ id: Id, differs: z.array(z.string().max(1000)).min(1).max(50) }),
    output: Envelope,
    refusals: {
      NOT_YOURS,
      NOT_SO: { status: 409, message: 'The signers changed since. Reload the page and look at them again.' },
    },
    example: { id: 1, differs: ['DocuSign has Jo Doe <jo@example.com> sign, whom you did not ask.'] },
    names,
  }),
  seal: command('envelopes.seal', {
    summary: 'Seals once more what all have signed and has no signed file yet.',
    audit: 'Asked anew for the seal of a document that all have signed',
    path: 'POST /api/envelopes/:id/seal',
    can,
    input: z.object({ id: Id }),
    output: Envelope,
    refusals: {
      NOT_YOURS,
      NOT_ALL_SIGNED: { status: 409, message: 'Not everybody has signed this, or it is sealed already.' },
    },
    example,
    names,
  }),
  void: command('envelopes.void', {
    summary: 'Cancels an envelope: its links end, and the people who were asked are told.',
    audit: 'Cancelled a document to be signed',
    path: 'POST /api/envelopes/:id/void',
    personOnly: true,
    can,
    input: z.object({ id: Id, reason: Reason }),
    output: Envelope,
    refusals: {
      NOT_YOURS,
      OVER: { status: 409, message: 'This envelope is finished: it stays as it is.' },
    },
    example: { id: 1, reason: 'The letter changed.' },
    names,
  }),
  file: query('envelopes.file', {
    summary: 'The document as it is signed, or once all have signed the sealed file.',
    path: 'GET /api/envelopes/:id/file',
    can,
    input: z.object({ id: Id, which: z.enum(['original', 'signed']).default('original') }),
    output: z.unknown(),
    download: true,
    example,
    names,
  }),
}
