import type { Readable } from 'node:stream'
import { authorOf } from '#case-file/cases/server/case-contacts.ts'
import { requireRight } from '#case-file/cases/server/require-right.ts'
import { requireCase } from '#case-file/cases/server/visible.ts'
import { implement } from '#platform/operation/context.ts'
import { editableFiles } from '../contract.ts'
import { writes } from '../policy.ts'
import { LOCK_MINUTES } from '../records.ts'
import { streamOf } from './bytes.ts'
import {
  createEditableFile,
  deleteFile,
  fileOfCase,
  liveLock,
  onWritable,
  renameFile,
  requireFile,
  requireVersion,
  restoreVersion,
  saveVersion,
  shareFile,
  unlessLocked,
} from './keep.ts'
import { filesOfCase, setLock, shownFile, versionsOf } from './store.ts'

export const editableFilesHandlers = implement(editableFiles, {
  list: async (context, { caseId, kind }) => {
    await requireRight(context, 'case:read')
    const { db, actor, now } = context
    const of = await requireCase(db, actor, caseId)
    const rows = await filesOfCase(db, caseId, kind)
    return { items: rows.map((row) => shownFile(row, actor, now)), may: { write: writes(of, actor) } }
  },

  get: async (context, { id }) => shownFile(await requireFile(context, id), context.actor, context.now),

  versions: async (context, { id }) => {
    await requireFile(context, id)
    return { items: await versionsOf(context.db, id) }
  },

  download: async (context, { id, number }) => {
    const { row, version } = await requireVersion(context, id, number)
    return { stream: await streamOf(context.services, version), fileName: row.name, contentType: DOCX }
  },

  upload: async (context, { caseId, kind, name, file }) => {
    await requireRight(context, 'case:edit')
    const of = await requireCase(context.db, context.actor, caseId)
    if (!writes(of, context.actor)) context.refuse('NOT_YOURS')
    return createEditableFile(context, editableFiles.upload, {
      ...{ of: fileOfCase(of), kind, source: 'upload', bytes: file.stream as Readable },
      // Whatever it is called here: by its own name it must be a Word file.
      name: name === undefined ? file.fileName : `${name}.${/\.(\w+)$/.exec(file.fileName)?.[1] ?? ''}`,
    })
  },

  save: (context, { id, basedOn, lock, source, file }) =>
    saveVersion(context, editableFiles.save, {
      ...{ id, basedOn, source, bytes: file.stream as Readable, guard: unlessLocked(lock) },
    }),

  restore: (context, { id, number, lock }) => restoreVersion(context, { id, number, guard: unlessLocked(lock) }),

  rename: async (context, { id, name, lock }) =>
    (await renameFile(context, { id, name, guard: unlessLocked(lock) })) || context.refuse('NAME_TAKEN'),

  share: (context, { id, sharedWith }) => shareFile(context, id, sharedWith),

  remove: async (context, { id, lock }) => {
    await deleteFile(context, { id, guard: unlessLocked(lock) })
    return { id }
  },

  lock: (context, { id, lock, takeOver }) =>
    onWritable(context, id, async (row) => {
      const { db, now, actor, refuse } = context
      // A browser that died leaves its lock behind: its own writer takes it over, and what is still open elsewhere saves no more.
      const held = liveLock(row, now)
      const isOwn = row.lockBy === actor.userId && held.startsWith(OWN_EDITOR)
      if (isOwn && held !== lock && !takeOver) refuse('OPEN_ELSEWHERE')
      if (!isOwn) unlessLocked(lock)(row, now)
      const until = new Date(now.getTime() + LOCK_MINUTES * 60_000)
      await setLock(db, id, { value: lock, until, by: actor.userId, byName: (await authorOf(context)).name })
      return shownFile(await requireFile(context, id), actor, now)
    }),

  unlock: (context, { id, lock }) =>
    onWritable(context, id, async (row) => {
      const { db, now, actor } = context
      unlessLocked(lock)(row, now)
      await setLock(db, id, { value: '', until: null, by: null, byName: '' })
      return shownFile(await requireFile(context, id), actor, now)
    }),
})

/** How the locks of the built-in editor begin; another editor's are its own. */
const OWN_EDITOR = 'editor-'

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
