import { authorOf } from '#case-file/cases/server/case-contacts.ts'
import { LOCK_MINUTES } from '#paperwork/editable-files/records.ts'
import { FileLocked, liveLock, onWritable } from '#paperwork/editable-files/server/keep.ts'
import { type FileRow, setLock } from '#paperwork/editable-files/server/store.ts'
import { WopiAnswer, type WopiCall } from './call.ts'

type Answer = { headers: Record<string, string> }

/** Takes the file, keeps it, lets it go or changes hands, by what is asked and what holds. */
export async function changeLock(call: WopiCall, what: 'LOCK' | 'UNLOCK' | 'REFRESH_LOCK'): Promise<Answer> {
  const lock = call.header('X-WOPI-Lock')
  const oldLock = call.header('X-WOPI-OldLock')
  if (lock === '' || lock.length > 1024) throw new WopiAnswer(400, 'X-WOPI-Lock is missing or too long.')
  const { actor, now, services } = call
  return services.database.transaction({ kind: 'session', tokenHash: actor.tokenHash }, (db) =>
    onWritable({ db, actor, now, services }, call.id, async (row) => {
      const held = liveLock(row, now)
      // UnlockAndRelock names the lock that it gives up; to take the file anew, nobody may hold it.
      const expected = what === 'LOCK' && oldLock !== '' ? [oldLock] : what === 'LOCK' ? ['', lock] : [lock]
      if (!expected.includes(held)) throw new FileLocked({ lockValue: held, lockByName: row.lockByName })
      const until = new Date(now.getTime() + LOCK_MINUTES * 60_000)
      await setLock(
        db,
        call.id,
        what === 'UNLOCK'
          ? { value: '', until: null, by: null, byName: '' }
          : { value: lock, until, by: actor.userId, byName: (await authorOf({ db, actor, now })).name },
      )
      return { headers: versionHeader(row) }
    }),
  )
}

export const versionHeader = ({ versionNumber }: Pick<FileRow, 'versionNumber'>) => ({
  'X-WOPI-ItemVersion': String(versionNumber),
})

/** PutFile: by whoever holds the lock; a file that nobody holds only while it is empty. */
export const heldBy =
  (lock: string) =>
  (row: FileRow, now: Date): void => {
    const held = liveLock(row, now)
    if (held === '' ? row.size > 0 : held !== lock)
      throw new FileLocked({ lockValue: held, lockByName: row.lockByName })
  }
