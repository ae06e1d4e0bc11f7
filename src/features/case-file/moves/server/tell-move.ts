import { UNDO_MINUTES } from '#case-file/cases/rules.ts'
import { loginsOn, type Side, type Working } from '#case-file/cases/server/case-contacts.ts'
import { CASE_COLUMNS, type CaseColumns } from '#case-file/cases/server/case-row.ts'
import { nameOfStatus } from '#case-file/cases/server/rows.ts'
import { casePath } from '#case-types/case-path.ts'
import type { Standing } from '#case-types/words/standing-name.ts'
import { type News, notify } from '#identity/notifications/server/notify.ts'
import type { Jobs } from '#platform/jobs/worker.ts'
import { systemChange } from '#platform/operation/change.ts'
import type { Services } from '#platform/services.ts'
import { isOutdated, toldToEmployer, toldToFamily } from '../told-words.ts'
import { markTold, moveToTell } from './moves-store.ts'

export const TELL_JOB = 'moves.tell'
const INSIDE: readonly Side[] = ['attorney', 'firm']

const words = ({ number, typeId }: Pick<CaseColumns, 'number' | 'typeId'>, { status, stage, outcome }: Standing) =>
  `Case ${number} is now “${nameOfStatus({ typeId, status, stage, outcome })}”.`

/**
 * A move can be taken back for ten minutes, a mail cannot: colleagues in the firm find it at the bell at once; mails, and
 * whoever stands outside the firm, wait until it stands.
 */
export async function tellMove(context: Working, file: CaseColumns, moveId: number, told: Standing): Promise<void> {
  const users = (await loginsOn(context, file, INSIDE)).filter((id) => id !== context.actor.userId)
  const news = { kind: 'cases' as const, text: words(file, told), link: casePath(file) }
  await notify(context, users, { ...news, only: 'bell' })
  const runAt = new Date(context.now.getTime() + UNDO_MINUTES * 60_000)
  context.enqueue(TELL_JOB, { moveId }, { key: `${TELL_JOB}:${moveId}`, runAt })
}

export const moveJobs = {
  [TELL_JOB]: (services, { moveId }: { moveId: number }) => undoIsOver(services, moveId),
} satisfies Jobs

/** The ten minutes are over: who was not told yet is told, if the move still stands. */
const undoIsOver = (services: Services, moveId: number): Promise<void> =>
  systemChange(services, 'cases.tellMove', async (change) => {
    const { db, now, audit } = change
    const move = await moveToTell(db, moveId)
    if (!move || move.undoneAt !== null || move.toldAt !== null) return
    const file = await db.one<CaseColumns>(`select ${CASE_COLUMNS} from cases k where k.id = $1`, [move.caseId])
    const moved = { ...file, from: move.from, status: move.status, stage: move.stage, outcome: move.outcome }
    const tell = async (sides: readonly Side[], told: Pick<News, 'text' | 'es' | 'subject' | 'only'>) => {
      const users = (await loginsOn(change, file, sides)).filter((id) => id !== move.by)
      await notify(change, users, { kind: 'cases', link: casePath(file), ...told })
    }
    if (file.status === move.status) await tell(INSIDE, { text: words(file, move), only: 'mail' })
    if (!isOutdated(moved, file.status)) {
      await tell(['employer'], toldToEmployer(moved))
      await tell(['employee'], toldToFamily(moved))
    }
    await markTold(db, moveId, now)
    audit({ subject: `case:${file.id}`, after: { moveId }, companyId: file.companyId })
  })
