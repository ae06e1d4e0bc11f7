import { APPEAL } from '#case-file/cases/news.ts'
import type { Working } from '#case-file/cases/server/case-contacts.ts'
import { Status } from '#case-types/statuses.ts'
import { showDate } from '#formats/dates.ts'
import { Refusal } from '#platform/operation/refusal.ts'
import type { MoveData } from '../contract.ts'

/**
 * Who closes a refused case while it can be fought gives up a day that does not come again. They say so by whatever way
 * they close it: on its page, in a list, by a program.
 */
export async function requireNoAppeal(
  { db }: Pick<Working, 'db'>,
  caseId: number,
  to: number,
  { noAppeal }: Pick<MoveData, 'noAppeal'>,
): Promise<void> {
  if (to !== Status.completed || noAppeal) return
  const open = await db.within({ kind: 'system' }, () =>
    db.maybe<{ until: string }>(
      `select due_on::text as until from open_items where case_id = $1 and key = '${APPEAL}' and due_on is not null limit 1`,
      [caseId],
    ),
  )
  if (open)
    throw new Refusal(
      409,
      'APPEAL_OPEN',
      `An appeal or motion (I-290B) can still be filed until ${showDate(open.until)}. Confirm that none will be, then close the case.`,
    )
}
