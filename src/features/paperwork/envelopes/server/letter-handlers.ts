import type { z } from 'zod'
import { requireCase } from '#case-file/cases/server/visible.ts'
import { requireFile } from '#paperwork/editable-files/server/keep.ts'
import { askForPrint } from '#paperwork/letters/server/ask-for-print.ts'
import { findLetter } from '#paperwork/letters/server/store.ts'
import { refuseUnfinished } from '#paperwork/letters/server/unfinished.ts'
import { changing } from '#platform/operation/after-upload.ts'
import type { Context } from '#platform/operation/context.ts'
import { notFound } from '#platform/operation/refusal.ts'
import { envelopes } from '../contract.ts'
import { mayManage } from '../policy.ts'
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
