import { z } from 'zod'
import type { UploadedFile } from '#platform/operation/context.ts'
import { command, query } from '#platform/operation/contract.ts'
import { Id, TypedDay } from '#platform/operation/fields.ts'

/** The largest of the agencies' blanks has 2.3 MB. */
export const MOST_BLANK_BYTES = 20 * 1024 * 1024

const Difference = z.object({ field: z.string(), what: z.string(), detail: z.string().optional() })
const Day = z.iso.date().nullable()
const Flag = z.enum(['current', 'unconfirmed', 'expired', 'superseded', 'upcoming', 'unknown', 'notForFiling'])

/** Whether an edition can be filed, and in words why not. */
export const EditionStatus = z.object({ flag: Flag, sentence: z.string() })

export const EditionRow = z.object({
  id: z.number(),
  formId: z.string(),
  /** ISO; empty where the agency prints none. */
  edition: z.string(),
  title: z.string(),
  ombExpiresOn: Day,
  takenFrom: Day,
  takenUntil: Day,
  /** Which day decides. */
  basis: z.enum(['postmark', 'received']),
  confirmed: z.boolean(),
  /** Who confirmed it in the library, and when; null where it came so with the product. */
  confirmedBy: z.string().nullable(),
  confirmedOn: Day,
  note: z.string(),
  status: z.enum(['Known', 'Imported', 'Refused']),
  fileName: z.string(),
  pages: z.number().nullable(),
  fields: z.number().nullable(),
  sha256: z.string().nullable(),
  differences: z.array(Difference),
  /** The edition whose mapping it is written with, where it has none of its own; confirmed by an administrator or not yet. */
  carried: z.object({ from: z.string(), confirmed: z.boolean(), confirmedBy: z.string().nullable() }).nullable(),
  /** Whether the blank is, byte for byte, a copy known to be the agency’s own; null where none is known. */
  agencyCopy: z.boolean().nullable(),
  gate: z.object({ failures: z.array(z.string()), notes: z.array(z.string()), fieldsReadBack: z.number() }).nullable(),
  importedAt: z.string().nullable(),
  importedBy: z.string().nullable(),
  version: z.number(),
  /** Whether it can be filed today, and in words. */
  flag: Flag,
  sentence: z.string(),
  /** Whether the product asks its questions and fills it. */
  mapped: z.boolean(),
  /** Forms of open cases that are written on it. */
  openForms: z.number(),
})
export type EditionRow = z.output<typeof EditionRow>

export const ImportRow = z.object({
  id: z.number(),
  fileName: z.string(),
  source: z.enum(['upload', 'folder', 'download']),
  status: z.enum(['Waiting', 'Working', 'Imported', 'Refused', 'Failed']),
  /** What is being done right now. */
  step: z.string(),
  formId: z.string(),
  edition: z.string(),
  message: z.string(),
  differences: z.array(Difference),
  createdAt: z.string(),
  finishedAt: z.string().nullable(),
})
export type ImportRow = z.output<typeof ImportRow>

/** How a form the product fills stands with the agency it is fetched from. */
export const FetchRow = z.object({
  formId: z.string(),
  status: z.enum(['Waiting', 'Fetching', 'Taken', 'Refused', 'Not reached']),
  sentence: z.string(),
  at: z.string().nullable(),
})
export type FetchRow = z.output<typeof FetchRow>

/** A form the product fills whose blank is not here. */
export const MissingBlank = z.object({ formId: z.string(), why: z.string(), page: z.string() })
export type MissingBlank = z.output<typeof MissingBlank>

const MovedItem = z.object({ item: z.string(), label: z.string(), change: z.string() })
export type MovedItem = z.output<typeof MovedItem>

const FieldPlace = z.object({ page: z.number(), rect: z.array(z.number()), words: z.string() }).nullable()

/** How a later edition stands beside the one before it (edition-changes.ts). */
export const EditionComparison = z.object({
  from: z.string(),
  unchanged: z.number(),
  changes: z.array(
    z.object({
      field: z.string(),
      item: z.string(),
      what: z.enum(['reworded', 'moved', 'missing', 'new', 'changed']),
      before: FieldPlace,
      after: FieldPlace,
      detail: z.string(),
    }),
  ),
})
export type EditionComparison = z.output<typeof EditionComparison>

/** The official blanks, their editions, and moving open cases from one edition to the next. */
export const formLibrary = {
  list: query('formLibrary.list', {
    summary: 'Every known edition of every form: when it is taken, whether its blank is here.',
    path: 'GET /api/form-library',
    can: 'formEditions:read',
    input: z.object({}),
    output: z.object({
      items: z.array(EditionRow),
      /** All editions the product fills together: their fields, and how many of them are neither bound nor explained. */
      mapped: z.object({ forms: z.number(), fields: z.number(), unaccounted: z.number() }),
    }),
    example: {},
  }),
  imports: query('formLibrary.imports', {
    summary: 'The last files on their way into the library, newest first.',
    path: 'GET /api/form-library/imports',
    can: 'formLibrary:read',
    input: z.object({}),
    output: z.object({ items: z.array(ImportRow) }),
    example: {},
    passive: true,
  }),
  fetches: query('formLibrary.fetches', {
    summary: 'Where the blanks come from, and for each form how the last download from its official page ended.',
    path: 'GET /api/form-library/fetches',
    can: 'formLibrary:read',
    input: z.object({}),
    output: z.object({
      source: z.enum(['agency', 'folder', 'none']),
      sentence: z.string(),
      items: z.array(FetchRow),
      /** Why each blank that is missing is, and the page its agency publishes it on. */
      missing: z.array(MissingBlank),
    }),
    example: {},
    passive: true,
  }),
  fetchNow: command('formLibrary.fetchNow', {
    summary:
      'Looks for the official blank of every form the product fills, at the agency or in the folder, without waiting for the next look.',
    audit: 'Started a look for new form blanks',
    path: 'POST /api/form-library/fetches',
    can: 'formLibrary:edit',
    input: z.object({}),
    output: z.object({ forms: z.number() }),
    refusals: {
      NOT_FETCHED: {
        status: 409,
        message: 'This installation looks for blanks nowhere: see FORMS_FETCH and FORMS_DIR.',
      },
    },
    example: {},
  }),
  changes: query('formLibrary.changes', {
    summary:
      'What changed from the edition before to this one: field by field, with places and words; null if not compared.',
    path: 'GET /api/form-library/:id/changes',
    can: 'formEditions:read',
    input: z.object({ id: Id }),
    output: z.object({ comparison: EditionComparison.nullable() }),
    example: { id: 1 },
    names: { id: 'shared: an edition of the form library' },
  }),
  refusedBlank: query('formLibrary.refusedBlank', {
    summary: 'The pages of an edition that was refused, for the comparison with the edition before it.',
    path: 'GET /api/form-library/:id/refused-blank',
    can: 'formEditions:read',
    input: z.object({ id: Id }),
    output: z.unknown(),
    refusals: { NO_BLANK: { status: 404, message: 'The library has no refused blank of this edition.' } },
    download: true,
    example: { id: 1 },
    names: { id: 'shared: an edition of the form library' },
  }),
  confirmCarried: command('formLibrary.confirmCarried', {
    summary:
      'Confirms that an edition may be written with the mapping of the edition before it, after every new wording was read.',
    audit: 'Confirmed the field mapping of a form edition',
    path: 'POST /api/form-library/:id/carried',
    can: 'formLibrary:edit',
    input: z.object({
      id: Id,
      version: z.number().int(),
      /** The fields that are worded anew and still ask the same. */
      same: z.array(z.string().max(300)).max(2_000).default([]),
    }),
    output: EditionRow,
    refusals: {
      CHANGED: { status: 409, message: 'Somebody else changed this edition in the meantime. Look at it again.' },
      NOT_CARRIED: { status: 409, message: 'This edition is not carried over from another.' },
      NOT_READ: { status: 409, message: 'Some fields are worded anew. Say of each whether it still asks the same.' },
    },
    example: { id: 1, version: 1 },
    names: { id: 'shared: an edition of the form library' },
  }),
  keepBefore: command('formLibrary.keepBefore', {
    summary: 'Decides that an edition is not written with the mapping of the one before it, which stays in use.',
    audit: 'Kept the earlier edition of a form',
    path: 'POST /api/form-library/:id/kept',
    can: 'formLibrary:edit',
    input: z.object({ id: Id, version: z.number().int() }),
    output: EditionRow,
    refusals: {
      CHANGED: { status: 409, message: 'Somebody else changed this edition in the meantime. Look at it again.' },
      NOT_CARRIED: { status: 409, message: 'This edition is not carried over from another.' },
      IN_USE: { status: 409, message: 'Open cases are written on this edition. Move them to the other one first.' },
    },
    example: { id: 1, version: 1 },
    names: { id: 'shared: an edition of the form library' },
  }),
  upload: command('formLibrary.upload', {
    summary:
      'Takes an official blank (PDF). A job compares its fields with the known edition and proves that it can be filled.',
    audit: 'Uploaded a form blank',
    path: 'POST /api/form-library/imports',
    can: 'formLibrary:edit',
    input: z.object({ file: z.custom<UploadedFile>() }),
    output: ImportRow,
    upload: { maxBytes: MOST_BLANK_BYTES },
  }),
  saveDates: command('formLibrary.saveDates', {
    summary: 'Sets from when until when an agency takes an edition, and whether that is confirmed.',
    audit: 'Set the dates of a form edition',
    path: 'PUT /api/form-library/:id',
    can: 'formLibrary:edit',
    input: z.object({
      id: Id,
      ombExpiresOn: TypedDay.nullable(),
      takenFrom: TypedDay.nullable(),
      takenUntil: TypedDay.nullable(),
      basis: z.enum(['postmark', 'received']).default('received'),
      confirmed: z.boolean(),
      note: z.string().trim().max(500),
      version: z.number().int(),
    }),
    output: EditionRow,
    refusals: {
      CHANGED: { status: 409, message: 'Somebody else changed this edition in the meantime. Look at it again.' },
      DATES_REVERSED: { status: 409, message: 'The last day lies before the first.' },
    },
    example: { id: 1, ombExpiresOn: null, takenFrom: null, takenUntil: null, confirmed: false, note: '', version: 1 },
    names: { id: 'shared: an edition of the form library' },
  }),
  movePreview: query('formLibrary.movePreview', {
    summary: 'What moving open cases from one edition to another would change: the items, and how many forms.',
    path: 'GET /api/form-library/moves',
    can: 'formLibrary:read',
    input: z.object({ formId: z.string().max(30), from: z.string().max(20), to: z.string().max(20) }),
    output: z.object({ items: z.array(MovedItem), forms: z.number(), cases: z.number() }),
    refusals: { EDITION_UNKNOWN: { status: 409, message: 'The product does not know both editions of this form.' } },
    example: { formId: 'i-765', from: '2025-08-21', to: '2026-09-15' },
  }),
  moveCases: command('formLibrary.moveCases', {
    summary: 'Moves the forms of open cases to another edition and tells each case what changed. Filed forms stay.',
    audit: 'Moved open cases to another form edition',
    path: 'POST /api/form-library/moves',
    can: 'formLibrary:edit',
    input: z.object({ formId: z.string().max(30), from: z.string().max(20), to: z.string().max(20) }),
    output: z.object({ items: z.array(MovedItem), forms: z.number(), cases: z.number() }),
    refusals: {
      EDITION_UNKNOWN: { status: 409, message: 'The product does not know both editions of this form.' },
      SAME_EDITION: { status: 409, message: 'That is the same edition.' },
    },
    example: { formId: 'i-765', from: '2025-08-21', to: '2026-09-15' },
    confirm: true,
  }),
}
