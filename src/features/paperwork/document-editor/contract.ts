import { z } from 'zod'
import { EditableFile } from '#paperwork/editable-files/records.ts'
import { command, query } from '#platform/operation/contract.ts'
import { Id } from '#platform/operation/fields.ts'

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

const number = z.coerce.number<number | string>().int().positive().max(2_147_483_647)
const names = { id: 'editableFile' } as const

const NOT_THIS_LETTER = {
  status: 400,
  message: 'The letter cannot be saved in this shape. Copy what you wrote, reload the page and paste it.',
} as const

const TOO_LONG = {
  status: 413,
  message: 'This file is too long for the editor on the page. Download it, edit it in Word and upload the new version.',
} as const

/** A Word file as text that can be edited on the page, for installations without an office suite. */
export const documentEditor = {
  open: query('documentEditor.open', {
    summary: 'A letter for the built-in editor: its text, styles, comments and pictures.',
    path: 'GET /api/editable-files/:id/letter',
    can: 'session',
    input: z.object({ id: Id, number: number.optional() }),
    output: LetterView,
    refusals: { TOO_LONG },
    example: { id: 1 },
    names,
  }),
  save: command('documentEditor.save', {
    summary: 'Saves the edited letter as a new version. What the editor does not show stays as it was.',
    audit: 'Saved a letter in the editor',
    path: 'PUT /api/editable-files/:id/letter',
    can: 'session',
    input: z.object({
      id: Id,
      /** The version whose text was opened: the letter points at its elements. */
      from: number,
      /** The newest version the writer knows. */
      basedOn: number,
      lock: z.string().max(1024).default(''),
      document: z.record(z.string(), z.unknown()),
      comments: z.array(EditedComment).max(500).default([]),
    }),
    output: EditableFile,
    refusals: { NOT_THIS_LETTER, TOO_LONG },
    example: { id: 1, from: 1, basedOn: 1, document: { type: 'doc' } },
    names,
    ownTransactions: true,
  }),
  compare: query('documentEditor.compare', {
    summary: 'What changed in the text between two versions of a letter, paragraph by paragraph.',
    path: 'GET /api/editable-files/:id/compare',
    can: 'session',
    input: z.object({ id: Id, older: number, newer: number }),
    output: VersionsCompared,
    refusals: { TOO_LONG },
    example: { id: 1, older: 1, newer: 1 },
    names,
  }),
}
