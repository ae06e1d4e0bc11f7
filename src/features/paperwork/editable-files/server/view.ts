import type { Actor } from '#platform/session/actor.ts'
import { shares, writes } from '../policy.ts'
import type { EditableFile } from '../records.ts'
import type { FileRow } from './store.ts'

/** As its reader sees it: without the lock itself, and not whose it was when the clock took it away. */
export function shownFile(row: FileRow, actor: Actor, now: Date): EditableFile {
  const { lockValue: _value, lockBy: _by, lockByName, lockUntil, mode, ownerId, createdBy: _createdBy, ...file } = row
  const held = lockUntil !== null && new Date(lockUntil) > now
  const place = { mode, ownerId, lawFirmId: row.lawFirmId }
  return {
    ...file,
    lockedByName: held ? lockByName : '',
    lockedUntil: held ? lockUntil : null,
    may: { write: writes(place, actor), share: shares(place, row.companyId, actor) },
  }
}
