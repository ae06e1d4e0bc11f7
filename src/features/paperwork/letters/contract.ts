import { z } from 'zod'
import { FileKind, MOST_FILE_BYTES } from '#paperwork/editable-files/records.ts'
import type { UploadedFile } from '#platform/operation/context.ts'
import { command, query } from '#platform/operation/contract.ts'
import { Id } from '#platform/operation/fields.ts'
import {
  CaseLetter,
  LetterFacts,
  LetterFieldShown,
  LetterInMaking,
  LetterPreview,
  LetterTemplate,
  LetterWork,
  Picture,
} from './records.ts'

const NOT_YOURS = { status: 403, message: 'Those who prepare the case write its letters.' } as const
const TEMPLATE_UNKNOWN = { status: 404, message: 'There is no such template any more. Choose another.' } as const
const TEMPLATE_BROKEN = { status: 409, message: 'This template has a slip. Correct it and upload it again.' } as const
const NOT_PRINTED = { status: 409, message: 'The newest version has no PDF yet. Print it first.' } as const
const NOT_FINISHED = { status: 409, message: 'Fill in what is still marked in the letter first.' } as const
const template = z.string().regex(/^(?:[a-zA-Z]{1,40}|file:\d{1,15})$/)

/** Letters of a case: made from templates, with the facts of the case in them. */
export const letters = {
  templates: query('letters.templates', {
    summary: 'The templates that fit a case: ours, and the law firm’s own.',
    path: 'GET /api/cases/:caseId/letter-templates',
    can: 'session',
    input: z.object({ caseId: Id }),
    output: z.object({ items: z.array(LetterTemplate) }),
    refusals: { NOT_YOURS },
    example: { caseId: 1 },
    names: { caseId: 'case' },
  }),
  preview: query('letters.preview', {
    summary: 'How a letter would read now, which facts stand in it, and which are missing.',
    path: 'GET /api/cases/:caseId/letter-preview',
    can: 'session',
    lookIn: true,
    input: z.object({ caseId: Id, template }),
    output: LetterPreview,
    refusals: { NOT_YOURS, TEMPLATE_UNKNOWN, TEMPLATE_BROKEN },
    example: { caseId: 1, template: 'supportLetter' },
    names: { caseId: 'case' },
  }),
  list: query('letters.list', {
    summary: 'The letters of a case that the reader sees, newest first, and facts that changed since they were made.',
    path: 'GET /api/cases/:caseId/letters',
    can: 'session',
    lookIn: true,
    input: z.object({ caseId: Id }),
    output: z.object({
      items: z.array(CaseLetter),
      making: z.array(LetterInMaking),
      may: z.object({ write: z.boolean() }),
    }),
    example: { caseId: 1 },
    names: { caseId: 'case' },
  }),
  facts: query('letters.facts', {
    summary: 'The facts a letter was written from, what they are now, and those still missing; null for other files.',
    path: 'GET /api/letters/:id/facts',
    can: 'session',
    lookIn: true,
    input: z.object({ id: Id }),
    output: z.object({ facts: LetterFacts.nullable() }),
    example: { id: 1 },
    names: { id: 'editableFile' },
  }),
  ask: command('letters.ask', {
    summary:
      'Asks those who can answer for what a letter misses: never for what is known, nor for what lies with them already.',
    audit: 'Asked for the facts that a letter misses',
    path: 'POST /api/letters/:id/questions',
    can: 'questionnaire:return',
    input: z.object({ id: Id }),
    output: z.object({ facts: LetterFacts.nullable() }),
    refusals: {
      NOT_YOURS,
      NOTHING_TO_ASK: { status: 409, message: 'Nobody is left to be asked: everything is known, asked, or yours.' },
      NOT_TOLD: { status: 409, message: 'Nobody can be asked any more: this case waits for no answers.' },
    },
    example: { id: 1 },
    names: { id: 'editableFile' },
  }),
  make: command('letters.make', {
    summary:
      'Makes a letter from a template as a Word file of the case, in a job. What is missing stands marked in it.',
    audit: 'Made a letter from a template',
    path: 'POST /api/cases/:caseId/letters',
    can: 'session',
    input: z.object({ caseId: Id, template, name: z.string().trim().min(1).max(150).optional() }),
    output: LetterWork,
    refusals: { NOT_YOURS, TEMPLATE_UNKNOWN },
    example: { caseId: 1, template: 'supportLetter' },
    names: { caseId: 'case' },
    idempotent: true,
  }),
  print: command('letters.print', {
    summary:
      'Prints the newest version of a Word file as a PDF, in a job; one that was printed before is there at once.',
    audit: 'Printed a letter as a PDF',
    path: 'POST /api/letters/:id/prints',
    can: 'session',
    // To be sent, signed or filed: what is not settled in it is said before it is printed.
    input: z.object({ id: Id, toSend: z.boolean().default(false) }),
    output: LetterWork,
    refusals: { NOT_FINISHED },
    example: { id: 1 },
    names: { id: 'editableFile' },
    ownTransactions: true,
  }),
  work: query('letters.work', {
    summary: 'How far a letter is that is being written or printed, for the person who asked for it.',
    path: 'GET /api/letter-works/:id',
    can: 'session',
    input: z.object({ id: Id }),
    output: LetterWork,
    example: { id: 1 },
    names: { id: 'letterWork' },
    passive: true,
  }),
  pdf: query('letters.pdf', {
    summary: 'The newest version of a Word file as a PDF that was printed before.',
    path: 'GET /api/letters/:id/pdf',
    can: 'session',
    input: z.object({ id: Id, inline: z.stringbool().optional() }),
    output: z.unknown(),
    refusals: { NOT_PRINTED },
    download: true,
    example: { id: 1 },
    names: { id: 'editableFile' },
  }),
  place: command('letters.place', {
    summary:
      'Puts a letter into the filing package, or takes it out: a cover letter in front, a support letter as an exhibit.',
    audit: 'Put a letter into the filing package, or took it out',
    path: 'PUT /api/letters/:id/place',
    can: 'session',
    input: z.object({ id: Id, inPackage: z.boolean() }),
    output: CaseLetter,
    refusals: {
      NOT_YOURS,
      NOT_PRINTED,
      NO_PLACE: { status: 409, message: 'A letter of this kind has no place in the filing package.' },
      NOT_FINISHED,
      AS_DOCUMENT: {
        status: 409,
        message: 'It is among the documents of the case by now. Remove it there.',
      },
    },
    example: { id: 1, inPackage: true },
    names: { id: 'editableFile' },
    ownTransactions: true,
  }),
}

const FIRM_ONLY = { status: 403, message: 'The law firm keeps its letter templates.' } as const
const FIELDS_UNKNOWN = { status: 400, message: 'Some fields of this template cannot be filled.' } as const
const file = z.custom<UploadedFile>()

/** A law firm's own templates and the pictures on its letters. */
export const letterTemplates = {
  list: query('letterTemplates.list', {
    summary: 'Our templates and the law firm’s own.',
    path: 'GET /api/letter-templates',
    can: 'session',
    input: z.object({}),
    output: z.object({
      items: z.array(LetterTemplate),
      letterhead: z.boolean(),
      signature: z.boolean(),
      may: z.object({ write: z.boolean() }),
    }),
    example: {},
    names: {},
  }),
  fields: query('letterTemplates.fields', {
    summary: 'Every field a template may use, to copy.',
    path: 'GET /api/letter-fields',
    can: 'session',
    input: z.object({}),
    output: z.object({ items: z.array(LetterFieldShown) }),
    example: {},
    names: {},
  }),
  file: query('letterTemplates.file', {
    summary: 'One of our templates as a Word file, to begin an own one with.',
    path: 'GET /api/letter-templates/:kind/file',
    can: 'session',
    input: z.object({ kind: FileKind }),
    output: z.unknown(),
    refusals: { TEMPLATE_UNKNOWN },
    download: true,
    example: { kind: 'supportLetter' },
    names: {},
  }),
  upload: command('letterTemplates.upload', {
    summary: 'Adds an own template (.docx). Unknown fields are named, and nothing is kept then.',
    audit: 'Added a letter template',
    path: 'POST /api/letter-templates',
    can: 'session',
    input: z.object({ kind: FileKind.default('letter'), name: z.string().trim().min(1).max(150).optional(), file }),
    output: LetterTemplate,
    refusals: { FIRM_ONLY, FIELDS_UNKNOWN },
    names: {},
    upload: { maxBytes: MOST_FILE_BYTES },
    ownTransactions: true,
  }),
  replace: command('letterTemplates.replace', {
    summary: 'A new version of an own template; letters made before stay as they are.',
    audit: 'Replaced a letter template',
    path: 'POST /api/letter-templates/:id/versions',
    can: 'session',
    input: z.object({ id: Id, file }),
    output: LetterTemplate,
    refusals: { FIRM_ONLY, FIELDS_UNKNOWN },
    names: { id: 'editableFile' },
    upload: { maxBytes: MOST_FILE_BYTES },
    ownTransactions: true,
  }),
  setPicture: command('letterTemplates.setPicture', {
    summary: 'The letterhead or the signature that the law firm’s letters show, as a PNG or JPEG.',
    audit: 'Changed the letterhead or signature of the law firm',
    path: 'POST /api/letterhead/:picture',
    can: 'session',
    input: z.object({ picture: Picture, file: file.optional() }),
    output: z.object({ letterhead: z.boolean(), signature: z.boolean() }),
    refusals: { FIRM_ONLY, FILE_MISSING: { status: 400, message: 'Choose a picture: a PNG or JPEG.' } },
    example: { picture: 'signature' },
    names: {},
    upload: { maxBytes: 5 * 1024 * 1024 },
    ownTransactions: true,
  }),
  picture: query('letterTemplates.picture', {
    summary: 'The letterhead or the signature of the reader’s law firm, as its letters show it.',
    path: 'GET /api/letterhead/:picture',
    can: 'session',
    // `turn`: another one for another picture, so that a browser asks anew.
    input: z.object({ picture: Picture, turn: z.string().max(20).optional() }),
    output: z.unknown(),
    download: true,
    example: { picture: 'signature' },
    names: {},
  }),
  removePicture: command('letterTemplates.removePicture', {
    summary: 'Letters show the law firm’s name instead of its letterhead, or no signature, from now on.',
    audit: 'Removed the letterhead or signature of the law firm',
    path: 'DELETE /api/letterhead/:picture',
    can: 'session',
    input: z.object({ picture: Picture }),
    output: z.object({ letterhead: z.boolean(), signature: z.boolean() }),
    refusals: { FIRM_ONLY },
    example: { picture: 'signature' },
    names: {},
  }),
}
