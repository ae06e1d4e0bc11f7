import { z } from 'zod'
import type { UploadedFile } from '#platform/operation/context.ts'
import { command, query } from '#platform/operation/contract.ts'
import { Id } from '#platform/operation/fields.ts'
import { EditableFile, EditableVersion, FileKind, FileSource, MOST_FILE_BYTES, SharedWith } from './records.ts'

const NOT_YOURS = { status: 403, message: 'You can read this file. Those who prepare the case write it.' } as const
const LOCKED = { status: 409, message: 'Somebody else is editing this file at the moment.' } as const
const NAME_TAKEN = { status: 409, message: 'There is another file with this name. Choose another name.' } as const

const name = z.string().trim().min(1).max(150)
const number = z.coerce.number<number | string>().int().positive().max(2_147_483_647)
/** What an editor chose for its lock; empty: it holds none. */
const lock = z.string().max(1024)
const names = { id: 'editableFile' } as const
const upload = { maxBytes: MOST_FILE_BYTES } as const

/** Word files of a case (letters, memos), their versions, who reads them and who edits at the moment. */
export const editableFiles = {
  list: query('editableFiles.list', {
    summary: 'The letters and other Word files of a case that the caller may read, newest first.',
    path: 'GET /api/cases/:caseId/editable-files',
    can: 'session',
    input: z.object({ caseId: Id, kind: FileKind.optional() }),
    output: z.object({ items: z.array(EditableFile), may: z.object({ write: z.boolean() }) }),
    example: { caseId: 1 },
    names: { caseId: 'case' },
  }),
  get: query('editableFiles.get', {
    summary: 'One file: its name, newest version, who reads it and who edits it at the moment.',
    path: 'GET /api/editable-files/:id',
    can: 'session',
    input: z.object({ id: Id }),
    output: EditableFile,
    example: { id: 1 },
    names,
  }),
  versions: query('editableFiles.versions', {
    summary: 'The versions of a file, newest first.',
    path: 'GET /api/editable-files/:id/versions',
    can: 'session',
    input: z.object({ id: Id }),
    output: z.object({ items: z.array(EditableVersion) }),
    example: { id: 1 },
    names,
  }),
  download: query('editableFiles.download', {
    summary: 'The file itself: the newest version, or the one with this number.',
    path: 'GET /api/editable-files/:id/content',
    can: 'session',
    input: z.object({ id: Id, number: number.optional() }),
    output: z.unknown(),
    download: true,
    example: { id: 1 },
    names,
  }),
  upload: command('editableFiles.upload', {
    summary: 'Adds a Word file (.docx) to a case. Only its writers see it until it is shared.',
    audit: 'Added a Word file to a case',
    path: 'POST /api/cases/:caseId/editable-files',
    can: 'session',
    input: z.object({
      caseId: Id,
      kind: FileKind.default('letter'),
      name: name.optional(),
      file: z.custom<UploadedFile>(),
    }),
    output: EditableFile,
    refusals: { NOT_YOURS },
    names: { caseId: 'case' },
    upload,
    ownTransactions: true,
  }),
  save: command('editableFiles.save', {
    summary: 'Saves a new version, based on the newest; refused when somebody saved in between or edits at the moment.',
    audit: 'Saved a version of a Word file',
    path: 'POST /api/editable-files/:id/versions',
    can: 'session',
    input: z.object({
      id: Id,
      /** The version it was begun with; without one it is never the newest. */
      basedOn: z.coerce.number<number | string>().int().min(0).max(2_147_483_647).default(0),
      lock: lock.default(''),
      source: FileSource.extract(['editor', 'upload']).default('editor'),
      file: z.custom<UploadedFile>(),
    }),
    output: EditableFile,
    refusals: { NOT_YOURS, LOCKED },
    names,
    upload,
    ownTransactions: true,
  }),
  restore: command('editableFiles.restore', {
    summary: 'Makes an earlier version the newest one again; nothing is lost.',
    audit: 'Restored an earlier version of a Word file',
    path: 'POST /api/editable-files/:id/versions/:number/restore',
    can: 'session',
    input: z.object({ id: Id, number, lock: lock.default('') }),
    output: EditableFile,
    refusals: { NOT_YOURS, LOCKED },
    example: { id: 1, number: 1 },
    names,
  }),
  rename: command('editableFiles.rename', {
    summary: 'Gives a file another name.',
    audit: 'Renamed a Word file',
    path: 'PUT /api/editable-files/:id/name',
    can: 'session',
    input: z.object({ id: Id, name, lock: lock.default('') }),
    output: EditableFile,
    refusals: { NOT_YOURS, LOCKED, NAME_TAKEN },
    example: { id: 1, name: 'Support letter' },
    names,
  }),
  share: command('editableFiles.share', {
    summary: 'Says who reads a file besides those who write it: nobody, the employer, or the employee too.',
    audit: 'Changed who reads a Word file',
    path: 'PUT /api/editable-files/:id/share',
    can: 'session',
    input: z.object({ id: Id, sharedWith: SharedWith }),
    output: EditableFile,
    refusals: { NOT_YOURS },
    example: { id: 1, sharedWith: 'employer' },
    names,
  }),
  remove: command('editableFiles.remove', {
    summary: 'Takes a file away. It is kept for the record and not shown any more.',
    audit: 'Removed a Word file',
    path: 'DELETE /api/editable-files/:id',
    can: 'session',
    input: z.object({ id: Id, lock: lock.default('') }),
    output: z.object({ id: z.number() }),
    refusals: { NOT_YOURS, LOCKED },
    example: { id: 1 },
    names,
  }),
  lock: command('editableFiles.lock', {
    summary: 'Takes the file for the built-in editor for 30 minutes, or keeps it when the lock is the caller’s.',
    audit: 'Began to edit a Word file',
    path: 'PUT /api/editable-files/:id/lock',
    can: 'session',
    input: z.object({ id: Id, lock: lock.min(1), takeOver: z.boolean().default(false) }),
    output: EditableFile,
    refusals: {
      NOT_YOURS,
      LOCKED,
      OPEN_ELSEWHERE: { status: 409, message: 'You have this file open in another window or browser.' },
    },
    example: { id: 1, lock: 'editor-1' },
    names,
  }),
  unlock: command('editableFiles.unlock', {
    summary: 'Lets the file go.',
    audit: 'Stopped editing a Word file',
    path: 'DELETE /api/editable-files/:id/lock',
    can: 'session',
    input: z.object({ id: Id, lock: lock.min(1) }),
    output: EditableFile,
    refusals: { NOT_YOURS, LOCKED },
    example: { id: 1, lock: 'editor-1' },
    names,
  }),
}
