import { z } from 'zod'
import { EditableFile } from '#paperwork/editable-files/records.ts'

export const LetterView = z.object({
  file: EditableFile,
  /** The version that was read. */
  number: z.number(),
  document: z.record(z.string(), z.unknown()),
  styles: z.array(z.object({ id: z.string(), name: z.string(), heading: z.number().nullable() })),
  comments: z.array(z.object({ id: z.string(), by: z.string(), on: z.string(), text: z.string() })),
  pictures: z.record(z.string(), z.string()),
  /** Whose case it is of, in words; empty for a template of the firm. */
  about: z.string(),
  /** What stands on top of its pages: kept, shown and not edited here. */
  letterhead: z.array(z.string()),
})
export type LetterView = z.output<typeof LetterView>

/** A comment the writer adds: its id stands in the letter and is no number. */
export const EditedComment = z.object({
  id: z.string().regex(/^new-[\w-]{1,40}$/),
  text: z.string().trim().min(1).max(2_000),
})
export type EditedComment = z.output<typeof EditedComment>

/** A paragraph: words that stayed, came or went. */
export const ComparedParagraph = z.array(z.object({ text: z.string(), kind: z.enum(['same', 'added', 'removed']) }))
export type ComparedParagraph = z.output<typeof ComparedParagraph>

export const VersionsCompared = z.object({
  older: z.number(),
  newer: z.number(),
  paragraphs: z.array(ComparedParagraph),
  /** How many paragraphs differ. */
  changed: z.number(),
})
export type VersionsCompared = z.output<typeof VersionsCompared>
