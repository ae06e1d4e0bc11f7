import type { z } from 'zod'
import { requireCase } from '#case-file/cases/server/visible.ts'
import { requireFile } from '#case-work/editable-files/server/keep.ts'
import { askForPrint } from '#case-work/letters/server/ask-for-print.ts'
import { findLetter } from '#case-work/letters/server/store.ts'
import { refuseUnfinished } from '#case-work/letters/server/unfinished.ts'
import { isGivenUp, TOOK_TOO_LONG } from '#case-work/letters/server/works-store.ts'
import type { Db } from '#platform/database/database.ts'
import { changing } from '#platform/operation/after-upload.ts'
import type { Context } from '#platform/operation/context.ts'
import { notFound } from '#platform/operation/refusal.ts'
import { envelopes } from '../contract.ts'
import { mayManage } from '../policy.ts'
import type { LetterToSign } from '../records.ts'
import type { AskedToSign } from './printed-letter.ts'

type Input = z.output<(typeof envelopes)['sendLetter']['input']>

/** What is asked for is kept with the print of the letter: it is sent however the browser is by then. */
export async function sendLetter(context: Context<(typeof envelopes)['sendLetter']>, given: Input) {
  const { db, actor, refuse } = context
  const { caseId, letterId, message, validDays, signers, send } = given
  if (!mayManage(await requireCase(db, actor, caseId), actor)) refuse('NOT_YOURS')
  const file = await requireFile(context, letterId)
  if (file.caseId !== caseId) throw notFound('letter')
  await refuseUnfinished(context, (await findLetter(db, letterId)) ?? { id: letterId, missing: [] })
  const asked: AskedToSign = { message, validDays, signers, send }
  return changing(context, envelopes.sendLetter, (change) => askForPrint(change, letterId, { caseId, asked }))
}

/** Letters of a case that the reader sent to be signed and that are not out yet, and why. Of one letter the newest. */
export async function lettersToSign(db: Db, caseId: number, now: Date): Promise<LetterToSign[]> {
  const rows = await db.rows<LetterToSign & { createdAt: string }>(
    `select * from (
       select distinct on (w.editable_file_id) w.id, e.name, w.status, w.step, w.message, w.created_at as "createdAt",
              w.to_sign #>> '{signers,0,name}' as first, w.envelope_id
         from letter_works w join editable_files e on e.id = w.editable_file_id
        where w.to_sign_in = $1 order by w.editable_file_id, w.id desc) newest
      where envelope_id is null and "createdAt" > $2::timestamptz - interval '7 days' order by id desc limit 20`,
    [caseId, now],
  )
  return rows.map(({ createdAt, ...row }) =>
    row.status !== 'Failed' && isGivenUp({ createdAt }, now)
      ? { ...row, status: 'Failed', step: '', message: TOOK_TOO_LONG }
      : row,
  )
}
