import type { CaseColumns } from '#case-file/cases/server/case-row.ts'
import { noticeOf } from '#case-file/moves/told-words.ts'
import type { Day } from '#formats/day.ts'
import { systemWithin } from '#platform/database/as-system.ts'
import type { Transaction } from '#platform/database/database.ts'
import type { Services } from '#platform/services.ts'
import { refreshDeadlines } from './refresh.ts'
import { answerDue } from './what-if.ts'

export type AnswerChannel = CaseColumns['answerChannel']
type Working = { db: Transaction; services: Services; now: Date; today: Day }

/** The answer leaves another way: its day follows by the rule, unless the notice itself printed one. */
export async function changeAnswerChannel(
  context: Working,
  row: CaseColumns,
  channel: AnswerChannel,
): Promise<CaseColumns> {
  const { db, services, now } = context
  const { rfeNoticeOn: noticeOn, rfeDuePrinted } = row
  const counted =
    noticeOn === null || rfeDuePrinted
      ? undefined
      : await answerDue(context, systemWithin(db), row, {
          ...{ notice: noticeOf(row), noticeOn },
          ...(channel && { answerChannel: channel }),
        })
  const rfeDueOn = counted?.dueOn ?? row.rfeDueOn
  await db.run('update cases set answer_channel = $2, rfe_due_on = $3::date where id = $1', [row.id, channel, rfeDueOn])
  await db.within({ kind: 'system' }, () => refreshDeadlines(db, services, row.id, now))
  return { ...row, answerChannel: channel, rfeDueOn }
}

/** How an answer leaves, within a sentence. */
export const channelWords = (channel: 'paper' | 'online' | null): string =>
  channel === 'paper' ? 'on paper' : channel === 'online' ? 'online' : 'a way not known yet'
