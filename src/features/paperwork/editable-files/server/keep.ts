import type { Readable } from 'node:stream'
import { authorOf, type Working } from '#case-file/cases/server/case-contacts.ts'
import type { CaseColumns } from '#case-file/cases/server/case-row.ts'
import { requireRight } from '#case-file/cases/server/require-right.ts'
import { requireCase } from '#case-file/cases/server/visible.ts'
import type { Day } from '#formats/day.ts'
import type { RequestInfo } from '#platform/audit/audit.ts'
import type { Db } from '#platform/database/database.ts'
import type { ReceivedFile } from '#platform/files/receive.ts'
import { changing, orForget } from '#platform/operation/after-upload.ts'
import { notFound, Refusal, stale } from '#platform/operation/refusal.ts'
import type { Services } from '#platform/services.ts'
import type { Actor } from '#platform/session/actor.ts'
import { refuseIfHeld } from '#preparation/retention/server/held.ts'
import { editableFiles } from '../contract.ts'
import { extensionOf, fileName, freeName } from '../names.ts'
import { writes } from '../policy.ts'
import { type EditableFile, type FileKind, type FileSource, type SharedWith, SITTING_MINUTES } from '../records.ts'
import { bytesOf, keepBytes } from './bytes.ts'
import {
  type FileOf,
  type FileRow,
  findFile,
  findVersion,
  foldBefore,
  insertBytes,
  insertFile,
  insertVersion,
  type StoredVersion,
  setName,
  setRemoved,
  setShared,
  shownFile,
  takenNames,
} from './store.ts'

export type Asking = { actor: Actor; now: Date; today: Day; request: RequestInfo; services: Services }
type Reading = Pick<Asking, 'actor' | 'now' | 'services'> & { db: Db }
type Operation = { name: string; audit: string }

const { NOT_YOURS, LOCKED } = editableFiles.save.refusals
const notYours = () => new Refusal(NOT_YOURS.status, 'NOT_YOURS', NOT_YOURS.message)

/** Somebody else holds the lock; which one, an editor of its own may be told. */
export class FileLocked extends Refusal {
  readonly current: string
  constructor({ lockValue, lockByName }: Pick<FileRow, 'lockValue' | 'lockByName'>) {
    super(LOCKED.status, 'LOCKED', lockByName ? `${lockByName} is editing this file at the moment.` : LOCKED.message)
    this.current = lockValue
  }
}

export const fileOfCase = (of: CaseColumns): FileOf => ({
  caseId: of.id,
  companyId: of.companyId,
  lawFirmId: of.lawFirmId,
  personId: of.personId,
  householdPersonId: of.householdPersonId,
})
export const fileOfCompany = (companyId: number, lawFirmId: number | null): FileOf => ({
  ...{ caseId: null, companyId, lawFirmId, personId: null, householdPersonId: null },
})
export const fileOfFirm = (lawFirmId: number): FileOf => ({
  ...{ caseId: null, companyId: null, lawFirmId, personId: null, householdPersonId: null },
})

/** The file, if the caller may read it; a command may lock its row. */
export async function requireFile(context: Reading, id: number, lock: '' | 'for update of e' = ''): Promise<FileRow> {
  await requireRight(context, 'case:read')
  const row = await findFile(context.db, id, lock)
  if (!row) throw notFound('file')
  if (row.caseId !== null) await requireCase(context.db, context.actor, row.caseId)
  return row
}

async function requireWritable(context: Reading, id: number): Promise<FileRow> {
  const row = await requireFile(context, id, 'for update of e')
  await requireRight(context, 'case:edit')
  if (!writes(row, context.actor)) throw notYours()
  return row
}

/** The lock that holds at the moment; '' when there is none, or the clock took it away. */
export const liveLock = ({ lockValue, lockUntil }: Pick<FileRow, 'lockValue' | 'lockUntil'>, now: Date): string =>
  lockUntil !== null && new Date(lockUntil) > now ? lockValue : ''

/** What an editor's own lock lets through: nobody's, or its own. */
export const unlessLocked =
  (lock: string) =>
  (row: FileRow, now: Date): void => {
    const held = liveLock(row, now)
    if (held !== '' && held !== lock) throw new FileLocked(row)
  }

export type NewFile = { of: FileOf; kind: FileKind; name: string; bytes: Buffer | Readable; source: FileSource }

/** Stores the bytes, then file and first version in one transaction. */
export async function createEditableFile(
  context: Asking,
  operation: Operation,
  { of, kind, name, bytes, source }: NewFile,
): Promise<EditableFile> {
  const wanted = fileName(name, extensionOf(name) || 'docx')
  const stored = await keepBytes(context.services, of, wanted, bytes)
  return orForget(context.services, stored, () =>
    changing(context, operation, async (change) => {
      await requireRight(change, 'case:edit')
      const place = of.caseId === null ? undefined : await requireCase(change.db, change.actor, of.caseId)
      const { mode, ownerId } = place ?? { mode: null, ownerId: null }
      if (!writes({ mode, ownerId, lawFirmId: of.lawFirmId }, change.actor)) throw notYours()
      const taken = new Set((await takenNames(change.db, of)).map((each) => each.name))
      const author = await authorOf(change)
      // What somebody of the family writes in the own case, the family sees.
      const sharedWith: SharedWith = change.actor.scope === 'person' ? 'everyone' : 'nobody'
      const { id } = await insertFile(change.db, of, { kind, name: freeName(wanted, taken), sharedWith }, author)
      await addVersion(change, { id, ...of }, 1, stored, { source })
      return told(change, id, { kind, source, size: stored.size })
    }),
  )
}

/** The newest version, or the one with this number, with its bytes. */
export async function readVersion(
  context: Reading,
  id: number,
  number?: number,
): Promise<{ file: EditableFile; number: number; bytes: Buffer }> {
  const { row, version } = await requireVersion(context, id, number)
  const bytes = await bytesOf(context.services, version)
  return { file: shownFile(row, context.actor, context.now), number: version.number, bytes }
}

export async function requireVersion(
  context: Reading,
  id: number,
  number?: number,
): Promise<{ row: FileRow; version: StoredVersion }> {
  const row = await requireFile(context, id)
  const version = await findVersion(context.db, id, number ?? row.versionNumber)
  if (!version) throw notFound('version')
  return { row, version }
}

export type NewVersion = {
  id: number
  /** The version the writer began with; left out by a writer that holds the lock. */
  basedOn?: number
  bytes: Buffer | Readable
  source: FileSource
  /** Saved by itself while somebody writes: one version for each sitting. */
  sitting?: boolean
  /** What the file's lock must say; nobody else's by default. */
  guard?: (row: FileRow, now: Date) => void
}

/** Refused when somebody saved in between, or holds the lock. */
export async function saveVersion(context: Asking, operation: Operation, given: NewVersion): Promise<EditableFile> {
  const { services, actor } = context
  const db = services.database.read({ kind: 'session', tokenHash: actor.tokenHash })
  const before = await requireFile({ ...context, db }, given.id)
  await requireRight(context, 'case:edit')
  if (!writes(before, actor)) throw notYours()
  // Said before the bytes are taken in, and again when they are kept.
  const guard = given.guard ?? unlessLocked('')
  guard(before, context.now)
  const stored = await keepBytes(services, before, before.name, given.bytes)
  return orForget(services, stored, () =>
    changing(context, operation, async (change) => {
      const row = await requireWritable(change, given.id)
      guard(row, change.now)
      if (given.basedOn !== undefined && given.basedOn !== row.versionNumber)
        throw stale({ versionNumber: row.versionNumber, changedByName: row.changedByName, changedAt: row.changedAt })
      const number = row.versionNumber + 1
      await addVersion(change, row, number, stored, { source: given.source })
      if (given.sitting) {
        const since = new Date(change.now.getTime() - SITTING_MINUTES * 60_000)
        await foldBefore(change.db, row.id, number, { userId: change.actor.userId, since })
      }
      return told(change, row.id, { source: given.source, size: stored.size })
    }),
  )
}

export async function restoreVersion(
  change: Working,
  { id, number, guard }: { id: number; number: number; guard: NonNullable<NewVersion['guard']> },
): Promise<EditableFile> {
  const row = await requireWritable(change, id)
  guard(row, change.now)
  const version = await findVersion(change.db, id, number)
  if (!version) throw notFound('version')
  // The bytes are there already: the new version has the same file.
  const given = { fileId: version.fileId, source: 'restored', fromNumber: number } as const
  await insertVersion(change.db, id, row.versionNumber + 1, given, await authorOf(change))
  return told(change, id, { restored: number })
}

/** False: another file there has this name. */
export async function renameFile(
  change: Working,
  { id, name, guard }: { id: number; name: string; guard: NonNullable<NewVersion['guard']> },
): Promise<EditableFile | false> {
  const row = await requireWritable(change, id)
  guard(row, change.now)
  const wanted = fileName(name, extensionOf(row.name))
  const taken = await takenNames(change.db, row)
  if (taken.some((each) => each.id !== id && each.name === wanted.toLowerCase())) return false
  await setName(change.db, id, wanted)
  return told(change, id, { name: wanted }, { name: row.name })
}

export async function shareFile(change: Working, id: number, sharedWith: SharedWith): Promise<EditableFile> {
  const row = await requireWritable(change, id)
  await setShared(change.db, id, sharedWith)
  return told(change, id, { sharedWith }, { sharedWith: row.sharedWith })
}

export async function deleteFile(
  change: Working,
  { id, guard }: { id: number; guard: NonNullable<NewVersion['guard']> },
): Promise<void> {
  const row = await requireWritable(change, id)
  guard(row, change.now)
  await refuseIfHeld(change.db, row)
  await setRemoved(change.db, id, change.now)
  const { companyId, lawFirmId, name, caseId } = row
  change.audit({ subject: `editableFile:${id}`, before: { name, caseId }, ...tenant(companyId, lawFirmId) })
}

/** Work on the locked row of a file that the caller may write. */
export const onWritable = async <T>(change: Reading, id: number, work: (row: FileRow) => Promise<T>): Promise<T> =>
  work(await requireWritable(change, id))

async function addVersion(
  change: Working,
  of: Pick<FileRow, 'id' | 'companyId' | 'lawFirmId'>,
  number: number,
  stored: ReceivedFile,
  { source }: { source: FileSource },
): Promise<void> {
  const author = await authorOf(change)
  const fileId = await insertBytes(change.db, of, stored, author)
  await insertVersion(change.db, of.id, number, { fileId, source, fromNumber: null }, author)
}

async function told(change: Working, id: number, after: object, before?: object): Promise<EditableFile> {
  const row = await requireFile(change, id)
  change.audit({
    subject: `editableFile:${id}`,
    ...(before && { before }),
    after: { ...after, name: row.name, caseId: row.caseId, version: row.versionNumber },
    ...tenant(row.companyId, row.lawFirmId),
  })
  return shownFile(row, change.actor, change.now)
}

const tenant = (companyId: number | null, lawFirmId: number | null) =>
  companyId === null ? { lawFirmId } : { companyId }
