import { z } from 'zod'
import { PAYMENT_METHOD_MISSING } from '#identity/users/payment-policy.ts'
import type { UploadedFile } from '#platform/operation/context.ts'
import { command, query } from '#platform/operation/contract.ts'
import { Id } from '#platform/operation/fields.ts'

export const MOST_IMPORT_BYTES = 10 * 1024 * 1024
export const SHOWN_PROBLEMS = 500

const Kind = z.enum(['people', 'companies'])
export const ImportStatus = z.enum(['uploaded', 'checking', 'checked', 'importing', 'imported', 'undone', 'failed'])
const ColumnMapping = z
  .record(z.string().regex(/^\d{1,3}$/), z.string().max(100))
  .refine((mapping) => Object.keys(mapping).length <= 200, 'has too many columns')

export const Import = z.object({
  id: z.number(),
  kind: Kind,
  companyId: z.number().nullable(),
  companyName: z.string().nullable(),
  fileName: z.string(),
  /** The headings of the file. */
  columns: z.array(z.string()),
  /** Which target a column is read as, by the column's place. */
  mapping: z.record(z.string(), z.string()),
  status: ImportStatus,
  totalRows: z.number(),
  doneRows: z.number(),
  badRows: z.number(),
  problemCount: z.number(),
  message: z.string(),
  createdAt: z.string(),
  importedAt: z.string().nullable(),
  /** Until when the import can be taken back. */
  undoUntil: z.string().nullable(),
})
export type Import = z.output<typeof Import>

const Problem = z.object({ row: z.number(), column: z.string(), problem: z.string() })
const Target = z.object({ id: z.string(), label: z.string(), group: z.string(), required: z.boolean() })

/** With everything the screen needs: the first problems, and what columns can be read as. */
export const ImportDetails = Import.extend({ problems: z.array(Problem), targets: z.array(Target) })
export type ImportDetails = z.output<typeof ImportDetails>

const NOT_NOW = { status: 409, message: 'This import is being worked on, or it is finished.' } as const
const upload = { maxBytes: MOST_IMPORT_BYTES }

/** Employees and companies from a CSV or XLSX file: upload, mapping, check, import, undo. */
export const imports = {
  uploadPeople: command('imports.uploadPeople', {
    summary: 'Takes a CSV or XLSX file of employees for a company; nothing is imported yet.',
    audit: 'Uploaded a file of employees to import',
    path: 'POST /api/companies/:companyId/people-imports',
    can: 'employee:create',
    input: z.object({ companyId: Id, file: z.custom<UploadedFile>() }),
    output: ImportDetails,
    refusals: { PAYMENT_METHOD_MISSING },
    names: { companyId: 'company' },
    upload,
  }),
  uploadCompanies: command('imports.uploadCompanies', {
    summary: 'Takes a CSV or XLSX file of companies; nothing is imported yet. A firm’s become its clients.',
    audit: 'Uploaded a file of companies to import',
    path: 'POST /api/company-imports',
    can: 'company:create',
    input: z.object({ file: z.custom<UploadedFile>() }),
    output: ImportDetails,
    refusals: {
      COMPANY_SELECTED: {
        status: 409,
        message: 'You work in a selected company. Go back to your own work first; then import companies.',
      },
    },
    upload,
  }),
  list: query('imports.list', {
    summary: 'The last imports the caller may see, newest first.',
    path: 'GET /api/imports',
    can: 'session',
    input: z.object({ kind: Kind }),
    output: z.object({ items: z.array(Import) }),
    example: { kind: 'people' },
  }),
  get: query('imports.get', {
    summary: 'One import: how its columns are read, how far it is, what is wrong by row and column.',
    path: 'GET /api/imports/:id',
    can: 'session',
    input: z.object({ id: Id }),
    output: ImportDetails,
    example: { id: 1 },
    names: { id: 'import' },
  }),
  problems: query('imports.problems', {
    summary: 'Every bad cell by row and column, as CSV.',
    path: 'GET /api/imports/:id/problems',
    can: 'session',
    input: z.object({ id: Id }),
    output: z.unknown(),
    download: true,
    example: { id: 1 },
    names: { id: 'import' },
  }),
  check: command('imports.check', {
    summary: 'Sets how the columns are read and checks every cell; still nothing is imported.',
    audit: 'Set the columns of an import',
    path: 'POST /api/imports/:id/check',
    can: 'session',
    input: z.object({ id: Id, mapping: ColumnMapping }),
    output: ImportDetails,
    refusals: {
      NOT_NOW,
      COLUMNS_MISSING: { status: 409, message: 'Some columns that are needed have not been chosen yet.' },
      COLUMN_TWICE: { status: 409, message: 'Two columns are read as the same thing.' },
    },
    example: { id: 1, mapping: { 0: 'person.familyName' } },
    names: { id: 'import' },
  }),
  confirm: command('imports.confirm', {
    summary:
      'Imports the checked rows as one job, all or nothing. Rows with problems are left out only when asked for.',
    audit: 'Confirmed an import',
    path: 'POST /api/imports/:id/confirm',
    can: 'session',
    input: z.object({ id: Id, leaveOutBadRows: z.boolean().default(false) }),
    output: ImportDetails,
    refusals: {
      NOT_NOW,
      PAYMENT_METHOD_MISSING,
      HAS_PROBLEMS: {
        status: 409,
        message: 'Some rows cannot be imported. Correct the file, or leave those rows out.',
      },
      NOTHING_LEFT: { status: 409, message: 'No row can be imported. Correct the file and upload it again.' },
    },
    example: { id: 1 },
    names: { id: 'import' },
  }),
  undo: command('imports.undo', {
    summary: 'Takes an import back within 24 hours, as long as nothing was built on it.',
    audit: 'Undid an import',
    path: 'POST /api/imports/:id/undo',
    can: 'session',
    input: z.object({ id: Id }),
    output: ImportDetails,
    refusals: {
      NOT_NOW: { status: 409, message: 'Only a finished import can be taken back.' },
      TOO_LATE: { status: 409, message: 'An import can be taken back for 24 hours; this one is older.' },
      IN_USE: {
        status: 409,
        message: 'Some of what was imported has been changed or is in use by now, so the import stays.',
      },
    },
    example: { id: 1 },
    confirm: true,
    names: { id: 'import' },
  }),
}
