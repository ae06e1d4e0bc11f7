import { z } from 'zod'
import { CasePackage } from './records.ts'

const Day = z.string().nullable()

/** A document that may lie behind a tab. */
export const ResponseDocument = z.object({
  id: z.number(),
  name: z.string(),
  fileName: z.string(),
  pages: z.number().nullable(),
  /** Approved, and its pages are prepared. */
  ready: z.boolean(),
  /** Why it is not. */
  note: z.string(),
})
export type ResponseDocument = z.output<typeof ResponseDocument>

export const ResponseState = z.object({
  notice: z.enum(['rfe', 'noid', 'noir']),
  noticeOn: Day,
  dueOn: Day,
  /** Whether the day stands on the notice; else it is the rule's. */
  duePrinted: z.boolean(),
  /** The agency waits for it. */
  open: z.boolean(),
  noticeDocumentId: z.number().nullable(),
  letterFileId: z.number().nullable(),
  letters: z.array(z.object({ id: z.number(), name: z.string() })),
  /** In the order of their tabs. */
  exhibits: z.array(z.number()),
  documents: z.array(ResponseDocument),
  packages: z.array(CasePackage),
  sentOn: Day,
  tracking: z.string(),
  sentWord: z.string(),
  sentByName: z.string(),
  receivedOn: Day,
  receivedWord: z.string(),
  receivedByName: z.string(),
  mayEdit: z.boolean(),
})
export type ResponseState = z.output<typeof ResponseState>
