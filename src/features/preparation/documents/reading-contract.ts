import { z } from 'zod'
import { command, query } from '#platform/operation/contract.ts'
import { Id } from '#platform/operation/fields.ts'

const Proposed = z.object({
  field: z.string(),
  label: z.string(),
  kind: z.enum(['text', 'date', 'country', 'choice']),
  /** As it was read; a passport number masked, as everywhere: the picture shows it. */
  read: z.string(),
  known: z.string(),
  /** Letters of a name, counted from 1, that the picture leaves open: 'N' or 'V'. */
  unsure: z.array(z.object({ place: z.number(), letter: z.string(), or: z.string() })),
  /** Whether the record says the same already. */
  same: z.boolean(),
})

export const Reading = z.object({
  documentId: z.number(),
  source: z.enum(['passport', 'notice']),
  hasPicture: z.boolean(),
  /** The lines had no room for the whole name. */
  nameCut: z.boolean(),
  /** Whose it may be, the likeliest first. */
  people: z.array(z.object({ id: z.number(), name: z.string() })),
  personId: z.number(),
  /** Where the paper names somebody else than this person: both, to be compared. */
  another: z.object({ paper: z.string(), record: z.string() }).nullable(),
  proposed: z.array(Proposed),
  /** Of the record that was compared; it goes back with the answer. */
  version: z.number(),
})
export type Reading = z.output<typeof Reading>

const NOTHING_READ = {
  status: 409,
  message: 'There is nothing here to confirm any more. Look at the document again.',
} as const
const of = { caseId: Id, id: Id }
const names = { caseId: 'case', id: 'document' } as const

/** What was read on a passport page or a notice: proposed, and written only after somebody said yes. */
export const readingOperations = {
  reading: query('documents.reading', {
    summary: 'What was read on a document, beside what is on record; nothing of it is stored as a fact yet.',
    path: 'GET /api/cases/:caseId/documents/:id/reading',
    can: 'session',
    lookIn: true,
    input: z.object({ ...of, personId: z.coerce.number().int().positive().optional() }),
    output: Reading,
    refusals: { NOTHING_READ },
    example: { caseId: 1, id: 1 },
    names: { ...names, personId: 'person' },
  }),
  readingPicture: query('documents.readingPicture', {
    summary: 'The page that was read, cut out and upright; 404 where there is none.',
    path: 'GET /api/cases/:caseId/documents/:id/reading/picture',
    can: 'session',
    input: z.object(of),
    output: z.unknown(),
    download: true,
    example: { caseId: 1, id: 1 },
    names,
  }),
  confirmReading: command('documents.confirmReading', {
    summary: 'Writes what somebody confirmed of a reading, as read or corrected, as answers about the person.',
    audit: 'Confirmed what was read on a document',
    path: 'POST /api/cases/:caseId/documents/:id/reading',
    can: 'session',
    input: z.object({
      ...of,
      personId: Id,
      /** By field; a masked number is the one that was read. What is left out stays as it is on record. */
      values: z
        .record(z.string().max(60), z.string().trim().min(1).max(200))
        .refine((values) => Object.keys(values).length > 0, 'has nothing to confirm'),
      version: z.number().int().nonnegative().optional(),
    }),
    output: z.object({ id: z.number(), changed: z.array(z.string()) }),
    refusals: { NOTHING_READ },
    example: { caseId: 1, id: 1, personId: 1, values: { 'person.familyName': 'RAO' } },
    names: { ...names, personId: 'person' },
  }),
  dismissReading: command('documents.dismissReading', {
    summary: 'Says that what was read is not wanted: it is forgotten, and the values are typed instead.',
    audit: 'Dismissed what was read on a document',
    path: 'DELETE /api/cases/:caseId/documents/:id/reading',
    can: 'session',
    input: z.object(of),
    output: z.object({ id: z.number() }),
    refusals: { NOTHING_READ },
    example: { caseId: 1, id: 1 },
    names,
  }),
}
