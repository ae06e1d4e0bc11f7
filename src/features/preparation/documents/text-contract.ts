import { z } from 'zod'
import { query } from '#platform/operation/contract.ts'
import { IdIfKnown } from '#platform/operation/fields.ts'

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
