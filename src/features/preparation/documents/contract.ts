import { z } from 'zod'
import { OpenItem } from '#case-file/cases/open-items.ts'
import { REVEALED_AND_CONFIRMED } from '#parties/facts/contract.ts'
import { PageInput, pageOf } from '#platform/database/pages.ts'
import { exportOf } from '#platform/export/export-of.ts'
import { alias } from '#platform/operation/alias.ts'
import type { UploadedFile } from '#platform/operation/context.ts'
import { command, query } from '#platform/operation/contract.ts'
import { Id, IdIfKnown, TypedDay, Version } from '#platform/operation/fields.ts'
import { MOST_DOCUMENT_BYTES } from './policy.ts'
import { readingOperations } from './reading-contract.ts'
import { CaseDocuments, Document, fileUploadNames, Review } from './records.ts'
import { requestOperations } from './request-contract.ts'

/** In a form it arrives as text: 'Y', 'true', 'No'. */
const Flag = z.union([z.boolean(), z.stringbool()])
const Name = z.string().trim().max(200)
const Text = z.string().trim().max(1000)
const ItemId = z.string().trim().max(60)
const Day = z
  .union([TypedDay, z.literal('')])
  .nullish()
  .transform((day) => day || null)

const IN_USE = { status: 409, message: 'An accepted document stays. Take the acceptance back first.' } as const
const NOT_SENT_BY_YOU = {
  status: 403,
  message: 'Only the person who sent this document or those who prepare the case can change it.',
} as const
const NOT_YOURS = { status: 403, message: 'Those who prepare the case decide about its documents.' } as const
const upload = { maxBytes: MOST_DOCUMENT_BYTES, optional: true } as const

export const keepDocuments = {
  list: query('documents.list', {
    summary: 'Documents the caller may see, newest first, or by the day they expire.',
    path: 'GET /api/documents',
    can: 'session',
    input: PageInput.extend({
      companyId: IdIfKnown,
      personId: IdIfKnown,
      caseId: IdIfKnown,
      /** The address of a documents screen: only cases of its types. */
      route: z.string().max(80).optional(),
      review: Review.optional(),
      /** Only those that expire within so many days; expired ones too. */
      expiresWithin: z.coerce.number().int().min(1).max(1000).optional(),
      sort: z.enum(['-id', 'id', 'expiresOn', '-expiresOn']).default('-id'),
    }),
    output: pageOf(Document),
    names: { companyId: 'filter: company', personId: 'filter: person', caseId: 'filter: case' },
  }),
  asked: query('documents.asked', {
    summary: 'Documents still to be sent in the cases in sight, by when they are due; at most a hundred.',
    path: 'GET /api/documents/asked',
    can: 'session',
    input: z.object({ personId: IdIfKnown }),
    output: z.object({ items: z.array(OpenItem), more: z.boolean() }),
    names: { personId: 'filter: person' },
  }),
  ofCase: query('documents.ofCase', {
    summary: 'What a case asks for, what came in for it, and every other document of the case.',
    path: 'GET /api/cases/:caseId/documents',
    can: 'session',
    input: z.object({ caseId: Id }),
    output: CaseDocuments,
    example: { caseId: 1 },
    names: { caseId: 'case' },
  }),
  upload: command('documents.upload', {
    summary:
      'Adds a document to a case: a multipart file, or as JSON the record of a file that is stored already (fileKey).',
    audit: 'Uploaded a document',
    path: 'POST /api/cases/:caseId/documents',
    aliases: [alias('fileUploadApi', 'POST fileupload/createFileUpload', { names: fileUploadNames })],
    can: 'session',
    input: z.object({
      caseId: Id,
      companyId: IdIfKnown,
      itemId: ItemId.default(''),
      documentType: Name.default(''),
      formType: z.string().trim().max(60).default(''),
      description: Text.default(''),
      employeeAccess: Flag.default(true),
      enableEmail: Flag.default(false),
      expiresOn: Day,
      fileName: z.string().max(300).optional(),
      fileKey: z.string().max(100).optional(),
      file: z.custom<UploadedFile>().optional(),
    }),
    output: Document,
    refusals: {
      FILE_MISSING: { status: 400, message: 'Send a file, or the key of one that is stored already.' },
      ITEM_UNKNOWN: { status: 400, message: 'The case does not ask for such a document.' },
    },
    names: { caseId: 'case', companyId: 'company' },
    upload,
    ownTransactions: true,
  }),
  addVersion: command('documents.addVersion', {
    summary: 'Replaces a document by a newer file; the older versions are kept, and it is looked at again.',
    audit: 'Replaced a document',
    path: 'POST /api/cases/:caseId/documents/:id/versions',
    can: 'session',
    input: z.object({ caseId: Id, id: Id, expiresOn: Day, file: z.custom<UploadedFile>() }),
    output: Document,
    refusals: { NOT_SENT_BY_YOU },
    names: { caseId: 'case', id: 'document' },
    upload: { maxBytes: MOST_DOCUMENT_BYTES },
    ownTransactions: true,
  }),
  update: command('documents.update', {
    summary: 'Changes what is known about a document: type, description, item, expiry, who sees it.',
    audit: 'Changed the details of a document',
    path: 'PUT /api/cases/:caseId/documents/:id',
    can: 'session',
    input: z.object({
      caseId: Id,
      id: Id,
      itemId: ItemId.optional(),
      documentType: Name.min(1).optional(),
      formType: z.string().trim().max(60).optional(),
      description: Text.optional(),
      employeeAccess: Flag.optional(),
      expiresOn: z
        .union([TypedDay, z.literal('')])
        .nullable()
        .optional(),
      version: Version,
    }),
    output: Document,
    refusals: {
      IN_USE,
      ITEM_UNKNOWN: { status: 400, message: 'The case does not ask for such a document.' },
      NOT_SENT_BY_YOU,
    },
    example: { caseId: 1, id: 1, description: 'Pages 1 to 4' },
    names: { caseId: 'case', id: 'document' },
  }),
  review: command('documents.review', {
    summary: 'Approves or sends back a document, or undoes that. Sending back says why, and the sender is told.',
    audit: 'Reviewed a document',
    path: 'POST /api/cases/:caseId/documents/:id/review',
    can: 'document:review',
    input: z.object({
      caseId: Id,
      id: Id,
      review: Review,
      reason: Text.default(''),
      /** The version of the file that was looked at; without it nothing is approved. */
      versionNumber: z.coerce.number<number | string>().int().positive().optional(),
      version: Version,
    }),
    output: Document,
    refusals: {
      NOT_YOURS,
      REASON_MISSING: { status: 400, message: 'Say what is wrong with it.' },
      VERSION_MISSING: { status: 400, message: 'Say which version of the document you looked at.' },
      REPLACED: { status: 409, message: 'The document was replaced by a newer file. Look at the new one.' },
      CANNOT_BE_READ: {
        status: 409,
        message: 'This file cannot be read, so it cannot be approved. Ask for a new one.',
      },
    },
    example: { caseId: 1, id: 1, review: 'Accepted', versionNumber: 1 },
    names: { caseId: 'case', id: 'document' },
  }),
  remove: command('documents.remove', {
    summary: 'Takes a document out of the case. It is kept for the record and not shown any more.',
    audit: 'Removed a document',
    path: 'DELETE /api/cases/:caseId/documents/:id',
    can: 'session',
    input: z.object({ caseId: Id, id: Id, reason: Text.default('') }),
    output: z.object({ id: z.number() }),
    refusals: {
      NOT_YOURS: {
        status: 403,
        message: 'Only the person who uploaded it or those who prepare the case can remove a document.',
      },
      IN_USE,
    },
    example: { caseId: 1, id: 1 },
    names: { caseId: 'case', id: 'document' },
  }),
  opening: query('documents.opening', {
    summary:
      'Whether the caller may open a document now: one that shows a Social Security number wants the password again.',
    path: 'GET /api/cases/:caseId/documents/:id/opening',
    lookIn: true,
    can: 'session',
    input: z.object({ caseId: Id, id: Id }),
    output: z.object({ allowed: z.literal(true) }),
    refusals: REVEALED_AND_CONFIRMED,
    example: { caseId: 1, id: 1 },
    names: { caseId: 'case', id: 'document' },
  }),
  file: query('documents.file', {
    summary: 'The file of a document: the newest version, or the one with this number.',
    path: 'GET /api/cases/:caseId/documents/:id/file',
    can: 'session',
    input: z.object({
      caseId: Id,
      id: Id,
      number: z.coerce.number().int().positive().optional(),
      /** `shown`: HEIC and TIFF as the JPEG or PDF that a browser shows. */
      as: z.enum(['sent', 'shown']).default('sent'),
    }),
    output: z.unknown(),
    download: true,
    refusals: REVEALED_AND_CONFIRMED,
    example: { caseId: 1, id: 1 },
    names: { caseId: 'case', id: 'document' },
  }),
  archive: query('documents.archive', {
    summary: 'All documents of a case as a zip archive with a manifest: names, dates, sizes and digests.',
    path: 'GET /api/cases/:caseId/document-archive',
    lookIn: true,
    can: 'session',
    input: z.object({
      caseId: Id,
      /** With what shows a Social Security number: asks for the right and a fresh password. */
      all: z.stringbool().optional(),
    }),
    output: z.unknown(),
    download: true,
    refusals: REVEALED_AND_CONFIRMED,
    example: { caseId: 1 },
    names: { caseId: 'case' },
  }),
  thumbnail: query('documents.thumbnail', {
    summary: 'The first page of a document as a small JPEG; 404 while there is none.',
    path: 'GET /api/cases/:caseId/documents/:id/thumbnail',
    can: 'session',
    input: z.object({ caseId: Id, id: Id, number: z.coerce.number().int().positive().optional() }),
    output: z.unknown(),
    download: true,
    refusals: REVEALED_AND_CONFIRMED,
    example: { caseId: 1, id: 1 },
    names: { caseId: 'case', id: 'document' },
  }),
  getFile: query('documents.getFile', {
    summary: 'A stored document, form or package by its random key.',
    path: 'GET /api/files/:name',
    lookIn: true,
    aliases: [alias('fileUploadApi', 'GET fileupload/getFile/{name}')],
    can: 'session',
    input: z.object({ name: z.string().max(100) }),
    output: z.unknown(),
    download: true,
    refusals: REVEALED_AND_CONFIRMED,
    example: { name: '0123456789abcdef0123456789abcdef' },
  }),
}

/** The documents of cases: upload, versions, request list, review, reminders. */
export const documents = { ...keepDocuments, ...requestOperations, ...readingOperations }

export const documentExports = {
  documents: exportOf(
    'exports.documents',
    documents.list,
    'Documents, without their files',
    'Exported the list of documents',
  ),
}

export const FoundInside = z.object({
  documentId: z.number(),
  caseId: z.number(),
  caseNumber: z.string(),
  name: z.string(),
  fileName: z.string(),
  /** The page on which the document is opened. */
  path: z.string(),
  /** A few words around what was found, in pieces. */
  snippet: z.array(z.object({ text: z.string(), hit: z.boolean() })),
})
export type FoundInside = z.output<typeof FoundInside>

/** Searching inside documents. */
export const documentTexts = {
  find: query('documentTexts.find', {
    summary:
      'Documents in sight that say something: PDF files with text, and Word files. Numbers of people are not searched.',
    path: 'GET /api/documents/inside',
    can: 'session',
    lookIn: true,
    input: z.object({ text: z.string().trim().min(2).max(200), caseId: IdIfKnown }),
    output: z.object({
      items: z.array(FoundInside),
      /** Newest versions in sight without words: pictures, scans, and what shows a Social Security number. */
      withoutWords: z.number(),
      /** Not read yet. */
      waiting: z.number(),
    }),
    example: { text: 'software' },
    names: { caseId: 'filter: case' },
  }),
}
