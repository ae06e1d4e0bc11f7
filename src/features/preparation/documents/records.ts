import { z } from 'zod'
import type { Names } from '#platform/operation/alias.ts'

/** The twelve properties of the specification's file upload record (§3), where ours are called otherwise. */
export const fileUploadNames: Names = {
  companyAutoId: 'companyId',
  lawfirmCode: 'lawFirmCode',
  lawfirmId: 'lawFirmId',
  uploadDocumentType: 'documentType',
  uploadFormDescription: 'description',
  uploadFormType: 'formType',
  uploadFilePath: 'fileKey',
  uploadFileName: 'fileName',
}

export const Review = z.enum(['Waiting', 'Accepted', 'Rejected'])
export type Review = z.output<typeof Review>

/** Whether a file's pages can go into a filing package. */
export const Readiness = z.enum(['Waiting', 'Ready', 'Unusable', 'Failed'])
export type Readiness = z.output<typeof Readiness>

export const Document = z.object({
  id: z.number(),
  caseId: z.number(),
  caseNumber: z.string(),
  caseTypeName: z.string(),
  casePath: z.string(),
  companyId: z.number(),
  companyCode: z.string(),
  companyName: z.string(),
  lawFirmId: z.number().nullable(),
  lawFirmCode: z.string(),
  personName: z.string(),
  itemId: z.string(),
  documentType: z.string(),
  formType: z.string(),
  description: z.string(),
  employeeAccess: z.boolean(),
  enableEmail: z.boolean(),
  /** The random key of the newest version; never a path of the server. */
  fileKey: z.string(),
  fileName: z.string(),
  contentType: z.string(),
  /** What the preview shows: what was sent, or what it was converted to. */
  shownType: z.string(),
  hasThumbnail: z.boolean(),
  size: z.number(),
  pages: z.number().nullable(),
  readiness: Readiness,
  readinessNote: z.string(),
  expiresOn: z.string().nullable(),
  review: Review,
  reviewReason: z.string(),
  reviewedAt: z.string().nullable(),
  reviewedByName: z.string(),
  versionNumber: z.number(),
  uploadedAt: z.string(),
  uploadedByName: z.string(),
  createdBy: z.number().nullable(),
  version: z.number(),
})
export type Document = z.output<typeof Document>

export const DocumentVersion = z.object({
  documentId: z.number(),
  number: z.number(),
  fileKey: z.string(),
  fileName: z.string(),
  contentType: z.string(),
  shownType: z.string(),
  size: z.number(),
  readiness: Readiness,
  createdAt: z.string(),
  createdByName: z.string(),
})
export type DocumentVersion = z.output<typeof DocumentVersion>

/** How the reading of a document's newest version stands: proposed, contradicting itself, not found, or answered. */
export const DocumentReading = z.object({
  documentId: z.number(),
  state: z.enum(['Read', 'Wrong', 'None', 'Confirmed', 'Dismissed']),
})
export type DocumentReading = z.output<typeof DocumentReading>

/** How an item of the request list stands; 'perhaps' is asked for only if its questions are answered with yes. */
export const ItemState = z.enum(['asked', 'perhaps', 'received', 'accepted', 'rejected', 'waived'])
export type ItemState = z.output<typeof ItemState>

export const RequestedItem = z.object({
  itemId: z.string(),
  name: z.string(),
  need: z.enum(['required', 'recommended']),
  /** Who sends it, in words. */
  from: z.string(),
  side: z.enum(['employee', 'employer', 'attorney', 'firm']),
  note: z.string(),
  questions: z.array(z.string()),
  state: ItemState,
  /** Why it was rejected or waived. */
  reason: z.string(),
  decidedByName: z.string(),
  dueOn: z.string().nullable(),
  /** When whoever owes it was last reminded. */
  remindedAt: z.string().nullable(),
  /** The user who asked for it besides the checklist. */
  askedBy: z.number().nullable(),
  /** Between the person and the law firm: the employer does not read that it is asked for. */
  confidential: z.boolean(),
  /** An envelope that nobody opens: in hand or not, never uploaded. */
  sealed: z.boolean(),
})
export type RequestedItem = z.output<typeof RequestedItem>

export const CaseDocuments = z.object({
  caseId: z.number(),
  caseNumber: z.string(),
  mode: z.enum(['LEGAL', 'DIY']),
  caseTypeName: z.string(),
  casePath: z.string(),
  companyName: z.string(),
  personId: z.number().nullable(),
  personName: z.string(),
  requests: z.array(RequestedItem),
  /** What whoever decides answers, so that the list knows what is needed. */
  questions: z.array(z.object({ id: z.string(), words: z.string() })),
  documents: z.array(Document),
  versions: z.array(DocumentVersion),
  readings: z.array(DocumentReading),
  may: z.object({
    upload: z.boolean(),
    review: z.boolean(),
    /** Whether the reader says that a required document is not needed. */
    waiveRequired: z.boolean(),
    remind: z.boolean(),
    chooseAccess: z.boolean(),
    /** Whom the reader may ask for a document. */
    ask: z.enum(['everybody', 'own people', 'nobody']),
  }),
})
export type CaseDocuments = z.output<typeof CaseDocuments>
