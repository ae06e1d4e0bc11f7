import { z } from 'zod'
import { EditableFile, FileKind } from '#paperwork/editable-files/records.ts'

export const Place = z.enum(['cover', 'support'])
export type Place = z.output<typeof Place>

export const LetterTemplate = z.object({
  /** One of ours by its kind, or a firm's own: 'file:12'. */
  key: z.string(),
  kind: FileKind,
  name: z.string(),
  about: z.string(),
  own: z.boolean(),
  fileId: z.number().nullable(),
  version: z.number(),
})
export type LetterTemplate = z.output<typeof LetterTemplate>

/** What nobody knows yet, and where it is answered; without a link it is written in the letter itself. */
export const MissingField = z.object({
  name: z.string(),
  label: z.string(),
  where: z.string(),
  link: z.string().nullable(),
})
export type MissingField = z.output<typeof MissingField>

/** What a letter was made without, and how that stands now. */
export const MissingFact = MissingField.extend({
  /** As the letter would print it today; null: still nobody knows it. */
  now: z.string().nullable(),
  /** The question that the reader may answer here. */
  answer: z.object({ subject: z.string(), fact: z.string(), version: z.number() }).nullable(),
  /** With whom it lies, and since when. */
  asked: z.object({ of: z.string(), at: z.string() }).nullable(),
  /** Whom it can be asked of, who was not asked yet. */
  ask: z.string().nullable(),
})
export type MissingFact = z.output<typeof MissingFact>

export const LetterPreview = z.object({
  template: LetterTemplate,
  text: z.string(),
  missing: z.array(MissingField),
  used: z.array(z.object({ name: z.string(), label: z.string(), value: z.string() })),
  /** Slips of a firm's own template. */
  problems: z.array(z.string()),
})
export type LetterPreview = z.output<typeof LetterPreview>

export const CaseLetter = z.object({
  file: EditableFile,
  templateName: z.string(),
  templateVersion: z.number(),
  /** How many facts stand in it. */
  facts: z.number(),
  /** Placeholders of facts that nobody knew when it was made. */
  missing: z.array(z.string()),
  /** Facts that were answered anew since. */
  changed: z.array(z.object({ label: z.string(), before: z.string(), now: z.string() })),
  place: Place.nullable(),
  inPackage: z.boolean(),
})
export type CaseLetter = z.output<typeof CaseLetter>

/** What a letter was written from, as it stands now. */
export const LetterFacts = z.object({
  caseId: z.number(),
  templateName: z.string(),
  used: z.array(z.object({ label: z.string(), value: z.string(), now: z.string() })),
  missing: z.array(MissingFact),
  may: z.object({ ask: z.boolean() }),
})
export type LetterFacts = z.output<typeof LetterFacts>

/** A letter that is being written or printed in a job. */
export const LetterWork = z.object({
  id: z.number(),
  what: z.enum(['make', 'print']),
  status: z.enum(['Waiting', 'Working', 'Ready', 'Failed']),
  step: z.string(),
  doneSteps: z.number(),
  /** Why there is no letter. */
  message: z.string(),
  /** The letter, as soon as there is one. */
  fileId: z.number().nullable(),
  /** The envelope of one that was to be signed. */
  envelopeId: z.number().nullable(),
})
export type LetterWork = z.output<typeof LetterWork>

/** A letter that somebody asked for and that is not there yet: its window may be closed long since. */
export const LetterInMaking = z.object({
  id: z.number(),
  name: z.string(),
  status: z.enum(['Waiting', 'Working', 'Failed']),
  step: z.string(),
  message: z.string(),
})
export type LetterInMaking = z.output<typeof LetterInMaking>

export const LetterFieldShown = z.object({
  name: z.string(),
  label: z.string(),
  kind: z.enum(['value', 'condition', 'list', 'image', 'byHand']),
  group: z.string(),
  columns: z.array(z.object({ name: z.string(), label: z.string() })).optional(),
})

export const Picture = z.enum(['letterhead', 'signature'])
export type Picture = z.output<typeof Picture>
