import { authorOf, type Working } from '#case-file/cases/server/case-contacts.ts'
import { bytesOf } from '#paperwork/editable-files/server/bytes.ts'
import { requireFile } from '#paperwork/editable-files/server/keep.ts'
import { systemWithin } from '#platform/database/as-system.ts'
import type { Services } from '#platform/services.ts'
import type { LetterWork } from '../records.ts'
import { LETTER_JOB } from './jobs.ts'
import { insertWork, printOf, printUnderWay } from './works-store.ts'

/** The PDF of a letter's newest version; undefined before it was printed. */
export async function printedBytes(
  services: Services,
  { id, versionNumber: version }: { id: number; versionNumber: number },
): Promise<Buffer | undefined> {
  const printed = await printOf(services.database.read({ kind: 'system' }), { id, version })
  return printed && bytesOf(services, printed)
}

/** Puts the print of the newest version on the queue, or finds it done or under way. What is to be signed is sent after it. */
export async function askForPrint(
  change: Working,
  id: number,
  toSign?: { caseId: number; asked: object },
): Promise<LetterWork> {
  const { db, actor, now, enqueue, audit } = change
  const { versionNumber: version, companyId, lawFirmId } = await requireFile(change, id)
  const printed = await printOf(systemWithin(db), { id, version })
  const isDone = printed !== undefined && !toSign
  const underWay = !printed && !toSign && (await printUnderWay(db, { id, version, userId: actor.userId, now }))
  const work =
    underWay ||
    (await insertWork(db, {
      ...{ what: 'print', caseId: null, template: '', name: '', fileId: id, version, sharedWith: 'nobody' },
      ...{ userId: actor.userId, userName: (await authorOf(change)).name, at: now, printed: printed?.fileId, toSign },
    }))
  if (!isDone && !underWay) enqueue(LETTER_JOB, { workId: work.id }, { key: `letter:${work.id}` })
  audit({ subject: `editableFile:${id}`, after: { version }, ...(companyId ? { companyId } : { lawFirmId }) })
  return work
}
